import { findUserLink, insertResetFor, spendUserLink } from "../data/users/userLinks.ts";
import { deleteUserSessions, renewOnly } from "../data/users/userSessions.ts";
import { type UserRow, findUser, storeFirstSignIn, setPassword } from "../data/users/users.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { UserViewer } from "../rules/viewer.ts";
import { type Failure, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { sameEmail } from "../../../shared/guests/guestRules.ts";
import { passwordFault } from "../rules/users/password.ts";
import { countAttempt, isAddressOverLimit } from "../../../platform/http/limits/countAttempts.ts";
import { newId } from "../../../platform/ids/ids.ts";
import { DomainError, toResult } from "../../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { notifyUser } from "./notifyUser.ts";
import { hashPassword, isPassword } from "./passwordHash.ts";
import { type SignInPlace, type SignedIn, startSession } from "./signIn.ts";
import { newSessionToken, readUserLinkToken, sessionHash } from "./userTokens.ts";
import { writeDownUser } from "./writeDownUser.ts";

/** Milliseconds until a mailed link expires. */
export const LINK_LIFE = { RESET: 30 * 60_000, INVITATION: 7 * 24 * 3_600_000 } as const;

/** Limits in 15 minutes: requests and guesses of a client address, mails to an e-mail, and changes of a user. */
const LIMITS = {
  requests: { kind: "reset by address", minutes: 15, limit: 10 },
  mails: { kind: "reset of e-mail", minutes: 15, limit: 3 },
  guesses: { kind: "reset guess", minutes: 15, limit: 20 },
  changes: { kind: "change of password", minutes: 15, limit: 20 },
} as const;

const EXPIRED: Failure = { code: "USER_LINK_EXPIRED" };
const TOO_MANY: Failure = { code: "TOO_MANY_ATTEMPTS" };

/**
 * Mails a link to the user with the e-mail. The result is the same if there is no such user, and after too many mails to the address.
 * Only a client address over its limit gets a failure.
 */
export async function requestPasswordReset(
  scope: Scope,
  asked: { readonly email: string; readonly locale: string; readonly clientAddress: string },
): Promise<Outcome<true>> {
  const { database, business, clock, random } = scope;
  if (await isAddressOverLimit(scope, asked.clientAddress, LIMITS.requests))
    return { ok: false, failure: TOO_MANY };
  const now = clock.now();
  const emailKey = sameEmail(asked.email.slice(0, 300));
  const isEnough = (await countAttempt(scope, { ...LIMITS.mails, text: emailKey })) > LIMITS.mails.limit;
  await insertResetFor(database.query, {
    businessId: business.id,
    id: newId(now, random),
    // No user has an empty e-mail.
    emailKey: isEnough ? "" : emailKey,
    locale: asked.locale,
    now,
    expiresAt: now + LINK_LIFE.RESET,
  });
  scope.jobs?.wakeSenders(database);
  return { ok: true, value: true };
}

/** Sets the password of the user of a mailed link, once. Ends all sessions of the user and begins a new one. */
export async function resetPassword(
  scope: Scope,
  asked: { readonly token: string; readonly password: string },
  place: SignInPlace,
): Promise<Outcome<SignedIn>> {
  const { database, business, signer, clock, random } = scope;
  const { id: businessId } = business;
  if (await isAddressOverLimit(scope, place.clientAddress, LIMITS.guesses))
    return { ok: false, failure: TOO_MANY };
  const linkId = readUserLinkToken(signer, businessId, asked.token);
  const link = linkId && (await findUserLink(database.query, businessId, linkId, clock.now()));
  if (!link) return { ok: false, failure: EXPIRED };
  const fault = passwordFault(asked.password, link.email);
  if (fault) return { ok: false, failure: invalidInput(issue(["password"], fault)) };
  const passwordHash = await hashPassword(random, asked.password);
  if (passwordHash === null) return { ok: false, failure: TOO_MANY };
  return toResult(() =>
    database.transaction(async (sql) => {
      const { query } = sql;
      const now = clock.now();
      if (!(await spendUserLink(query, businessId, linkId, now))) throw new DomainError(EXPIRED);
      await setPassword(query, { businessId, id: link.userId }, passwordHash, now);
      await deleteUserSessions(query, businessId, link.userId);
      const user = (await findUser(query, businessId, { id: link.userId }))!;
      const inside = { ...scope, database: nestedTransaction(database, sql) };
      await writeDownUser(inside, user, "resetPassword", ["password", "token"]);
      const isFirst = await storeFirstSignIn(query, user, now);
      if (link.purpose === "RESET" && !isFirst)
        await notifyUser(inside, { userId: user.id }, "PASSWORD_CHANGED");
      return startSession(inside, user, place);
    }),
  );
}

/** Changes the password of a signed-in user. Ends all other sessions and returns the new token of this one. */
export async function changePassword(
  scope: Scope,
  viewer: UserViewer,
  asked: { readonly current: string; readonly password: string },
): Promise<Outcome<{ readonly session: string }>> {
  const { database, clock, random } = scope;
  const { businessId, id, sessionId } = viewer;
  if ((await countAttempt(scope, { ...LIMITS.changes, text: id })) > LIMITS.changes.limit)
    return { ok: false, failure: TOO_MANY };
  const user: UserRow = (await findUser(database.query, businessId, { id }))!;
  const isRight = await isPassword(user.passwordHash, asked.current.slice(0, 1_000), "known");
  if (isRight === null) return { ok: false, failure: TOO_MANY };
  if (!isRight) return { ok: false, failure: invalidInput(issue(["currentPassword"], "WRONG_PASSWORD")) };
  const fault = passwordFault(asked.password, user.email);
  if (fault) return { ok: false, failure: invalidInput(issue(["password"], fault)) };
  const passwordHash = await hashPassword(random, asked.password);
  if (passwordHash === null) return { ok: false, failure: TOO_MANY };
  const session = newSessionToken(random);
  await database.transaction(async (sql) => {
    const { query } = sql;
    const now = clock.now();
    const inside = { ...scope, database: nestedTransaction(database, sql) };
    await writeDownUser(inside, user, "changePassword", ["currentPassword", "password"]);
    await setPassword(query, { businessId, id }, passwordHash, now);
    await renewOnly(query, { businessId, userId: id, id: sessionId, tokenHash: sessionHash(session), now });
    await notifyUser(inside, { userId: id }, "PASSWORD_CHANGED");
  });
  scope.jobs?.wakeSenders(database);
  return { ok: true, value: { session } };
}

/** Sets a user's password by a command of the operator. Ends all sessions of the user. */
export async function givePassword(
  scope: Scope,
  user: Pick<UserRow, "businessId" | "id" | "email">,
  password: string,
): Promise<Outcome<true>> {
  const fault = passwordFault(password, user.email);
  if (fault) return { ok: false, failure: invalidInput(issue(["password"], fault)) };
  const passwordHash = await hashPassword(scope.random, password);
  if (passwordHash === null) return { ok: false, failure: TOO_MANY };
  await scope.database.transaction(async (sql) => {
    const { query } = sql;
    // A user who has no password yet gets no mail.
    await notifyUser(
      { ...scope, database: nestedTransaction(scope.database, sql) },
      { userId: user.id },
      "PASSWORD_CHANGED",
    );
    await setPassword(query, user, passwordHash, scope.clock.now());
    await deleteUserSessions(query, user.businessId, user.id);
  });
  return { ok: true, value: true };
}
