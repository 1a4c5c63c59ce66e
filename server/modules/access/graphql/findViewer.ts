import { GraphQLError } from "graphql";
import type { Viewer } from "../rules/viewer.ts";
import { findKeyViewer } from "../apiKeys.ts";
import { findSessionViewer } from "../users/findSessionViewer.ts";
import { type PlatformCaller, findPlatformCaller, isPlatformSecret } from "../platformKeys.ts";
import { bearerSecret, invalidKeyError } from "./authorization.ts";
import type { Deps } from "../../../platform/database/scope.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";

type ViewerDeps = Pick<Deps, "database" | "clock" | "random" | "directory">;
type ViewerRequest = Pick<RequestInfo, "authorization" | "browser" | "host">;

/**
 * Returns null for a visitor, also after a session has expired, so that the visitor can sign in again. A session is
 * valid only on a host of its own business.
 * @throws GraphQLError for an invalid API key
 */
export async function findViewer(
  deps: ViewerDeps,
  { authorization, browser, host }: ViewerRequest,
): Promise<Viewer | null> {
  const secret = bearerSecret(authorization);
  if (secret !== null) {
    const viewer = await findKeyViewer(deps.database.query, secret, deps.clock.now());
    if (typeof viewer === "string") throw invalidKeyError(viewer);
    return viewer;
  }
  if (!browser?.session) return null;
  const business = await deps.directory.byHost(host);
  const openedSession = business && (await findSessionViewer(deps, business.id, browser.session));
  if (openedSession?.newToken) browser.storeSession(openedSession.newToken);
  return openedSession?.viewer ?? null;
}

/**
 * Returns the holder of a platform key. Null for every other caller.
 * @throws GraphQLError for an invalid platform key
 */
export async function findPlatform(
  { database, clock }: ViewerDeps,
  { authorization }: ViewerRequest,
): Promise<PlatformCaller | null> {
  const secret = bearerSecret(authorization);
  if (secret === null || !isPlatformSecret(secret)) return null;
  const caller = await findPlatformCaller(database.query, secret, clock.now());
  if (typeof caller === "string") throw invalidKeyError(caller);
  return caller;
}

/** As `findViewer` for file downloads. Returns null instead of throwing. */
export function findDownloadViewer(deps: ViewerDeps, request: ViewerRequest): Promise<Viewer | null> {
  return findViewer(deps, request).catch((error: unknown) => {
    if (error instanceof GraphQLError) return null;
    throw error;
  });
}
