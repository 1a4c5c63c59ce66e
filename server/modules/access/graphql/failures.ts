import type { SecondFactorMethod } from "../../../shared/failures/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
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
  "The signed-in user confirmed the identity more than ten minutes ago. Send `confirmIdentity` or `confirmPassword`, then send the mutation again. API keys never get this failure.",
);
const SecondFactorMethodEnum = builder.enumType("SecondFactorMethod", {
  description: "A way to confirm a sign-in by password.",
  values: {
    PASSKEY: { description: "A passkey: `startPasskeySignIn` and `finishPasskeySignIn`." },
    CODE: { description: "A code of the authenticator app: `signInWithCode`." },
    RECOVERY_CODE: { description: "An unused recovery code: `signInWithCode`." },
  } satisfies Record<SecondFactorMethod, object>,
});
export const SecondFactorRequiredRef = createFailure(
  "SecondFactorRequired",
  "SECOND_FACTOR_REQUIRED",
  "The password is right, and the user has a second factor. No session exists until one of `methods` is used.",
);
builder.objectFields(SecondFactorRequiredRef, (t) => ({
  token: t.exposeString("token", {
    description: "The `token` of `signInWithCode`. It can be used for one sign-in.",
  }),
  expiresAt: t.field({
    type: "DateTime",
    description: "Instant at which the token expires, five minutes after the password.",
    resolve: ({ expiresAt }) => formatInstant(expiresAt),
  }),
  methods: t.field({
    type: [SecondFactorMethodEnum],
    description: "The methods that the user has on this host, the most convenient first.",
    resolve: ({ methods }) => [...methods],
  }),
}));
export const ChallengeExpiredRef = createFailure(
  "ChallengeExpired",
  "CHALLENGE_EXPIRED",
  "The token or the challenge is older than five minutes, was used, or is unknown. Start again.",
);
export const PasskeyRefusedRef = createFailure(
  "PasskeyRefused",
  "PASSKEY_REFUSED",
  "The passkey is unknown or its signature is invalid. The same failure means that its user is disabled.",
);
export const PasskeysUnavailableRef = createFailure(
  "PasskeysUnavailable",
  "PASSKEYS_UNAVAILABLE",
  "Passkeys do not work on the host of this request. `Business.acceptsPasskeys` is false there.",
);
export const TooManyPasskeysRef = createFailure(
  "TooManyPasskeys",
  "TOO_MANY_PASSKEYS",
  "The user has the maximum number of passkeys.",
);
builder.objectFields(TooManyPasskeysRef, (t) => ({
  most: t.exposeInt("most", { description: "The maximum number of passkeys of a user." }),
}));
export const NoSecondFactorRef = createFailure(
  "NoSecondFactor",
  "NO_SECOND_FACTOR",
  "The user has no passkey or no second factor that the mutation needs.",
);
export const LastSecondFactorRef = createFailure(
  "LastSecondFactor",
  "LAST_SECOND_FACTOR",
  "The business requires a second factor, and this is the last one of the user.",
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
