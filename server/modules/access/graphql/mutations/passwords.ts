import { changePassword, requestPasswordReset, resetPassword } from "../../users/choosePassword.ts";
import { confirmPassword } from "../../users/confirmPassword.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { doneSuccess } from "../../../../platform/graphql/types/doneSuccess.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { keepSignedIn, signInPlace } from "../signedIn.ts";
import { signedInSuccess, userOf } from "./signIn.ts";

const newPassword = {
  required: true,
  description: "12 to 200 characters of any kind; none that is easy to guess.",
} as const;

const RequestPasswordResetInput = builder.inputType("RequestPasswordResetInput", {
  description: "Whose password was forgotten.",
  fields: (t) => ({ email: t.string({ required: true, description: "The e-mail that they sign in with." }) }),
});

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  description: "A password for whoever was sent the link.",
  fields: (t) => ({
    token: t.string({ required: true, description: "What stands behind the `#` of the link." }),
    password: t.string(newPassword),
  }),
});

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "Another password for whoever has signed in.",
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: "The one that they have." }),
    password: t.string(newPassword),
  }),
});

const ConfirmPasswordInput = builder.inputType("ConfirmPasswordInput", {
  description: "The password of the signed-in user.",
  fields: (t) => ({
    password: t.string({ required: true, description: "The password of the signed-in user." }),
  }),
});

builder.mutationFields((t) => ({
  confirmPassword: t.field({
    type: builder.unionType("ConfirmPasswordResult", {
      description: "The result of `confirmPassword`.",
      types: [
        doneSuccess(
          "ConfirmPasswordSuccess",
          "The password is right. It counts for ten minutes in this session.",
        ),
        failures.TooManyAttemptsRef,
        failures.InvalidInputRef,
      ],
    }),
    description:
      "Checks the password of the signed-in user. For ten minutes the session may then create API keys, webhook endpoints and invitations.",
    args: { input: t.arg({ type: ConfirmPasswordInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input: { password } }, ctx) => {
      const viewer = userOf(ctx);
      const outcome = await confirmPassword(await ctx.scopeOf(viewer.businessId), viewer, password);
      return outcome.ok ? { isDone: outcome.value } : failures.answer(outcome.failure);
    },
  }),
  requestPasswordReset: t.field({
    type: builder.unionType("RequestPasswordResetResult", {
      description: "What `requestPasswordReset` answers.",
      types: [
        doneSuccess("RequestPasswordResetSuccess", "If somebody has that e-mail, a mail is on its way."),
        failures.TooManyAttemptsRef,
        failures.InvalidInputRef,
      ],
    }),
    description:
      "Sends a link that lets its reader choose another password within 30 minutes, once. Whether anybody has that e-mail is not told.",
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input: { email } }, ctx) => {
      if (!ctx.business) return { isDone: true as const };
      const { locale, request } = ctx;
      const asked = { email, locale, clientAddress: request.clientAddress };
      const outcome = await requestPasswordReset(ctx.scope(ctx.business), asked);
      return outcome.ok ? { isDone: outcome.value } : failures.answer(outcome.failure);
    },
  }),
  resetPassword: t.field({
    type: builder.unionType("ResetPasswordResult", {
      description: "What `resetPassword` answers.",
      types: [
        signedInSuccess("ResetPasswordSuccess"),
        failures.UserLinkExpiredRef,
        failures.TooManyAttemptsRef,
        failures.InvalidInputRef,
      ],
    }),
    description:
      "Sets the password of whoever was sent a link, of an invitation too; ends all their sessions and signs them in here. Once a link.",
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return failures.answer({ code: "USER_LINK_EXPIRED" });
      const outcome = await resetPassword(ctx.scope(ctx.business), input, signInPlace(ctx));
      return outcome.ok ? { viewer: keepSignedIn(ctx, outcome.value) } : failures.answer(outcome.failure);
    },
  }),
  changePassword: t.field({
    type: builder.unionType("ChangePasswordResult", {
      description: "What `changePassword` answers.",
      types: [
        doneSuccess("ChangePasswordSuccess", "The password is changed. All other sessions have ended."),
        failures.TooManyAttemptsRef,
        failures.InvalidInputRef,
      ],
    }),
    description: "Changes one's own password, ends all other sessions, and gives this one another cookie.",
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input: { currentPassword: current, password } }, ctx) => {
      const viewer = userOf(ctx);
      const scope = await ctx.scopeOf(viewer.businessId);
      const outcome = await changePassword(scope, viewer, { current, password });
      if (!outcome.ok) return failures.answer(outcome.failure);
      ctx.request.browser?.keepSession(outcome.value.session);
      return { isDone: true as const };
    },
  }),
}));
