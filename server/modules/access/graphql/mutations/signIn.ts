import type { UserViewer, Viewer } from "../../rules/viewer.ts";
import { endSessions } from "../../users/endSessions.ts";
import { signIn } from "../../users/signIn.ts";
import { forbiddenError } from "../authorization.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { SignInRefusedRef, TooManyAttemptsRef } from "../failures.ts";
import { InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { sessionRowId } from "../user.ts";
import { ViewerRef } from "../viewer.ts";
import { storeSignIn, toSignInClient } from "../signInCookies.ts";

export const signedInPayload = (name: string) =>
  builder.objectRef<{ readonly viewer: Viewer }>(name).implement({
    description: "The user is signed in. The response sets the session cookie.",
    isTypeOf: (value) => "viewer" in (value as object),
    fields: (t) => ({
      viewer: t.expose("viewer", { type: ViewerRef, description: "The user who signed in." }),
    }),
  });

const SignInInput = builder.inputType("SignInInput", {
  description: "The input of `signIn`.",
  fields: (t) => ({
    email: t.string({ required: true, description: "E-mail address of the account." }),
    password: t.string({ required: true, description: "Password of the account." }),
  }),
});

const ended = (name: string, description: string) =>
  builder.objectRef<{ readonly ended: number }>(name).implement({
    description,
    isTypeOf: (value) => "ended" in (value as object),
    fields: (t) => ({ ended: t.exposeInt("ended", { description: "Number of sessions that ended." }) }),
  });

const RevokeSessionInput = builder.inputType("RevokeSessionInput", {
  description: "The input of `revokeSession`.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Id of the session, from `Viewer.sessions`." }),
  }),
});

builder.mutationFields((t) => ({
  signIn: t.field({
    type: builder.unionType("SignInResult", {
      description: "The result of `signIn`.",
      types: [signedInPayload("SignInPayload"), SignInRefusedRef, TooManyAttemptsRef, InvalidInputRef],
    }),
    description:
      "Signs in a user of this host's business and sets a session cookie. Later requests with the cookie and the header `x-daybook-csrf` act as this user.",
    args: { input: t.arg({ type: SignInInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return { code: "SIGN_IN_REFUSED" as const };
      const outcome = await signIn(ctx.scope(ctx.business), input, toSignInClient(ctx));
      return outcome.ok ? { viewer: storeSignIn(ctx, outcome.value) } : outcome.failure;
    },
  }),
  signOut: t.field({
    type: ended("SignOutPayload", "The session has ended, and its cookie is deleted."),
    description: "Ends the session of this request and deletes its cookie. Does nothing without a session.",
    resolve: async (_, _args, ctx) => {
      ctx.request.browser?.storeSession(null);
      const { viewer } = ctx;
      return {
        ended: viewer?.kind === "USER" ? await endUserSessions(ctx, viewer, "signOut", viewer.sessionId) : 0,
      };
    },
  }),
  signOutEverywhere: t.field({
    type: ended("SignOutEverywherePayload", "All sessions of the user have ended, on every device."),
    description: "Ends all sessions of the signed-in user, including this one. Users only.",
    resolve: async (_, _args, ctx) => {
      const viewer = requireUser(ctx);
      ctx.request.browser?.storeSession(null);
      return { ended: await endUserSessions(ctx, viewer, "signOutEverywhere", null) };
    },
  }),
  revokeSession: t.field({
    type: ended(
      "RevokeSessionPayload",
      "The session has ended. `ended` is 0 if it had already ended or is not a session of the user.",
    ),
    description: "Ends one session of the signed-in user. Users only.",
    args: { input: t.arg({ type: RevokeSessionInput, required: true }) },
    resolve: async (_, { input }, ctx) => {
      const id = sessionRowId(input.id);
      return { ended: id === null ? 0 : await endUserSessions(ctx, requireUser(ctx), "revokeSession", id) };
    },
  }),
}));

/** @throws GraphQLError if the caller is a visitor or an API key */
export function requireUser({ viewer }: Context): UserViewer {
  if (viewer?.kind !== "USER") throw forbiddenError(viewer);
  return viewer;
}

async function endUserSessions(
  ctx: Context,
  viewer: UserViewer,
  action: Parameters<typeof endSessions>[2]["action"],
  sessionId: string | null,
): Promise<number> {
  return endSessions(await ctx.getScope(viewer.businessId), viewer, { action, sessionId });
}
