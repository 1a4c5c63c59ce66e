import type { SiteVersions } from "../data/siteVersions.ts";
import type { Clock } from "../services/ports.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { type SiteOrigins, siteOrigin } from "./siteOrigin.ts";

/** What the public pages of a site hang on besides their address, and the origin that they are at. */
export interface Stamp {
  /** The business, how often its site has changed, and what has become due since. */
  readonly key: string;
  /** `https://host:port`: the canonical one, whatever host was asked for. */
  readonly origin: string;
}

interface StampDeps extends SiteOrigins {
  readonly sites: SiteVersions;
  readonly clock: Clock;
}

/** The stamp of the site of a request's host. Null: there is no site. */
export async function siteStamp(
  deps: StampDeps,
  request: Pick<RequestInfo, "host" | "origin">,
): Promise<Stamp | null> {
  const business = await deps.directory.byHost(request.host);
  if (!business) return null;
  const { version, overdueAt } = await deps.sites.stateOf(business.id, deps.clock.now());
  if (version === 0) return null;
  const origin = await siteOrigin(deps, business, request);
  return { key: `${business.id} ${version} ${overdueAt ?? ""}`, origin };
}
