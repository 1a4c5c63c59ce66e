import type { FailureWith } from "../../../shared/failures/failure.ts";
import { countAttempts, forgiveAttempts } from "../data/attempts.ts";
import { type UserRow, findUser, setPassword } from "../data/users/users.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import { isRecordedAttempt } from "../rules/audit/recordedAttempts.ts";
import { toEmailKey } from "../../../shared/guests/guestRules.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { SIGN_IN_MINUTES, listSignInLimits } from "../rules/users/signInLimits.ts";
import { hasAddressLimits } from "../../../platform/http/limits/countedAddress.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { requireSecondFactor } from "../factors/secondFactor.ts";
import { completeSignIn } from "./completeSignIn.ts";
import { hashPassword, needsRehash, verifyPassword } from "./passwordHash.ts";
import type { SignInClient, SignedIn } from "./startSession.ts";
import { findDeviceName } from "./userTokens.ts";
import { recordAudit } from "../recordAudit.ts";

/**
 * Failure and timing are the same for an unknown e-mail, a wrong password, a user without a password and a disabled
 * user. Attempts are limited before the password is checked.
 */
export async function signIn(
  scope: Scope,
  input: { readonly email: string; readonly password: string },
  client: SignInClient,
): Promise<
  Outcome<SignedIn, FailureWith<"SIGN_IN_REFUSED" | "SECOND_FACTOR_REQUIRED" | "TOO_MANY_ATTEMPTS">>
> {
  const { database, business, signer, clock } = scope;
  const account = { businessId: business.id, emailKey: toEmailKey(input.email.slice(0, 300)) };
  const device = findDeviceName(signer, account, client.device);
  const address = hasAddressLimits(scope) ? client.clientAddress : null;
  const limits = listSignInLimits({ emailKey: account.emailKey, address, device });
  const buckets = limits.map(({ kind, text }) => signer.fingerprint(`sign in by ${kind}`, text));
  const window = { businessId: business.id, minutes: SIGN_IN_MINUTES, now: clock.now() };
  const attempts = await countAttempts(database.query, window, buckets);
  const user = await findUser(database.query, business.id, { emailKey: account.emailKey });
  const exceeded = limits.findIndex(({ limit }, i) => attempts[i]! > limit);
  if (exceeded >= 0) {
    await recordRejectedSignIn(scope, {
      action: "signInLocked",
      user,
      count: attempts[exceeded]!,
      limit: limits[exceeded]!.limit,
    });
    return { ok: false, failure: tooMany };
  }
  const isCorrect = await verifyPassword(
    user?.passwordHash ?? null,
    input.password.slice(0, 1_000),
    device === null ? "unknown" : "known",
  );
  if (isCorrect === null) return { ok: false, failure: tooMany };
  if (!user || !isCorrect || user.isDisabled) {
    // The first bucket counts the e-mail, so entries are the same whether the account exists or not.
    await recordRejectedSignIn(scope, {
      action: "signInRefused",
      user,
      count: attempts[0]!,
      limit: limits[0]!.limit,
    });
    return { ok: false, failure: { code: "SIGN_IN_REFUSED" } };
  }
  await forgiveAttempts(database.query, window, buckets);
  await updateHash(scope, user, input.password);
  const failure = await requireSecondFactor(scope, user, client);
  if (failure) return { ok: false, failure };
  const signedIn = await database.transaction((sql) => {
    const inner = { ...scope, database: nestedTransaction(database, sql) };
    return completeSignIn(inner, user, client, ["email", "password"]);
  });
  return { ok: true, value: signedIn };
}

interface RejectedSignIn {
  readonly action: "signInRefused" | "signInLocked";
  readonly user: UserRow | null;
  readonly count: number;
  readonly limit: number;
}

/** Does not record the e-mail that was entered. */
async function recordRejectedSignIn(
  scope: Scope,
  { action, user, count, limit }: RejectedSignIn,
): Promise<void> {
  if (!isRecordedAttempt(count, limit)) return;
  const subject = user && encodeTypeId("user", user.id);
  const actor = { kind: "VISITOR", id: null, name: "" } as const;
  await recordAudit(scope, { actor, action, subject, fields: [], count });
}

const tooMany = { code: "TOO_MANY_ATTEMPTS" } as const;

async function updateHash(
  { database, random, clock }: Scope,
  user: UserRow,
  password: string,
): Promise<void> {
  if (!needsRehash(user.passwordHash!)) return;
  const fresh = await hashPassword(random, password);
  if (fresh !== null) await setPassword(database.query, user, fresh, clock.now());
}
