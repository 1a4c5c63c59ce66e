import { changePassword, requestPasswordReset, resetPassword } from "../../users/choosePassword.ts";
import { confirmPassword } from "../../users/confirmPassword.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { createDoneType } from "../../../../platform/graphql/types/donePayload.ts";
import { TooManyAttemptsRef, UserLinkExpiredRef } from "../failures.ts";
import { InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { storeSignIn, toSignInClient } from "../signInCookies.ts";
import { signedInPayload, requireUser } from "./signIn.ts";

const newPassword = {
  required: true,
  description:
    "The new password: 12 to 200 characters of any kind. Common and predictable passwords are rejected.",
} as const;

const RequestPasswordResetInput = builder.inputType("RequestPasswordResetInput", {
  description: "The input of `requestPasswordReset`.",
  fields: (t) => ({ email: t.string({ required: true, description: "E-mail address of the account." }) }),
});

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  description: "The input of `resetPassword`.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The part of the mailed link after the `#`." }),
    password: t.string(newPassword),
  }),
});

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "The input of `changePassword`.",
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: "The current password." }),
    password: t.string(newPassword),
  }),
});

const ConfirmPasswordInput = builder.inputType("ConfirmPasswordInput", {
  description: "The input of `confirmPassword`.",
  fields: (t) => ({
    password: t.string({ required: true, description: "The password of the signed-in user." }),
  }),
});

builder.mutationFields((t) => ({
  confirmPassword: t.field({
    type: builder.unionType("ConfirmPasswordResult", {
      description: "The result of `confirmPassword`.",
      types: [
        createDoneType(
          "ConfirmPasswordPayload",
          "The password is right. It counts for ten minutes in this session.",
        ),
        TooManyAttemptsRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Checks the password of the signed-in user. For ten minutes the session may then create API keys, webhook endpoints and invitations. Users only.",
    args: { input: t.arg({ type: ConfirmPasswordInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input: { password } }, ctx) => {
      const viewer = requireUser(ctx);
      const outcome = await confirmPassword(await ctx.getScope(viewer.businessId), viewer, password);
      return outcome.ok ? { isDone: outcome.value } : outcome.failure;
    },
  }),
  requestPasswordReset: t.field({
    type: builder.unionType("RequestPasswordResetResult", {
      description: "The result of `requestPasswordReset`.",
      types: [
        createDoneType(
          "RequestPasswordResetPayload",
          "A mail is queued if an account has that e-mail address.",
        ),
        TooManyAttemptsRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Mails a link with which the user can choose a new password once, within 30 minutes. The result is the same whether or not an account has the e-mail address.",
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input: { email } }, ctx) => {
      if (!ctx.business) return { isDone: true as const };
      const { locale, request } = ctx;
      const resetRequest = { email, locale, clientAddress: request.clientAddress };
      const outcome = await requestPasswordReset(ctx.scope(ctx.business), resetRequest);
      return outcome.ok ? { isDone: outcome.value } : outcome.failure;
    },
  }),
  resetPassword: t.field({
    type: builder.unionType("ResetPasswordResult", {
      description: "The result of `resetPassword`.",
      types: [
        signedInPayload("ResetPasswordPayload"),
        UserLinkExpiredRef,
        TooManyAttemptsRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Sets the password with the token of a mailed reset link or invitation, ends all sessions of the user and signs the user in. Each link can be used once.",
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return { code: "USER_LINK_EXPIRED" as const };
      const outcome = await resetPassword(ctx.scope(ctx.business), input, toSignInClient(ctx));
      return outcome.ok ? { viewer: storeSignIn(ctx, outcome.value) } : outcome.failure;
    },
  }),
  changePassword: t.field({
    type: builder.unionType("ChangePasswordResult", {
      description: "The result of `changePassword`.",
      types: [
        createDoneType("ChangePasswordPayload", "The password is changed. All other sessions have ended."),
        TooManyAttemptsRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Changes the password of the signed-in user, ends all other sessions and replaces the cookie of this session. Users only.",
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input: { currentPassword: current, password } }, ctx) => {
      const viewer = requireUser(ctx);
      const scope = await ctx.getScope(viewer.businessId);
      const outcome = await changePassword(scope, viewer, { current, password });
      if (!outcome.ok) return outcome.failure;
      ctx.request.browser?.storeSession(outcome.value.session);
      return { isDone: true as const };
    },
  }),
}));
