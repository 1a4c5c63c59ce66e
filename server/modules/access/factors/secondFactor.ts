import {
  type FailureWith,
  type SecondFactorMethod,
  invalidInput,
  issue,
} from "../../../shared/failures/failure.ts";
import { type Reject, toResult } from "../../../platform/database/domainError.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { findSecondFactors } from "../data/factors/secondFactors.ts";
import { type UserRow, findUser } from "../data/users/users.ts";
import { isRecordedAttempt } from "../rules/audit/recordedAttempts.ts";
import { SIGN_IN_MINUTES } from "../rules/users/signInLimits.ts";
import { countAttempt, forgiveAttempt, isAddressOverLimit } from "../countAttempts.ts";
import { completeSignIn } from "../users/completeSignIn.ts";
import { notifyUser } from "../users/notifyUser.ts";
import { recordUserAudit } from "../users/recordUserAudit.ts";
import type { SignInClient, SignedIn } from "../users/startSession.ts";
import { acceptAuthenticatorCode } from "./authenticatorSecrets.ts";
import { issueChallenge, readChallenge, takeChallenge } from "./challenges.ts";
import { acceptRecoveryCode } from "./recoveryCodes.ts";

const LIMITS = {
  user: { kind: "sign-in code", minutes: SIGN_IN_MINUTES, limit: 10 },
  address: { kind: "sign-in code by address", minutes: SIGN_IN_MINUTES, limit: 30 },
} as const;

/** Returns the failure that asks for a second factor. Null if the user has none. */
export async function requireSecondFactor(
  scope: Scope,
  user: Pick<UserRow, "businessId" | "id">,
  { relyingParty }: Pick<SignInClient, "relyingParty">,
): Promise<FailureWith<"SECOND_FACTOR_REQUIRED"> | null> {
  const { hasPasskey, hasAuthenticator, recoveryCodes } = await findSecondFactors(scope.database.query, user);
  if (!hasPasskey && !hasAuthenticator) return null;
  const methods: SecondFactorMethod[] = [
    ...(hasPasskey && relyingParty !== null ? (["PASSKEY"] as const) : []),
    ...(hasAuthenticator ? (["CODE"] as const) : []),
    ...(recoveryCodes > 0 ? (["RECOVERY_CODE"] as const) : []),
  ];
  const { challenge: token, expiresAt } = await issueChallenge(scope, "SECOND_FACTOR", user.id);
  return { code: "SECOND_FACTOR_REQUIRED", token, expiresAt, methods };
}

/** One of the two. */
export interface SignInCode {
  readonly authenticatorCode?: string | null;
  readonly recoveryCode?: string | null;
}

type CodeFailure = FailureWith<"INVALID_INPUT" | "TOO_MANY_ATTEMPTS" | "CHALLENGE_EXPIRED">;

/** The second step of a sign-in by password. Attempts are counted before the code is checked. */
export async function signInWithCode(
  scope: Scope,
  { token, code }: { readonly token: string; readonly code: SignInCode },
  client: SignInClient,
): Promise<Outcome<SignedIn, CodeFailure>> {
  const { database, business } = scope;
  if (await isAddressOverLimit(scope, client.clientAddress, LIMITS.address))
    return { ok: false, failure: { code: "TOO_MANY_ATTEMPTS" } };
  const userId = (await readChallenge(scope, "SECOND_FACTOR", token))?.userId ?? null;
  const user = userId === null ? null : await findUser(database.query, business.id, { id: userId });
  if (!user || user.isDisabled) return { ok: false, failure: { code: "CHALLENGE_EXPIRED" } };
  const count = await countAttempt(scope, { ...LIMITS.user, text: user.id });
  if (count > LIMITS.user.limit) {
    if (isRecordedAttempt(count, LIMITS.user.limit))
      await recordUserAudit(scope, user, "signInWithCodeLocked", []);
    return { ok: false, failure: { code: "TOO_MANY_ATTEMPTS" } };
  }
  const outcome = await toResult((reject: Reject<CodeFailure>) =>
    database.transaction(async (sql) => {
      const inner = { ...scope, database: nestedTransaction(database, sql) };
      const field = await acceptCode(inner, user, code);
      if (field === null) throw reject(invalidInput(issue(["code", toField(code)], "WRONG_CODE")));
      if (!(await takeChallenge(inner, "SECOND_FACTOR", token))) throw reject({ code: "CHALLENGE_EXPIRED" });
      return completeSignIn(inner, user, client, ["email", "password", field]);
    }),
  );
  if (outcome.ok) await forgiveAttempt(scope, { ...LIMITS.user, text: user.id });
  else if (isRecordedAttempt(count, LIMITS.user.limit))
    await recordUserAudit(scope, user, "signInWithCodeRefused", []);
  return outcome;
}

const toField = ({ authenticatorCode }: SignInCode) =>
  authenticatorCode == null ? "recoveryCode" : "authenticatorCode";

/** Returns the name of the field whose code was accepted. Null if the code is wrong. */
async function acceptCode(
  scope: Scope,
  user: UserRow,
  { authenticatorCode, recoveryCode }: SignInCode,
): Promise<"authenticatorCode" | "recoveryCode" | null> {
  const { database, signer, clock } = scope;
  if (authenticatorCode != null) {
    const attempt = { code: authenticatorCode, now: clock.now() };
    return (await acceptAuthenticatorCode(database.query, signer, user, attempt))
      ? "authenticatorCode"
      : null;
  }
  const left = await acceptRecoveryCode(scope, user, recoveryCode ?? "");
  if (left === null) return null;
  await notifyUser(scope, { userId: user.id }, "RECOVERY_CODE_USED", String(left));
  return "recoveryCode";
}
