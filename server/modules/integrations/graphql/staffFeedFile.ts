import { renderStaffFeed } from "../staffFeed.ts";
import type { Deps } from "../../../platform/database/scope.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { siteOrigin } from "../../businesses/graphql/siteOrigin.ts";

export async function findStaffFeedFile(
  deps: Deps,
  key: string,
  request: RequestInfo,
): Promise<string | null> {
  const business = await deps.directory.byHost(request.host);
  if (!business) return null;
  const origin = await siteOrigin(deps, business, request);
  return renderStaffFeed({ ...deps, business }, business, { key, origin });
}
