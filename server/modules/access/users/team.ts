import { deleteUserLinks, insertUserLink } from "../data/users/userLinks.ts";
import { deleteUserSessions } from "../data/users/userSessions.ts";
import {
  type UserRow,
  deleteUser,
  findUser,
  insertUser,
  lockActiveOwners,
  updateUser,
} from "../data/users/users.ts";
import type { ViewerRole } from "../rules/permissions.ts";
import { CONTACT_LIMITS, checkEmail } from "../../../shared/contact/contactRules.ts";
import { cleanText } from "../../../shared/contact/text.ts";
import { type FailureWith, type Issue, issue } from "../../../shared/failures/failure.ts";
import { checkGuestName, toEmailKey } from "../../../shared/guests/guestRules.ts";
import { checkRequiresOwner, checkUserChange, type UserChangeFailure } from "../rules/users/userChange.ts";
import { newId } from "../../../platform/ids/ids.ts";
import { type Reject, toResult, invalidInputError } from "../../../platform/database/domainError.ts";
import type { BusinessScope, Outcome, Scope } from "../../../platform/database/scope.ts";
import { LINK_LIFE } from "./choosePassword.ts";

type InvitingScope = Pick<Scope, "database" | "clock" | "random" | "jobs"> & {
  readonly business: Pick<BusinessScope, "id">;
};

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly role: ViewerRole;
  readonly staffId: string | null;
  readonly locale: string;
}

/**
 * Creates a user without a password and a link to choose one, which is valid for a week.
 * @param actor the role of the caller
 * @param isLinkHandedOver true if the caller hands over the link, so that no mail is sent
 */
export function inviteUser(
  scope: InvitingScope,
  actor: ViewerRole,
  newUser: NewUser,
  isLinkHandedOver = false,
): Promise<
  Outcome<
    { readonly userId: string; readonly linkId: string },
    FailureWith<"INVALID_INPUT" | "REQUIRES_OWNER">
  >
> {
  const { database, business, clock, random } = scope;
  const email = cleanText(newUser.email);
  const name = cleanText(newUser.name);
  return toResult((reject) => {
    throwIssues([...toIssues("email", checkEmail(email)), ...toIssues("name", findNameIssue(name))]);
    return database.transaction(async (sql) => {
      const now = clock.now();
      const { role, staffId, locale } = newUser;
      const failure = checkRequiresOwner(actor, role);
      if (failure) throw reject(failure);
      const userId = newId(now, random);
      const user = {
        businessId: business.id,
        id: userId,
        email,
        emailKey: toEmailKey(email),
        name,
        role,
        staffId,
        now,
      };
      if (!(await insertUser(sql.query, user))) throwIssues([issue(["email"], "TAKEN")]);
      return { userId, linkId: await addLink(scope, sql, userId, { locale, isLinkHandedOver }) };
    });
  });
}

export function inviteAgain(
  scope: Scope,
  userId: string,
  delivery: { readonly locale: string; readonly isLinkHandedOver: boolean },
): Promise<string> {
  return scope.database.transaction((sql) => addLink(scope, sql, userId, delivery));
}

async function addLink(
  { business, clock, random, jobs }: InvitingScope,
  sql: Parameters<Parameters<Scope["database"]["transaction"]>[0]>[0],
  userId: string,
  { locale, isLinkHandedOver }: { readonly locale: string; readonly isLinkHandedOver: boolean },
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
    mailDueAt: isLinkHandedOver ? null : now,
  });
  if (!isLinkHandedOver) jobs.wakeSenders(sql);
  return id;
}

type ChangeFailure = UserChangeFailure | FailureWith<"INVALID_INPUT" | "USER_NOT_FOUND">;

/** Undefined keeps a value. */
export interface UserChange {
  readonly name?: string;
  readonly role?: ViewerRole;
  readonly staffId?: string | null;
  readonly isDisabled?: boolean;
}

/** Changes a user. Another role, another staff member, or disabling ends all sessions of the user. */
export function changeUser(
  scope: Scope,
  actor: ViewerRole,
  userId: string,
  change: UserChange,
): Promise<Outcome<string, ChangeFailure>> {
  return changeLockedUser(scope, userId, async ({ query }, before, owners, reject) => {
    const name = change.name === undefined ? before.name : cleanText(change.name);
    throwIssues(toIssues("name", findNameIssue(name)));
    const after = { ...before, ...change, name };
    requireAllowedChange(actor, before, after, owners, reject);
    await updateUser(query, after, scope.clock.now());
    const keepsAccess =
      after.role === before.role &&
      after.staffId === before.staffId &&
      after.isDisabled === before.isDisabled;
    if (keepsAccess) return;
    await deleteUserSessions(query, before.businessId, userId);
    if (after.isDisabled) await deleteUserLinks(query, before.businessId, userId);
  });
}

export function removeUser(
  scope: Scope,
  actor: ViewerRole,
  userId: string,
): Promise<Outcome<string, ChangeFailure>> {
  return changeLockedUser(scope, userId, async ({ query }, before, owners, reject) => {
    requireAllowedChange(actor, before, null, owners, reject);
    await deleteUser(query, before.businessId, userId);
  });
}

/** Locks the owners and the user, so that changes of the team run one after the other. */
function changeLockedUser(
  { database, business }: Scope,
  userId: string,
  work: (
    sql: Parameters<Parameters<Scope["database"]["transaction"]>[0]>[0],
    before: UserRow,
    owners: number,
    reject: Reject<ChangeFailure>,
  ) => Promise<void>,
): Promise<Outcome<string, ChangeFailure>> {
  return toResult((reject) =>
    database.transaction(async (sql) => {
      const owners = await lockActiveOwners(sql.query, business.id);
      const before = await findUser(sql.query, business.id, { id: userId }, true);
      if (!before) throw reject({ code: "USER_NOT_FOUND" });
      await work(sql, before, owners, reject);
      return userId;
    }),
  );
}

function requireAllowedChange(
  actor: ViewerRole,
  before: UserRow,
  after: UserRow | null,
  owners: number,
  reject: Reject<UserChangeFailure>,
): void {
  const toStatus = ({ role, isDisabled, passwordHash }: UserRow) => ({
    role,
    isActive: !isDisabled && passwordHash !== null,
  });
  const failure = checkUserChange(actor, toStatus(before), after && toStatus(after), owners);
  if (failure) throw reject(failure);
}

function findNameIssue(name: string) {
  return name.length > CONTACT_LIMITS.name ? "TOO_LONG" : checkGuestName(name);
}

function toIssues(field: string, code: Parameters<typeof issue>[1] | null): Issue[] {
  return code === null ? [] : [issue([field], code)];
}

function throwIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalidInputError(...issues);
}
