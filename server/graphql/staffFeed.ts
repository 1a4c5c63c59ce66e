import { staffFeed } from "../services/staffFeed.ts";
import type { GraphDeps } from "./context.ts";
import type { RequestInfo } from "./requestInfo.ts";

/** A staff member's calendar, for the business of the request's host alone. Null: the key opens nothing there. */
export async function staffFeedFile(
  deps: GraphDeps,
  key: string,
  { host, origin }: RequestInfo,
): Promise<string | null> {
  const business = await deps.directory.byHost(host);
  if (!business) return null;
  return staffFeed({ ...deps, business }, business, { key, origin: business.origin ?? origin });
}
