import { findUserLink, insertResetLink, consumeUserLink } from "../data/users/userLinks.ts";
import { deleteUserSessions, replaceTokenAndEndOthers } from "../data/users/userSessions.ts";
import { type UserRow, findUser, storeFirstSignIn, setPassword } from "../data/users/users.ts";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { UserViewer } from "../rules/viewer.ts";
import { type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { toEmailKey } from "../../../shared/guests/guestRules.ts";
import { findPasswordIssue } from "../rules/users/password.ts";
import { countAttempt, isAddressOverLimit } from "../countAttempts.ts";
import { newId } from "../../../platform/ids/ids.ts";
import { type Reject, toResult } from "../../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { notifyUser } from "./notifyUser.ts";
import { hashPassword, verifyPassword } from "./passwordHash.ts";
import { type SignInClient, type SignedIn, startSession } from "./startSession.ts";
import { requireSecondFactor } from "../factors/secondFactor.ts";
import { newSessionToken, readUserLinkToken, sessionHash } from "./userTokens.ts";
import { recordUserAudit } from "./recordUserAudit.ts";

/** Milliseconds until a mailed link expires. */
export const LINK_LIFE = { RESET: 30 * 60_000, INVITATION: 7 * 24 * 3_600_000 } as const;

const LIMITS = {
  requests: { kind: "reset by address", minutes: 15, limit: 10 },
  mails: { kind: "reset of e-mail", minutes: 15, limit: 3 },
  guesses: { kind: "reset guess", minutes: 15, limit: 20 },
  changes: { kind: "change of password", minutes: 15, limit: 20 },
} as const;

const EXPIRED: FailureWith<"USER_LINK_EXPIRED"> = { code: "USER_LINK_EXPIRED" };
const TOO_MANY: FailureWith<"TOO_MANY_ATTEMPTS"> = { code: "TOO_MANY_ATTEMPTS" };

/**
 * The result is the same if there is no such user, and after too many mails to the address. Only a client address over
 * its limit gets a failure.
 */
export async function requestPasswordReset(
  scope: Scope,
  input: { readonly email: string; readonly locale: string; readonly clientAddress: string },
): Promise<Outcome<true, FailureWith<"TOO_MANY_ATTEMPTS">>> {
  const { database, business, clock, random } = scope;
  if (await isAddressOverLimit(scope, input.clientAddress, LIMITS.requests))
    return { ok: false, failure: TOO_MANY };
  const now = clock.now();
  const emailKey = toEmailKey(input.email.slice(0, 300));
  const isOverLimit = (await countAttempt(scope, { ...LIMITS.mails, text: emailKey })) > LIMITS.mails.limit;
  await insertResetLink(database.query, {
    businessId: business.id,
    id: newId(now, random),
    emailKey: isOverLimit ? "" : emailKey,
    locale: input.locale,
    now,
    expiresAt: now + LINK_LIFE.RESET,
  });
  scope.jobs.wakeSenders(database);
  return { ok: true, value: true };
}

type ResetFailure = FailureWith<
  "INVALID_INPUT" | "SECOND_FACTOR_REQUIRED" | "TOO_MANY_ATTEMPTS" | "USER_LINK_EXPIRED"
>;

/** A user with a second factor gets the new password, but no session before that factor is accepted. */
export async function resetPassword(
  scope: Scope,
  input: { readonly token: string; readonly password: string },
  client: SignInClient,
): Promise<Outcome<SignedIn, ResetFailure>> {
  const { database, business, signer, clock, random } = scope;
  const { id: businessId } = business;
  if (await isAddressOverLimit(scope, client.clientAddress, LIMITS.guesses))
    return { ok: false, failure: TOO_MANY };
  const linkId = readUserLinkToken(signer, businessId, input.token);
  const link = linkId && (await findUserLink(database.query, businessId, linkId, clock.now()));
  if (!link) return { ok: false, failure: EXPIRED };
  const issueCode = findPasswordIssue(input.password, link.email);
  if (issueCode) return { ok: false, failure: invalidInput(issue(["password"], issueCode)) };
  const passwordHash = await hashPassword(random, input.password);
  if (passwordHash === null) return { ok: false, failure: TOO_MANY };
  const outcome = await toResult((reject: Reject<ResetFailure>) =>
    database.transaction(async (sql) => {
      const { query } = sql;
      const now = clock.now();
      if (!(await consumeUserLink(query, businessId, linkId, now))) throw reject(EXPIRED);
      await setPassword(query, { businessId, id: link.userId }, passwordHash, now);
      await deleteUserSessions(query, businessId, link.userId);
      const user = (await findUser(query, businessId, { id: link.userId }))!;
      const transactionScope = { ...scope, database: nestedTransaction(database, sql) };
      await recordUserAudit(transactionScope, user, "resetPassword", ["password", "token"]);
      const isFirst = await storeFirstSignIn(query, user, now);
      if (link.purpose === "RESET" && !isFirst)
        await notifyUser(transactionScope, { userId: user.id }, "PASSWORD_CHANGED");
      return (
        (await requireSecondFactor(transactionScope, user, client)) ??
        startSession(transactionScope, user, client)
      );
    }),
  );
  if (!outcome.ok) return outcome;
  const { value } = outcome;
  return "code" in value ? { ok: false, failure: value } : { ok: true, value };
}

export async function changePassword(
  scope: Scope,
  viewer: UserViewer,
  input: { readonly current: string; readonly password: string },
): Promise<Outcome<{ readonly session: string }, FailureWith<"INVALID_INPUT" | "TOO_MANY_ATTEMPTS">>> {
  const { database, clock, random } = scope;
  const { businessId, id, sessionId } = viewer;
  if ((await countAttempt(scope, { ...LIMITS.changes, text: id })) > LIMITS.changes.limit)
    return { ok: false, failure: TOO_MANY };
  const user: UserRow = (await findUser(database.query, businessId, { id }))!;
  const isCorrect = await verifyPassword(user.passwordHash, input.current.slice(0, 1_000), "known");
  if (isCorrect === null) return { ok: false, failure: TOO_MANY };
  if (!isCorrect) return { ok: false, failure: invalidInput(issue(["currentPassword"], "WRONG_PASSWORD")) };
  const issueCode = findPasswordIssue(input.password, user.email);
  if (issueCode) return { ok: false, failure: invalidInput(issue(["password"], issueCode)) };
  const passwordHash = await hashPassword(random, input.password);
  if (passwordHash === null) return { ok: false, failure: TOO_MANY };
  const session = newSessionToken(random);
  await database.transaction(async (sql) => {
    const { query } = sql;
    const now = clock.now();
    const transactionScope = { ...scope, database: nestedTransaction(database, sql) };
    await recordUserAudit(transactionScope, user, "changePassword", ["currentPassword", "password"]);
    await setPassword(query, { businessId, id }, passwordHash, now);
    await replaceTokenAndEndOthers(query, {
      businessId,
      userId: id,
      id: sessionId,
      tokenHash: sessionHash(session),
      now,
    });
    await notifyUser(transactionScope, { userId: id }, "PASSWORD_CHANGED");
  });
  return { ok: true, value: { session } };
}

export async function setUserPassword(
  scope: Scope,
  user: Pick<UserRow, "businessId" | "id" | "email">,
  password: string,
): Promise<Outcome<true, FailureWith<"INVALID_INPUT" | "TOO_MANY_ATTEMPTS">>> {
  const issueCode = findPasswordIssue(password, user.email);
  if (issueCode) return { ok: false, failure: invalidInput(issue(["password"], issueCode)) };
  const passwordHash = await hashPassword(scope.random, password);
  if (passwordHash === null) return { ok: false, failure: TOO_MANY };
  await scope.database.transaction(async (sql) => {
    const { query } = sql;
    // Before `setPassword`, because users without a password get no mail.
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
