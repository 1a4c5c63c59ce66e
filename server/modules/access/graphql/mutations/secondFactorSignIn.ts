import { findKeyIssue } from "../../../../platform/database/withIdempotency.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { formatInstant } from "../../../../platform/graphql/scalars.ts";
import { InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { confirmIdentity, startPasskeyConfirmation } from "../../factors/confirmIdentity.ts";
import { finishPasskeySignIn, startPasskeySignIn } from "../../factors/passkeySignIn.ts";
import { signInWithCode } from "../../factors/secondFactor.ts";
import { CONFIRMED_MS } from "../../rules/users/passwordConfirmation.ts";
import type { Viewer } from "../../rules/viewer.ts";
import { idempotencyKeyField } from "../addBusinessMutation.ts";
import { addUserMutation } from "../addUserMutation.ts";
import {
  ChallengeExpiredRef,
  NoSecondFactorRef,
  PasskeyRefusedRef,
  PasskeysUnavailableRef,
  TooManyAttemptsRef,
} from "../failures.ts";
import { getRelyingParty, storeSignIn, toSignInClient } from "../signInCookies.ts";
import { ViewerRef } from "../viewer.ts";
import { ceremonyPayload, credentialField } from "./passkeys.ts";
import { signedInPayload } from "./signIn.ts";

const SignInCodeInput = builder.inputType("SignInCodeInput", {
  description: "A code that confirms a sign-in: exactly one field.",
  isOneOf: true,
  fields: (t) => ({
    authenticatorCode: t.string({
      description: "Six digits from the authenticator app. Each code is accepted once.",
    }),
    recoveryCode: t.string({ description: "A recovery code. Case, spaces and hyphens do not matter." }),
  }),
});

const SignInWithCodeInput = builder.inputType("SignInWithCodeInput", {
  description: "The input of `signInWithCode`.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` of `SecondFactorRequired`." }),
    code: t.field({ type: SignInCodeInput, required: true, description: "The code." }),
    ...idempotencyKeyField(t),
  }),
});

const StartPasskeySignInInput = builder.inputType("StartPasskeySignInInput", {
  description: "The input of `startPasskeySignIn`.",
  fields: (t) => idempotencyKeyField(t),
});

const FinishPasskeySignInInput = builder.inputType("FinishPasskeySignInInput", {
  description: "The input of `finishPasskeySignIn`.",
  fields: (t) => ({ credential: t.field(credentialField), ...idempotencyKeyField(t) }),
});

const StartPasskeyConfirmationInput = builder.inputType("StartPasskeyConfirmationInput", {
  description: "The input of `startPasskeyConfirmation`.",
  fields: (t) => idempotencyKeyField(t),
});

const IdentityProofInput = builder.inputType("IdentityProofInput", {
  description: "A proof of the user's identity: exactly one field.",
  isOneOf: true,
  fields: (t) => ({
    password: t.string({ description: "The password of the signed-in user." }),
    code: t.string({ description: "Six digits from the authenticator app. Each code is accepted once." }),
    credential: t.field({
      type: "JSONObject",
      description:
        "The result of `toJSON()` of the browser's `PublicKeyCredential`, for the options of `startPasskeyConfirmation`.",
    }),
  }),
});

const ConfirmIdentityInput = builder.inputType("ConfirmIdentityInput", {
  description: "The input of `confirmIdentity`.",
  fields: (t) => ({
    proof: t.field({ type: IdentityProofInput, required: true, description: "The proof." }),
    ...idempotencyKeyField(t),
  }),
});

const ConfirmIdentityPayload = builder
  .objectRef<{ readonly viewer: Viewer; readonly confirmedUntil: string }>("ConfirmIdentityPayload")
  .implement({
    description: "The identity is confirmed.",
    isTypeOf: (value) => "confirmedUntil" in (value as object),
    fields: (t) => ({
      viewer: t.expose("viewer", { type: ViewerRef, description: "The signed-in user." }),
      confirmedUntil: t.expose("confirmedUntil", {
        type: "DateTime",
        description: "Instant until which this session needs no further confirmation.",
      }),
    }),
  });

