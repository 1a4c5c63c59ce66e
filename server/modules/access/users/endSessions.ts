import { deleteUserSessions } from "../data/users/userSessions.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { UserViewer } from "../rules/viewer.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { writeDownUser } from "./writeDownUser.ts";

/**
 * Ends one of a user's own sessions, or all of them (`sessionId` null). Answers how many there were; what ended nothing is not
 * written down.
 */
export function endSessions(
  scope: Scope,
  viewer: UserViewer,
  {
    action,
    sessionId,
  }: {
    readonly action: "signOut" | "signOutEverywhere" | "revokeSession";
    readonly sessionId: string | null;
  },
): Promise<number> {
  const { database } = scope;
  return database.transaction(async (sql) => {
    const ended = await deleteUserSessions(sql.query, viewer.businessId, viewer.id, sessionId);
    const inside = { ...scope, database: nestedTransaction(database, sql) };
    if (ended > 0) await writeDownUser(inside, viewer, action, action === "revokeSession" ? ["session"] : []);
    return ended;
  });
}
