import type { Business } from "../../../platform/database/prisma/client.ts";
import type { Deps } from "../../../platform/database/scope.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Context {
    siteOrigin(businessId: string): Promise<string>;
  }
}

export type SiteOrigins = Pick<Deps, "directory" | "serverOrigin">;

/**
 * Returns the stored origin of the business, else the request's host if the business has it, else the server's own
 * origin. Callers choose the `Host` header, so an unknown host is ignored.
 */
export async function siteOrigin(
  { directory, serverOrigin: getServerOrigin }: SiteOrigins,
  business: Pick<Business, "id" | "origin"> | null,
  { host, origin }: Pick<RequestInfo, "host" | "origin">,
): Promise<string> {
  const serverOrigin = getServerOrigin();
  if (business === null) return serverOrigin;
  if (business.origin !== null && URL.canParse(business.origin)) return new URL(business.origin).origin;
  return (await directory.findOwnerId(host)) === business.id
    ? withKnownPort(origin, serverOrigin)
    : serverOrigin;
}

export async function requestedOrigin(
  deps: SiteOrigins,
  request: Pick<RequestInfo, "host" | "origin">,
): Promise<string> {
  return siteOrigin(deps, await deps.directory.byHost(request.host), request);
}

/** Callers choose the port too, so only the server's own port is kept. */
function withKnownPort(origin: string, serverOrigin: string): string {
  const requested = new URL(origin);
  if (requested.port !== new URL(serverOrigin).port) requested.port = "";
  return requested.origin;
}
