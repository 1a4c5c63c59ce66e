import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { deleteSecondFactors } from "../data/factors/secondFactors.ts";
import { deleteUserSessions } from "../data/users/userSessions.ts";
import { findUser } from "../data/users/users.ts";
import { notifyUser } from "../users/notifyUser.ts";

/**
 * Deletes all passkeys and codes of a user who lost them, and ends the user's sessions. Returns false if the user had
 * none.
 */
export function resetSecondFactors(
  scope: Scope,
  user: { readonly businessId: string; readonly id: string },
): Promise<boolean> {
  const { database } = scope;
  return database.transaction(async (sql) => {
    const { query } = sql;
    await findUser(query, user.businessId, user, true);
    if (!(await deleteSecondFactors(query, user))) return false;
    await deleteUserSessions(query, user.businessId, user.id);
    await notifyUser(
      { ...scope, database: nestedTransaction(database, sql) },
      { userId: user.id },
      "SECOND_FACTORS_RESET",
    );
    return true;
  });
}
