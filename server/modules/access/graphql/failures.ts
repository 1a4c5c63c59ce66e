import { builder } from "../../../platform/graphql/builder.ts";
import { createFailure } from "../../../platform/graphql/types/failures.ts";

export const TooManyAttemptsRef = createFailure(
  "TooManyAttempts",
  "TOO_MANY_ATTEMPTS",
  "Too many attempts from one client address, or for one reference.",
);
export const ProofRequiredRef = createFailure(
  "ProofRequired",
  "PROOF_REQUIRED",
  "One address sent, or one business received, many requests. Send the same input again with a `proof`, a text for which the SHA-256 of challenge and proof begins with `bits` zero bits. Forms, surveys and orders return it.",
);
builder.objectFields(ProofRequiredRef, (t) => ({
  challenge: t.exposeString("challenge", { description: "ASCII text that precedes the proof in the hash." }),
  bits: t.exposeInt("bits", { description: "Number of leading zero bits, 16 or 17." }),
}));
export const SignInRefusedRef = createFailure(
  "SignInRefused",
  "SIGN_IN_REFUSED",
  "The e-mail address or the password is wrong.",
);
export const PasswordRequiredRef = createFailure(
  "PasswordRequired",
  "PASSWORD_REQUIRED",
  "The signed-in user entered the password more than ten minutes ago. Send `confirmPassword`, then send the mutation again. API keys never get this failure.",
);
export const UserLinkExpiredRef = createFailure(
  "UserLinkExpired",
  "USER_LINK_EXPIRED",
  "The link was used, has expired, or is invalid.",
);
export const UserNotFoundRef = createFailure(
  "UserNotFound",
  "USER_NOT_FOUND",
  "The business has no such user.",
);
export const RequiresOwnerRef = createFailure(
  "RequiresOwner",
  "REQUIRES_OWNER",
  "Only owners may add, change or remove owners.",
);
export const LastOwnerRef = createFailure(
  "LastOwner",
  "LAST_OWNER",
  "The change would leave no owner who can sign in.",
);
export const ApiKeyNotFoundRef = createFailure(
  "ApiKeyNotFound",
  "API_KEY_NOT_FOUND",
  "The business has no such key, or it was revoked.",
);
