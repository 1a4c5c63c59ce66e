import { type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { toResult } from "../../../platform/database/domainError.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import {
  confirmPendingSecret,
  deleteAuthenticator,
  findAuthenticator,
  storePendingSecret,
} from "../data/factors/authenticators.ts";
import { deleteRecoveryCodes } from "../data/factors/recoveryCodes.ts";
import { type SecondFactors, findSecondFactors } from "../data/factors/secondFactors.ts";
import { findUser } from "../data/users/users.ts";
import { isRecordedAttempt } from "../rules/audit/recordedAttempts.ts";
import { SIGN_IN_MINUTES } from "../rules/users/signInLimits.ts";
import type { UserViewer } from "../rules/viewer.ts";
import { countAttempt } from "../countAttempts.ts";
import { notifyUser } from "../users/notifyUser.ts";
import { recordUserAudit } from "../users/recordUserAudit.ts";
import { decryptSecret, encryptSecret } from "./authenticatorSecrets.ts";
import { createFirstRecoveryCodes, createRecoveryCodes } from "./recoveryCodes.ts";
import { findTimeStep, formatAuthenticatorSecret, newAuthenticatorSecret } from "./timeCodes.ts";

const CONFIRMATIONS = 10;

/** Stores a secret that is not used until a code confirms it. The app in use keeps working until then. */
export async function startCodeSetup(
  { database, signer, random }: Scope,
  viewer: UserViewer,
  issuer: string,
): Promise<{ readonly secret: string; readonly url: string }> {
  const user = (await findUser(database.query, viewer.businessId, viewer))!;
  const secret = newAuthenticatorSecret(random);
  await storePendingSecret(database.query, viewer, encryptSecret(signer, viewer, secret));
  // A colon separates issuer and label.
  return formatAuthenticatorSecret(secret, { issuer: issuer.replaceAll(":", " "), label: user.email });
}

/** Returns recovery codes if the user had none, otherwise an empty list. */
export async function confirmCodeSetup(
  scope: Scope,
  viewer: UserViewer,
  code: string,
): Promise<Outcome<readonly string[], FailureWith<"INVALID_INPUT" | "TOO_MANY_ATTEMPTS">>> {
  const { database, signer, clock } = scope;
  const attempts = { kind: "code setup", text: viewer.id, minutes: SIGN_IN_MINUTES };
  const count = await countAttempt(scope, attempts);
  if (count > CONFIRMATIONS) return { ok: false, failure: { code: "TOO_MANY_ATTEMPTS" } };
  const now = clock.now();
  const pendingSecret = (await findAuthenticator(database.query, viewer))?.pendingSecret ?? null;
  const secret = pendingSecret && decryptSecret(signer, viewer, pendingSecret);
  const step = secret && findTimeStep(secret, code, now);
  if (pendingSecret === null || step === null) {
    if (isRecordedAttempt(count, CONFIRMATIONS))
      await recordUserAudit(scope, viewer, "confirmCodeSetupRefused", []);
    return { ok: false, failure: invalidInput(issue(["code"], "WRONG_CODE")) };
  }
  return toResult((reject) =>
    database.transaction(async (sql) => {
      const inner = { ...scope, database: nestedTransaction(database, sql) };
      await findUser(sql.query, viewer.businessId, viewer, true);
      // Another request replaced the pending secret.
      if (!(await confirmPendingSecret(sql.query, viewer, { pendingSecret, step, now })))
        throw reject(invalidInput(issue(["code"], "WRONG_CODE")));
      await recordUserAudit(inner, viewer, "confirmCodeSetup", ["code"]);
      await notifyUser(inner, { userId: viewer.id }, "CODES_ENABLED");
      return createFirstRecoveryCodes(inner, viewer);
    }),
  );
}

/** Does nothing without an authenticator app. */
export function disableCodes(
  scope: Scope,
  viewer: UserViewer,
): Promise<Outcome<true, FailureWith<"LAST_SECOND_FACTOR">>> {
  return removeFactor<true>(scope, viewer, async (inner) => {
    if (!(await deleteAuthenticator(inner.database.query, viewer))) return true;
    await recordUserAudit(inner, viewer, "disableCodes", []);
    await notifyUser(inner, { userId: viewer.id }, "CODES_DISABLED");
    return true;
  });
}

/** The former recovery codes end. Null if the user has no second factor. */
export function renewRecoveryCodes(scope: Scope, viewer: UserViewer): Promise<readonly string[] | null> {
  const { database } = scope;
  return database.transaction(async (sql) => {
    const inner = { ...scope, database: nestedTransaction(database, sql) };
    await findUser(sql.query, viewer.businessId, viewer, true);
    if (!hasFactor(await findSecondFactors(sql.query, viewer))) return null;
    await recordUserAudit(inner, viewer, "renewRecoveryCodes", []);
    await notifyUser(inner, { userId: viewer.id }, "RECOVERY_CODES_RENEWED");
    return createRecoveryCodes(inner, viewer);
  });
}

/**
 * Runs a removal. Rejects it if the user then has no factor although the business requires one, and deletes the recovery
 * codes with the last factor.
 */
export function removeFactor<T>(
  scope: Scope,
  viewer: UserViewer,
  remove: (inner: Scope) => Promise<T>,
): Promise<Outcome<T, FailureWith<"LAST_SECOND_FACTOR">>> {
  const { database } = scope;
  return toResult((reject) =>
    database.transaction(async (sql) => {
      const inner = { ...scope, database: nestedTransaction(database, sql) };
      // The lock serializes two removals, of which each would leave the other factor.
      await findUser(sql.query, viewer.businessId, viewer, true);
      const before = await findSecondFactors(sql.query, viewer);
      const value = await remove(inner);
      const after = await findSecondFactors(sql.query, viewer);
      if (hasFactor(after) || !hasFactor(before)) return value;
      if (after.isRequired) throw reject({ code: "LAST_SECOND_FACTOR" });
      await deleteRecoveryCodes(sql.query, viewer);
      return value;
    }),
  );
}

function hasFactor({ hasPasskey, hasAuthenticator }: SecondFactors): boolean {
  return hasPasskey || hasAuthenticator;
}
