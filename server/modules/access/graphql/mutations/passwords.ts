import { changePassword, requestPasswordReset, resetPassword } from "../../users/choosePassword.ts";
import { confirmPassword } from "../../users/confirmPassword.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { formatInstant } from "../../../../platform/graphql/scalars.ts";
import { findKeyIssue, withOptionalKey } from "../../../../platform/database/withIdempotency.ts";
import { CONFIRMED_MS } from "../../rules/users/passwordConfirmation.ts";
import type { Viewer } from "../../rules/viewer.ts";
import { idempotencyKeyField } from "../addBusinessMutation.ts";
import { ViewerRef } from "../viewer.ts";
import { SecondFactorRequiredRef, TooManyAttemptsRef, UserLinkExpiredRef } from "../failures.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { storeSignIn, toSignInClient } from "../signInCookies.ts";
import { signedInPayload, requireUser } from "./signIn.ts";

const newPassword = {
  required: true,
  description:
    "The new password: 12 to 200 characters of any kind. Common and predictable passwords are rejected.",
} as const;

const RequestPasswordResetInput = builder.inputType("RequestPasswordResetInput", {
  description: "The input of `requestPasswordReset`.",
  fields: (t) => ({
    email: t.string({ required: true, description: "E-mail address of the account." }),
    ...idempotencyKeyField(t),
  }),
});

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  description: "The input of `resetPassword`.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The part of the mailed link after the `#`." }),
    password: t.string(newPassword),
    ...idempotencyKeyField(t),
  }),
});

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "The input of `changePassword`.",
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: "The current password." }),
    password: t.string(newPassword),
    ...idempotencyKeyField(t),
  }),
});

const ConfirmPasswordInput = builder.inputType("ConfirmPasswordInput", {
  description: "The input of `confirmPassword`.",
  fields: (t) => ({
    password: t.string({ required: true, description: "The password of the signed-in user." }),
    ...idempotencyKeyField(t),
  }),
});

const ConfirmPasswordPayload = builder
  .objectRef<{ readonly viewer: Viewer; readonly confirmedUntil: string }>("ConfirmPasswordPayload")
  .implement({
    description: "The password is right.",
    isTypeOf: (value) => "confirmedUntil" in (value as object),
    fields: (t) => ({
      viewer: t.expose("viewer", { type: ViewerRef, description: "The signed-in user." }),
      confirmedUntil: t.expose("confirmedUntil", {
        type: "DateTime",
        description: "Instant until which this session needs no further confirmation.",
      }),
    }),
  });

const RequestPasswordResetPayload = builder
  .objectRef<{ readonly email: string; readonly requestedAt: number }>("RequestPasswordResetPayload")
  .implement({
    description: "A mail is queued if an account has that e-mail address.",
    isTypeOf: (value) => "requestedAt" in (value as object),
    fields: (t) => ({
      email: t.exposeString("email", { description: "The e-mail address of the input." }),
      requestedAt: t.field({
        type: "DateTime",
        description: "Instant of the request. The link expires 30 minutes later.",
        resolve: ({ requestedAt }) => formatInstant(requestedAt),
      }),
    }),
  });

const ChangePasswordPayload = builder
  .objectRef<{ readonly viewer: Viewer }>("ChangePasswordPayload")
  .implement({
    description: "The password is changed. All other sessions have ended.",
    isTypeOf: (value) => "viewer" in (value as object),
    fields: (t) => ({
      viewer: t.expose("viewer", { type: ViewerRef, description: "The signed-in user." }),
    }),
  });

builder.mutationFields((t) => ({
  confirmPassword: t.field({
    type: builder.unionType("ConfirmPasswordResult", {
      description: "The result of `confirmPassword`.",
      types: [ConfirmPasswordPayload, TooManyAttemptsRef, InvalidInputRef],
    }),
    description:
      "Checks the password of the signed-in user. For ten minutes the session may then create API keys, webhook endpoints and invitations. A repetition checks the password again. Users only.",
    args: { input: t.arg({ type: ConfirmPasswordInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input: { password, idempotencyKey } }, ctx) => {
      const viewer = requireUser(ctx);
      const keyIssue = findKeyIssue(idempotencyKey);
      if (keyIssue) return keyIssue;
      const outcome = await confirmPassword(await ctx.getScope(viewer.businessId), viewer, password);
      return outcome.ok
        ? { viewer, confirmedUntil: formatInstant(ctx.now() + CONFIRMED_MS) }
        : outcome.failure;
    },
  }),
  requestPasswordReset: t.field({
    type: builder.unionType("RequestPasswordResetResult", {
      description: "The result of `requestPasswordReset`.",
      types: [RequestPasswordResetPayload, TooManyAttemptsRef, IdempotencyConflictRef, InvalidInputRef],
    }),
    description:
      "Mails a link with which the user can choose a new password once, within 30 minutes. The result is the same whether or not an account has the e-mail address.",
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      const { email } = input;
      if (!ctx.business) return { email, requestedAt: ctx.now() };
      const { locale, request } = ctx;
      const scope = ctx.scope(ctx.business);
      const outcome = await withOptionalKey(scope, {
        // The key is that of the address, which visitors do not share.
        caller: scope.signer.fingerprint("reset of password", email),
        operation: "requestPasswordReset",
        input: {},
        idempotencyKey: input.idempotencyKey ?? null,
        async run(inner) {
          const resetRequest = { email, locale, clientAddress: request.clientAddress };
          const requested = await requestPasswordReset(inner, resetRequest);
          return requested.ok ? { ok: true, value: ctx.now() } : requested;
        },
      });
      return outcome.ok ? { email, requestedAt: outcome.value } : outcome.failure;
    },
  }),
  resetPassword: t.field({
    type: builder.unionType("ResetPasswordResult", {
      description: "The result of `resetPassword`.",
      types: [
        signedInPayload("ResetPasswordPayload"),
        SecondFactorRequiredRef,
        UserLinkExpiredRef,
        TooManyAttemptsRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Sets the password with the token of a mailed reset link or invitation, ends all sessions of the user and signs the user in. With `SecondFactorRequired` the password is set and a second step follows. Each link can be used once, so a repetition is `USER_LINK_EXPIRED`.",
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      const keyIssue = findKeyIssue(input.idempotencyKey);
      if (keyIssue) return keyIssue;
      if (!ctx.business) return { code: "USER_LINK_EXPIRED" as const };
      const outcome = await resetPassword(ctx.scope(ctx.business), input, toSignInClient(ctx));
      return outcome.ok ? { viewer: storeSignIn(ctx, outcome.value) } : outcome.failure;
    },
  }),
  changePassword: t.field({
    type: builder.unionType("ChangePasswordResult", {
      description: "The result of `changePassword`.",
      types: [ChangePasswordPayload, TooManyAttemptsRef, InvalidInputRef],
    }),
    description:
      "Changes the password of the signed-in user, ends all other sessions and replaces the cookie of this session. A repetition fails, because the current password is another one then. Users only.",
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input: { currentPassword: current, password, idempotencyKey } }, ctx) => {
      const viewer = requireUser(ctx);
      const keyIssue = findKeyIssue(idempotencyKey);
      if (keyIssue) return keyIssue;
      const scope = await ctx.getScope(viewer.businessId);
      const outcome = await changePassword(scope, viewer, { current, password });
      if (!outcome.ok) return outcome.failure;
      ctx.request.browser?.storeSession(outcome.value.session);
      return { viewer };
    },
  }),
}));
