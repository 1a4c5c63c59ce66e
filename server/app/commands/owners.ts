import { findUser, listUsers, updateUser } from "../../modules/access/data/users/users.ts";
import { type Failure, getFailureMessage } from "../../shared/failures/failure.ts";
import { toEmailKey } from "../../shared/guests/guestRules.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import type { Outcome } from "../../platform/database/scope.ts";
import { accountLink } from "../../modules/access/users/accountLink.ts";
import { resetSecondFactors } from "../../modules/access/factors/resetSecondFactors.ts";
import { setUserPassword } from "../../modules/access/users/choosePassword.ts";
import { inviteAgain, inviteUser } from "../../modules/access/users/team.ts";
import { type Command, type CommandScope, UsageError, recordCommand } from "./command.ts";

export const addOwner: Command = async (commandScope, { words: [email = ""], options }) => {
  const { scope, businessName } = commandScope;
  const name = options["name"]?.[0] ?? email.split("@")[0]!;
  const invitation = { email, name, role: "OWNER", staffId: null, locale: "en" } as const;
  const { userId, linkId } = valueOrThrow(await inviteUser(scope, "OWNER", invitation, true));
  await recordCommand(scope, "owner add", encodeTypeId("user", userId));
  const lines = [`${email} is an owner of ${businessName}.`];
  return [
    ...lines,
    ...(await setPasswordOrLink(commandScope, { id: userId, email }, linkId, "password" in options)),
  ];
};

export const listOwners: Command = async ({ scope, businessName }) => {
  const users = await listUsers(scope.database.query, scope.business.id);
  await recordCommand(scope, "owner list", null);
  if (users.length === 0) return [`${businessName} has no user yet: owner add EMAIL.`];
  return users.map(({ email, role, isDisabled, passwordHash }) =>
    [role, email, isDisabled ? "disabled" : passwordHash === null ? "invited" : ""]
      .filter(Boolean)
      .join("   "),
  );
};

/** Also enables the user and makes it an owner. */
export const resetOwner: Command = async (commandScope, { words: [email = ""], options }) => {
  const { scope, businessName } = commandScope;
  const { database, business, clock } = scope;
  const user = await findUser(database.query, business.id, { emailKey: toEmailKey(email) });
  if (!user) throw new UsageError(`${businessName} has no user ${email}: see owner list.`);
  await updateUser(database.query, { ...user, role: "OWNER", isDisabled: false }, clock.now());
  await recordCommand(scope, "owner reset", encodeTypeId("user", user.id));
  const isTyped = "password" in options;
  const linkId = isTyped ? null : await inviteAgain(scope, user.id, { locale: "en", isLinkHandedOver: true });
  return setPasswordOrLink(commandScope, user, linkId, isTyped);
};

/** For a user who lost the phone. The password stays as it is. */
export const resetOwnerFactors: Command = async ({ scope, businessName }, { words: [email = ""] }) => {
  const { database, business } = scope;
  const user = await findUser(database.query, business.id, { emailKey: toEmailKey(email) });
  if (!user) throw new UsageError(`${businessName} has no user ${email}: see owner list.`);
  const hadFactors = await resetSecondFactors(scope, user);
  await recordCommand(scope, "owner reset-factors", encodeTypeId("user", user.id));
  return hadFactors
    ? [
        `The passkeys, the authenticator app and the recovery codes of ${user.email} are deleted.`,
        "All sessions of the user have ended. The password is unchanged.",
      ]
    : [`${user.email} has no passkey and no authenticator app.`];
};

async function setPasswordOrLink(
  { scope, origin, readPassword }: CommandScope,
  user: { readonly id: string; readonly email: string },
  linkId: string | null,
  isTyped: boolean,
): Promise<string[]> {
  const { signer, business } = scope;
  if (isTyped) {
    valueOrThrow(await setUserPassword(scope, { ...user, businessId: business.id }, await readPassword()));
    return [`${user.email} can sign in with that password.`];
  }
  const link = accountLink(signer, origin, { businessId: business.id, linkId: linkId! });
  return ["The password is chosen here, within seven days and once:", link];
}

function valueOrThrow<T>(outcome: Outcome<T, Failure>): T {
  if (!outcome.ok) throw new UsageError(getFailureMessage(outcome.failure));
  return outcome.value;
}
