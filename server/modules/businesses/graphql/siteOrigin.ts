import type { Business } from "../../../platform/database/prisma/client.ts";
import type { BusinessDirectory } from "../businessDirectory.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";

/** What finds the origin of a site. */
export interface SiteOrigins {
  readonly directory: BusinessDirectory;
  /** Where this house is, for businesses that have no address of their own; as in mails. Without: `http://localhost`. */
  readonly houseOrigin?: () => string;
}

/**
 * The origin (`https://host:port`) that a business's site is at, which canonical addresses, sitemaps, feeds and pictures begin
 * with: the one stored, else the host asked for if it is written down for the business, else the house's own. The `Host` of a
 * request is whatever somebody sends: a host that is nobody's names nothing.
 */
export async function siteOrigin(
  { directory, houseOrigin }: SiteOrigins,
  business: Pick<Business, "id" | "origin"> | null,
  { host, origin }: Pick<RequestInfo, "host" | "origin">,
): Promise<string> {
  const house = houseOrigin?.() ?? "http://localhost";
  if (business === null) return house;
  if (business.origin !== null && URL.canParse(business.origin)) return new URL(business.origin).origin;
  return (await directory.ownerOf(host)) === business.id ? atPortOf(origin, house) : house;
}

/** Returns the site origin of the business of a request's host, for pages and files that print it. */
export async function requestedOrigin(
  deps: SiteOrigins,
  request: Pick<RequestInfo, "host" | "origin">,
): Promise<string> {
  return siteOrigin(deps, await deps.directory.byHost(request.host), request);
}

/** A port can be invented as well: the house's own is kept, any other is left out. */
function atPortOf(origin: string, house: string): string {
  const asked = new URL(origin);
  if (asked.port !== new URL(house).port) asked.port = "";
  return asked.origin;
}
