import { type UserRow, storeFirstSignIn } from "../data/users/users.ts";
import { toEmailKey } from "../../../shared/guests/guestRules.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { notifyUser } from "./notifyUser.ts";
import { recordUserAudit } from "./recordUserAudit.ts";
import { type SignInClient, type SignedIn, startSession } from "./startSession.ts";
import { findDeviceName } from "./userTokens.ts";

/**
 * Starts the session of a user whose password, code or passkey was accepted, in the transaction of `scope.database`.
 * @param fields names of the input fields, for the audit log
 */
export async function completeSignIn(
  scope: Scope,
  user: UserRow,
  client: SignInClient,
  fields: readonly string[],
): Promise<SignedIn> {
  const { database, business, signer, clock } = scope;
  await recordUserAudit(scope, user, "signIn", fields);
  const isFirst = await storeFirstSignIn(database.query, user, clock.now());
  const account = { businessId: business.id, emailKey: toEmailKey(user.email) };
  if (findDeviceName(signer, account, client.device) === null && !isFirst)
    await notifyUser(scope, { userId: user.id }, "NEW_DEVICE");
  return startSession(scope, user, client);
}
