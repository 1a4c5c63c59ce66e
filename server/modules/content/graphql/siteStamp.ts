import type { Business } from "../../../platform/database/prisma/client.ts";
import type { SiteState, SiteVersions } from "../data/siteVersions.ts";
import type { Clock } from "../../../platform/database/ports.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { type SiteOrigins, siteOrigin } from "../../businesses/graphql/siteOrigin.ts";

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

/** Stamps by where a site stands and what was asked for: pages that are kept are asked for often. */
const stamps = new WeakMap<SiteState, Map<string, Promise<Stamp>>>();
/** Hosts are invented. */
const MOST_KEPT = 1_000;

/** The stamp of the site of a request's host. Null: there is no site. */
export async function siteStamp(
  deps: StampDeps,
  request: Pick<RequestInfo, "host" | "origin">,
): Promise<Stamp | null> {
  const business = await deps.directory.byHost(request.host);
  if (!business) return null;
  const state = await deps.sites.stateOf(business.id, deps.clock.now());
  if (state.version === 0) return null;
  const asked = `${request.host} ${request.origin}`;
  return stamps.get(state)?.get(asked) ?? remember(state, asked, stampOf(deps, business, state, request));
}

async function stampOf(
  deps: StampDeps,
  business: Business,
  { version, overdueAt }: SiteState,
  request: Pick<RequestInfo, "host" | "origin">,
): Promise<Stamp> {
  const origin = await siteOrigin(deps, business, request);
  return { key: `${business.id} ${version} ${overdueAt ?? ""}`, origin };
}

function remember(state: SiteState, asked: string, stamp: Promise<Stamp>): Promise<Stamp> {
  const known = stamps.get(state);
  const kept = known && known.size < MOST_KEPT ? known : new Map<string, Promise<Stamp>>();
  stamps.set(state, kept.set(asked, stamp));
  stamp.catch(() => kept.delete(asked));
  return stamp;
}
