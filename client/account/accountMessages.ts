import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export type AccountFailure = "REFUSED" | "TOO_MANY" | "LINK_EXPIRED" | SecurityFailure | "CONNECTION";

type SecurityFailure =
  | "EXPIRED"
  | "PASSKEY_REFUSED"
  | "PASSKEYS_UNAVAILABLE"
  | "TOO_MANY_PASSKEYS"
  | "LAST_FACTOR";

export function getAccountFailureMessage(failure: AccountFailure): MessageDescriptor {
  switch (failure) {
    case "REFUSED":
      return msg`The email or the password is wrong.`;
    case "TOO_MANY":
      return msg`Too many attempts. Please try again in 15 minutes.`;
    case "LINK_EXPIRED":
      return msg`This link is no longer valid.`;
    case "EXPIRED":
      return msg`This took too long. Please start again.`;
    case "PASSKEY_REFUSED":
      return msg`This passkey was not accepted.`;
    case "PASSKEYS_UNAVAILABLE":
      return msg`Passkeys cannot be used at this address.`;
    case "TOO_MANY_PASSKEYS":
      return msg`You have the maximum number of passkeys. Please remove one first.`;
    case "LAST_FACTOR":
      return msg`Your business requires a passkey or an authenticator app. Please add another one first.`;
    case "CONNECTION":
      return msg`That did not work. Please try again.`;
  }
}

export function toAccountFailure(typename: string | undefined): AccountFailure {
  switch (typename) {
    case "SignInRefused":
      return "REFUSED";
    case "TooManyAttempts":
      return "TOO_MANY";
    case "UserLinkExpired":
      return "LINK_EXPIRED";
    case "ChallengeExpired":
      return "EXPIRED";
    case "PasskeyRefused":
      return "PASSKEY_REFUSED";
    case "PasskeysUnavailable":
      return "PASSKEYS_UNAVAILABLE";
    case "TooManyPasskeys":
      return "TOO_MANY_PASSKEYS";
    case "LastSecondFactor":
      return "LAST_FACTOR";
    default:
      return "CONNECTION";
  }
}

export function getPasswordIssueMessage(code: string): MessageDescriptor {
  switch (code) {
    case "REQUIRED":
      return msg`This field is required.`;
    case "PASSWORD_SHORT":
      return msg`Please use 12 characters or more.`;
    case "PASSWORD_COMMON":
      return msg`This password is easy to guess.`;
    case "WRONG_PASSWORD":
      return msg`This is not your password.`;
    case "WRONG_CODE":
      return msg`This code is wrong or was already used.`;
    case "TOO_LONG":
      return msg`This text is too long.`;
    default:
      return msg`This value is not valid.`;
  }
}

export function getRoleLabel(role: string): MessageDescriptor {
  switch (role) {
    case "OWNER":
      return msg`Owner`;
    case "MANAGER":
      return msg`Manager`;
    case "STAFF":
      return msg`Staff`;
    default:
      return msg`Reader`;
  }
}
