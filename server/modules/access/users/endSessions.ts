import { deleteUserSessions } from "../data/users/userSessions.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { UserViewer } from "../rules/viewer.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { recordUserAudit } from "./recordUserAudit.ts";

/**
 * Ends one session of a user, or all if `sessionId` is null. Returns the ids of the ended sessions. None causes no audit
 * entry.
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
): Promise<string[]> {
  const { database } = scope;
  return database.transaction(async (sql) => {
    const endedIds = await deleteUserSessions(sql.query, viewer.businessId, viewer.id, sessionId);
    const transactionScope = { ...scope, database: nestedTransaction(database, sql) };
    if (endedIds.length > 0)
      await recordUserAudit(transactionScope, viewer, action, action === "revokeSession" ? ["id"] : []);
    return endedIds;
  });
}
