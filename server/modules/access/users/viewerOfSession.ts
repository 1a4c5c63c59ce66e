import { deleteUserSessions, openUserSession } from "../data/users/userSessions.ts";
import type { UserViewer } from "../rules/viewer.ts";
import { validateSession } from "../rules/users/sessionLife.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { newSessionToken, sessionHash } from "./userTokens.ts";

/** The user behind a session's token, and what it was exchanged for; null: not. */
export interface OpenedSession {
  readonly viewer: UserViewer;
  readonly renewed: string | null;
}

/**
 * Who shows that session in that business; null: it has ended, or is none of its. One statement. A token that was exchanged long ago
 * and is shown all the same was copied: its session ends, whoever has the other one.
 */
export async function viewerOfSession(
  { database, random, clock }: Pick<Scope, "database" | "random" | "clock">,
  businessId: string,
  token: string,
): Promise<OpenedSession | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const now = clock.now();
  const fresh = newSessionToken(random);
  const session = await openUserSession(database.query, {
    businessId,
    tokenHash: sessionHash(token),
    newHash: sessionHash(fresh),
    now,
  });
  if (!session) return null;
  const worth = validateSession(session, session.shown, now);
  if (worth === "COPIED") await deleteUserSessions(database.query, businessId, session.userId, session.id);
  if (worth !== "LIVE") return null;
  const { id, userId, name, role, staffId, passwordAt, isRotated } = session;
  return {
    viewer: { kind: "USER", businessId, id: userId, name, role, staffId, sessionId: id, passwordAt },
    renewed: isRotated ? fresh : null,
  };
}
