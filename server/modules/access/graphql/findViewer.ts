import { GraphQLError } from "graphql";
import type { Viewer } from "../rules/viewer.ts";
import { viewerOfKey } from "../apiKeys.ts";
import { viewerOfSession } from "../users/viewerOfSession.ts";
import { bearerSecret, uselessKey } from "./authorization.ts";
import type { GraphDeps } from "../../../platform/graphql/context.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";

type Deps = Pick<GraphDeps, "database" | "clock" | "random" | "directory">;
type Asked = Pick<RequestInfo, "authorization" | "browser" | "host">;

/**
 * Who asks, in one statement; null: a visitor. A key that opens nothing is refused (thrown), not taken for a visitor. A session counts
 * at its business's own host, and one that has ended is a visitor's: they have to be able to sign in again.
 */
export async function findViewer(
  deps: Deps,
  { authorization, browser, host }: Asked,
): Promise<Viewer | null> {
  const secret = bearerSecret(authorization);
  if (secret !== null) {
    const viewer = await viewerOfKey(deps.database.query, secret, deps.clock.now());
    if (typeof viewer === "string") throw uselessKey(viewer);
    return viewer;
  }
  if (!browser?.session) return null;
  const business = await deps.directory.byHost(host);
  const opened = business && (await viewerOfSession(deps, business.id, browser.session));
  if (opened?.renewed) browser.keepSession(opened.renewed);
  return opened?.viewer ?? null;
}

/** The same where a file is answered and not the graph: who may not is somebody unknown. */
export function findDownloader(deps: Deps, asked: Asked): Promise<Viewer | null> {
  return findViewer(deps, asked).catch((error: unknown) => {
    if (error instanceof GraphQLError) return null;
    throw error;
  });
}