builder.mutationFields((t) => ({
  signInWithCode: t.field({
    type: builder.unionType("SignInWithCodeResult", {
      description: "The result of `signInWithCode`.",
      types: [
        signedInPayload("SignInWithCodePayload"),
        ChallengeExpiredRef,
        TooManyAttemptsRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Finishes a sign-in by password with a code, and sets a session cookie. The issue `WRONG_CODE` leaves the token usable. A code is accepted once, so a repetition fails.",
    args: { input: t.arg({ type: SignInWithCodeInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      const keyIssue = findKeyIssue(input.idempotencyKey);
      if (keyIssue) return keyIssue;
      if (!ctx.business) return { code: "CHALLENGE_EXPIRED" as const };
      const outcome = await signInWithCode(ctx.scope(ctx.business), input, toSignInClient(ctx));
      return outcome.ok ? { viewer: storeSignIn(ctx, outcome.value) } : outcome.failure;
    },
  }),
  startPasskeySignIn: t.field({
    type: builder.unionType("StartPasskeySignInResult", {
      description: "The result of `startPasskeySignIn`.",
      types: [
        ceremonyPayload("StartPasskeySignInPayload", "navigator.credentials.get"),
        PasskeysUnavailableRef,
        TooManyAttemptsRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Returns the options with which the browser signs in with any passkey of this server. Needs no e-mail address. It also confirms a sign-in by password.",
    args: { input: t.arg({ type: StartPasskeySignInInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      const keyIssue = findKeyIssue(input.idempotencyKey);
      if (keyIssue) return keyIssue;
      if (!ctx.business) return { code: "PASSKEYS_UNAVAILABLE" as const };
      const outcome = await startPasskeySignIn(ctx.scope(ctx.business), toSignInClient(ctx));
      return outcome.ok ? outcome.value : outcome.failure;
    },
  }),
  finishPasskeySignIn: t.field({
    type: builder.unionType("FinishPasskeySignInResult", {
      description: "The result of `finishPasskeySignIn`.",
      types: [
        signedInPayload("FinishPasskeySignInPayload"),
        ChallengeExpiredRef,
        PasskeyRefusedRef,
        PasskeysUnavailableRef,
        TooManyAttemptsRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Signs in the user of a passkey of this host's business and sets a session cookie. Each challenge can be used once, so a repetition is `CHALLENGE_EXPIRED`.",
    args: { input: t.arg({ type: FinishPasskeySignInInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      const keyIssue = findKeyIssue(input.idempotencyKey);
      if (keyIssue) return keyIssue;
      if (!ctx.business) return { code: "PASSKEY_REFUSED" as const };
      const outcome = await finishPasskeySignIn(
        ctx.scope(ctx.business),
        input.credential,
        toSignInClient(ctx),
      );
      return outcome.ok ? { viewer: storeSignIn(ctx, outcome.value) } : outcome.failure;
    },
  }),
}));

addUserMutation("startPasskeyConfirmation", {
  description: "Returns the options with which the browser confirms the user's identity. Users only.",
  input: StartPasskeyConfirmationInput,
  payload: ceremonyPayload("StartPasskeyConfirmationPayload", "navigator.credentials.get"),
  failures: [NoSecondFactorRef, PasskeysUnavailableRef],
  isOpen: true,
  run: ({ ctx, scope, viewer }) => startPasskeyConfirmation(scope, viewer, getRelyingParty(ctx)),
});

addUserMutation("confirmIdentity", {
  description:
    "Confirms the identity of the signed-in user by password, code or passkey. For ten minutes the session may then change how the user signs in, and create API keys, webhook endpoints and invitations. A repetition checks the proof again. Users only.",
  input: ConfirmIdentityInput,
  payload: ConfirmIdentityPayload,
  failures: [ChallengeExpiredRef, PasskeyRefusedRef, PasskeysUnavailableRef, TooManyAttemptsRef],
  isOpen: true,
  run: async ({ ctx, scope, viewer, input: { proof } }) => {
    const outcome = await confirmIdentity(scope, viewer, proof, getRelyingParty(ctx));
    return outcome.ok
      ? { ok: true, value: { viewer, confirmedUntil: formatInstant(ctx.now() + CONFIRMED_MS) } }
      : outcome;
  },
});
