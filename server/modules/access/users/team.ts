import { deleteUserLinks, insertUserLink } from "../data/users/userLinks.ts";
import { deleteUserSessions } from "../data/users/userSessions.ts";
import {
  type UserRow,
  deleteUser,
  findUser,
  insertUser,
  lockOwners,
  updateUser,
} from "../data/users/users.ts";
import type { ViewerRole } from "../rules/permissions.ts";
import { CONTACT_LIMITS, emailFault } from "../../../shared/contact/contactRules.ts";
import { cleanText } from "../../../shared/contact/text.ts";
import { type Issue, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { guestNameFault, sameEmail } from "../../../shared/guests/guestRules.ts";
import { type UserOutcome, userChangeFault } from "../rules/users/userChange.ts";
import { newId } from "../../../platform/ids/ids.ts";
import { DomainError, toResult } from "../../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { LINK_LIFE } from "./choosePassword.ts";

/** Somebody who is to sign in for the business. */
export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly role: ViewerRole;
  readonly staffId: string | null;
  /** The language of the mail to them. */
  readonly locale: string;
}

/**
 * Makes a user who chooses their own password, by a link that is good for a week; by mail unless `isTold` otherwise.
 *
 * @param actor the role of whoever invites
 */
export function inviteUser(
  scope: Scope,
  actor: ViewerRole,
  wanted: NewUser,
  isTold = false,
): Promise<Outcome<{ readonly userId: string; readonly linkId: string }>> {
  const { database, business, clock, random } = scope;
  const email = cleanText(wanted.email);
  const name = cleanText(wanted.name);
  return toResult(() => {
    refuse([...fault("email", emailFault(email)), ...fault("name", nameFault(name))]);
    return database.transaction(async (sql) => {
      const now = clock.now();
      const { role, staffId, locale } = wanted;
      const wrong = userChangeFault(actor, null, { role, isActive: false }, 1);
      if (wrong) throw new DomainError(wrong);
      const userId = newId(now, random);
      const user = {
        businessId: business.id,
        id: userId,
        email,
        emailKey: sameEmail(email),
        name,
        role,
        staffId,
        now,
      };
      if (!(await insertUser(sql.query, user))) refuse([issue(["email"], "TAKEN")]);
      return { userId, linkId: await addLink(scope, sql, userId, { locale, isTold }) };
    });
  });
}

/** Sends somebody who has not chosen a password yet another link; or makes one that is not mailed. */
export function inviteAgain(
  scope: Scope,
  userId: string,
  how: { readonly locale: string; readonly isTold: boolean },
): Promise<string> {
  return scope.database.transaction((sql) => addLink(scope, sql, userId, how));
}

async function addLink(
  { business, clock, random, jobs }: Scope,
  sql: Parameters<Parameters<Scope["database"]["transaction"]>[0]>[0],
  userId: string,
  { locale, isTold }: { readonly locale: string; readonly isTold: boolean },
): Promise<string> {
  const now = clock.now();
  const id = newId(now, random);
  await insertUserLink(sql.query, {
    businessId: business.id,
    id,
    userId,
    purpose: "INVITATION",
    locale,
    now,
    expiresAt: now + LINK_LIFE.INVITATION,
    mailDueAt: isTold ? null : now,
  });
  if (!isTold) jobs?.wakeSenders(sql);
  return id;
}

/** What is to change of a user; what is left out stays. */
export interface UserChange {
  readonly name?: string;
  readonly role?: ViewerRole;
  readonly staffId?: string | null;
  readonly isDisabled?: boolean;
}

/** Changes a user. Another role, another person whom they serve as, or being disabled ends their sessions at once. */
export function changeUser(
  scope: Scope,
  actor: ViewerRole,
  userId: string,
  change: UserChange,
): Promise<Outcome<string>> {
  return about(scope, userId, async ({ query }, before, owners) => {
    const name = change.name === undefined ? before.name : cleanText(change.name);
    refuse(fault("name", nameFault(name)));
    const after = { ...before, ...change, name };
    judge(actor, before, after, owners);
    await updateUser(query, after, scope.clock.now());
    const isSame =
      after.role === before.role &&
      after.staffId === before.staffId &&
      after.isDisabled === before.isDisabled;
    if (isSame) return;
    await deleteUserSessions(query, before.businessId, userId);
    if (after.isDisabled) await deleteUserLinks(query, before.businessId, userId);
  });
}

/** Takes a user away; what they did stays in the audit log. */
export function removeUser(scope: Scope, actor: ViewerRole, userId: string): Promise<Outcome<string>> {
  return about(scope, userId, async ({ query }, before, owners) => {
    judge(actor, before, null, owners);
    await deleteUser(query, before.businessId, userId);
  });
}

/** Does something about a user that no other change of the team comes between. */
function about(
  { database, business }: Scope,
  userId: string,
  work: (
    sql: Parameters<Parameters<Scope["database"]["transaction"]>[0]>[0],
    before: UserRow,
    owners: number,
  ) => Promise<void>,
): Promise<Outcome<string>> {
  return toResult(() =>
    database.transaction(async (sql) => {
      const owners = await lockOwners(sql.query, business.id);
      const before = await findUser(sql.query, business.id, { id: userId }, true);
      if (!before) throw new DomainError({ code: "USER_NOT_FOUND" });
      await work(sql, before, owners);
      return userId;
    }),
  );
}

function judge(actor: ViewerRole, before: UserRow, after: UserRow | null, owners: number): void {
  const standing = (user: UserRow | null): UserOutcome =>
    user && { role: user.role, isActive: !user.isDisabled && user.passwordHash !== null };
  const wrong = userChangeFault(actor, standing(before), standing(after), owners);
  if (wrong) throw new DomainError(wrong);
}

function nameFault(name: string) {
  return name.length > CONTACT_LIMITS.name ? "TOO_LONG" : guestNameFault(name);
}

function fault(field: string, code: Parameters<typeof issue>[1] | null): Issue[] {
  return code === null ? [] : [issue([field], code)];
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new DomainError(invalidInput(...issues));
}
