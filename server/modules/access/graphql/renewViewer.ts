import { findApiKey } from "../data/apiKeys.ts";
import { findSessionUser } from "../data/users/userSessions.ts";
import { getSessionEnd } from "../rules/users/sessionLife.ts";
import type { KeyViewer, UserViewer, Viewer } from "../rules/viewer.ts";
import type { Deps } from "../../../platform/database/scope.ts";
import { forbiddenError, invalidKeyError } from "./authorization.ts";

export interface RenewedViewer {
  readonly viewer: Viewer;
  /** Epoch milliseconds. Null for a key that never expires. */
  readonly endsAt: number | null;
}

/**
 * Loads the viewer again by the id of its key or session. A stream cannot use the session's token, because the token is
 * replaced while the stream is open.
 * @throws {GraphQLError} `UNAUTHENTICATED` when the key or the session has ended
 */
export function renewViewer(deps: Pick<Deps, "database" | "clock">, viewer: Viewer): Promise<RenewedViewer> {
  return viewer.kind === "KEY" ? renewKey(deps, viewer) : renewUser(deps, viewer);
}

async function renewKey(
  { database, clock }: Pick<Deps, "database" | "clock">,
  viewer: KeyViewer,
): Promise<RenewedViewer> {
  const key = await findApiKey(database.query, viewer.businessId, viewer.id);
  if (!key) throw invalidKeyError("UNKNOWN");
  if (key.revokedAt !== null) throw invalidKeyError("REVOKED");
  if (key.expiresAt !== null && key.expiresAt <= clock.now()) throw invalidKeyError("EXPIRED");
  return { viewer: { ...viewer, name: key.name, scopes: key.scopes }, endsAt: key.expiresAt };
}

async function renewUser(
  { database, clock }: Pick<Deps, "database" | "clock">,
  viewer: UserViewer,
): Promise<RenewedViewer> {
  const session = await findSessionUser(database.query, viewer.businessId, viewer.sessionId);
  if (!session || getSessionEnd(session) <= clock.now()) throw forbiddenError(null, null);
  const { name, role, staffId, passwordAt, mustSetUpSecondFactor } = session;
  const renewed = { ...viewer, name, role, staffId, passwordAt, mustSetUpSecondFactor };
  return { viewer: renewed, endsAt: getSessionEnd(session) };
}
