import { deleteUserSessions, findUserSession } from "../data/users/userSessions.ts";
import type { UserViewer } from "../rules/viewer.ts";
import { checkSessionToken } from "../rules/users/sessionLife.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { newSessionToken, sessionHash } from "./userTokens.ts";

/** `newToken` is set after a rotation, otherwise null. */
export interface OpenedSession {
  readonly viewer: UserViewer;
  readonly newToken: string | null;
}

/** A former token that is used after its grace period was copied, so the session is deleted for both holders. */
export async function findSessionViewer(
  { database, random, clock }: Pick<Scope, "database" | "random" | "clock">,
  businessId: string,
  token: string,
): Promise<OpenedSession | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const now = clock.now();
  const fresh = newSessionToken(random);
  const session = await findUserSession(database.query, {
    businessId,
    tokenHash: sessionHash(token),
    newHash: sessionHash(fresh),
    now,
  });
  if (!session) return null;
  const status = checkSessionToken(session, session.shown, now);
  if (status === "COPIED") await deleteUserSessions(database.query, businessId, session.userId, session.id);
  if (status !== "LIVE") return null;
  const { id, userId, name, role, staffId, passwordAt, mustSetUpSecondFactor, isRotated } = session;
  return {
    viewer: {
      kind: "USER",
      businessId,
      id: userId,
      name,
      role,
      staffId,
      sessionId: id,
      passwordAt,
      mustSetUpSecondFactor,
    },
    newToken: isRotated ? fresh : null,
  };
}
