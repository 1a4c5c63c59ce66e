import type { Business } from "../../../platform/database/prisma/client.ts";
import type { SiteState, SiteVersions } from "../data/siteVersions.ts";
import type { Clock } from "../../../platform/database/ports.ts";
import type { Stamp } from "../../../platform/http/pages/publicPages.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { type SiteOrigins, siteOrigin } from "../../businesses/graphql/siteOrigin.ts";

interface StampDeps extends SiteOrigins {
  readonly sites: SiteVersions;
  readonly clock: Clock;
}

/** Cached by site state and request, because cached pages need a stamp on each request. */
const stamps = new WeakMap<SiteState, Map<string, Promise<Stamp>>>();
/** Bounds the memory that requests with invented hosts can take. */
const MAX_CACHED = 1_000;

export async function getSiteStamp(
  deps: StampDeps,
  request: Pick<RequestInfo, "host" | "origin">,
): Promise<Stamp | null> {
  const business = await deps.directory.byHost(request.host);
  if (!business) return null;
  const state = await deps.sites.getState(business.id, deps.clock.now());
  if (state.version === 0) return null;
  const requestKey = `${request.host} ${request.origin}`;
  return (
    stamps.get(state)?.get(requestKey) ??
    remember(state, requestKey, createStamp(deps, business, state, request))
  );
}

async function createStamp(
  deps: StampDeps,
  business: Business,
  { version, overdueAt }: SiteState,
  request: Pick<RequestInfo, "host" | "origin">,
): Promise<Stamp> {
  const origin = await siteOrigin(deps, business, request);
  return { key: `${business.id} ${version} ${overdueAt ?? ""}`, origin };
}

function remember(state: SiteState, requestKey: string, stamp: Promise<Stamp>): Promise<Stamp> {
  const known = stamps.get(state);
  const kept = known && known.size < MAX_CACHED ? known : new Map<string, Promise<Stamp>>();
  stamps.set(state, kept.set(requestKey, stamp));
  stamp.catch(() => kept.delete(requestKey));
  return stamp;
}
