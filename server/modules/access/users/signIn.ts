import { countAttempts, forgiveAttempts } from "../data/attempts.ts";
import { insertUserSession } from "../data/users/userSessions.ts";
import { type UserRow, findUser, storeFirstSignIn, setPassword } from "../data/users/users.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import { isRecordedAttempt } from "../rules/audit/recordedAttempts.ts";
import { plainLine } from "../../../shared/contact/text.ts";
import { sameEmail } from "../../../shared/guests/guestRules.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { SIGN_IN_MINUTES, signInCounts } from "../rules/users/signInLimits.ts";
import { newId } from "../../../platform/ids/ids.ts";
import { limitsByAddress } from "../../../platform/http/limits/countedAddress.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { notifyUser } from "./notifyUser.ts";
import { hashPassword, isOldHash, isPassword } from "./passwordHash.ts";
import { deviceCookie, knownDevice, newSessionToken, sessionHash } from "./userTokens.ts";
import { recordAudit } from "../recordAudit.ts";
import { writeDownUser } from "./writeDownUser.ts";

/** The client of a sign-in. */
export interface SignInPlace {
  readonly clientAddress: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** What its cookies say; null: it has none. */
  readonly session: string | null;
  readonly device: string | null;
}

/** Who has signed in, and what their cookies are to say. */
export interface SignedIn {
  readonly user: UserRow;
  readonly sessionId: string;
  readonly session: string;
  readonly device: string;
}

/**
 * Signs in a user of the business. The failure and its timing are the same for an unknown e-mail, a wrong password, a user without a
 * password and a disabled user. Attempts are limited before the password is checked. A known device has limits of its own.
 */
export async function signIn(
  scope: Scope,
  asked: { readonly email: string; readonly password: string },
  place: SignInPlace,
): Promise<Outcome<SignedIn>> {
  const { database, business, signer, clock } = scope;
  const account = { businessId: business.id, emailKey: sameEmail(asked.email.slice(0, 300)) };
  const device = knownDevice(signer, account, place.device);
  const address = limitsByAddress(scope) ? place.clientAddress : null;
  const counts = signInCounts({ emailKey: account.emailKey, address, device });
  const buckets = counts.map(({ kind, text }) => signer.fingerprint(`sign in by ${kind}`, text));
  const window = { businessId: business.id, minutes: SIGN_IN_MINUTES, now: clock.now() };
  const made = await countAttempts(database.query, window, buckets);
  const user = await findUser(database.query, business.id, { emailKey: account.emailKey });
  const over = counts.findIndex(({ limit }, i) => made[i]! > limit);
  if (over >= 0) {
    await recordRefusal(scope, {
      action: "signInLocked",
      user,
      count: made[over]!,
      limit: counts[over]!.limit,
    });
    return { ok: false, failure: tooMany };
  }
  const isRight = await isPassword(
    user?.passwordHash ?? null,
    asked.password.slice(0, 1_000),
    device === null ? "unknown" : "known",
  );
  if (isRight === null) return { ok: false, failure: tooMany };
  if (!user || !isRight || user.isDisabled) {
    // The first bucket counts the e-mail, so entries are the same whether the account exists or not.
    await recordRefusal(scope, { action: "signInRefused", user, count: made[0]!, limit: counts[0]!.limit });
    return { ok: false, failure: { code: "SIGN_IN_REFUSED" } };
  }
  await forgiveAttempts(database.query, window, buckets);
  await renewHash(scope, user, asked.password);
  const signedIn = await database.transaction(async (sql) => {
    const inside = { ...scope, database: nestedTransaction(database, sql) };
    await writeDownUser(inside, user, "signIn", ["email", "password"]);
    const isFirst = await storeFirstSignIn(sql.query, user, clock.now());
    if (device === null && !isFirst) await notifyUser(inside, { userId: user.id }, "NEW_DEVICE");
    return startSession(inside, user, place);
  });
  if (device === null) scope.jobs?.wakeSenders(database);
  return { ok: true, value: signedIn };
}

interface Refusal {
  readonly action: "signInRefused" | "signInLocked";
  /** Null if no user has the e-mail. */
  readonly user: UserRow | null;
  /** Number of attempts in this window, and the limit. */
  readonly count: number;
  readonly limit: number;
}

/** Records a refused attempt, without the e-mail that was typed. */
async function recordRefusal(scope: Scope, { action, user, count, limit }: Refusal): Promise<void> {
  if (!isRecordedAttempt(count, limit)) return;
  const subject = user && encodeTypeId("user", user.id);
  const actor = { kind: "VISITOR", id: null, name: "" } as const;
  await recordAudit(scope, { actor, action, subject, fields: [], count });
}

const tooMany = { code: "TOO_MANY_ATTEMPTS" } as const;

/** Begins a session of an authenticated user. It replaces the session that the device had. */
export async function startSession(
  { database, business, signer, random, clock }: Scope,
  user: UserRow,
  place: SignInPlace,
): Promise<SignedIn> {
  const now = clock.now();
  const session = newSessionToken(random);
  const sessionId = newId(now, random);
  await insertUserSession(database.query, {
    businessId: business.id,
    id: sessionId,
    userId: user.id,
    tokenHash: sessionHash(session),
    agent: plainLine(place.agent, 200),
    now,
    formerToken: place.session === null ? null : sessionHash(place.session),
  });
  const account = { businessId: business.id, emailKey: sameEmail(user.email) };
  return { user, sessionId, session, device: deviceCookie({ signer, random }, account, place.device) };
}

/** Replaces a hash with former parameters while the password is known. */
async function renewHash({ database, random, clock }: Scope, user: UserRow, password: string): Promise<void> {
  if (!isOldHash(user.passwordHash!)) return;
  const fresh = await hashPassword(random, password);
  if (fresh !== null) await setPassword(database.query, user, fresh, clock.now());
}
