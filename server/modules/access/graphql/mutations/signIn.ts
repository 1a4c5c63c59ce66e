import type { UserViewer, Viewer } from "../../rules/viewer.ts";
import { endSessions } from "../../users/endSessions.ts";
import { signIn } from "../../users/signIn.ts";
import { forbidden } from "../authorization.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { sessionRowId } from "../user.ts";
import { ViewerRef } from "../viewer.ts";
import { keepSignedIn, signInPlace } from "../signedIn.ts";

/** Who has signed in, as an answer. */
export const signedInSuccess = (name: string) =>
  builder.objectRef<{ readonly viewer: Viewer }>(name).implement({
    description: "Somebody has signed in: the session's cookie comes with the answer.",
    isTypeOf: (value) => "viewer" in (value as object),
    fields: (t) => ({ viewer: t.expose("viewer", { type: ViewerRef, description: "Who it is." }) }),
  });

const SignInInput = builder.inputType("SignInInput", {
  description: "Who somebody says they are.",
  fields: (t) => ({
    email: t.string({ required: true, description: "The e-mail that they were invited by." }),
    password: t.string({ required: true, description: "Their password." }),
  }),
});

const ended = (name: string, description: string) =>
  builder.objectRef<{ readonly ended: number }>(name).implement({
    description,
    isTypeOf: (value) => "ended" in (value as object),
    fields: (t) => ({ ended: t.exposeInt("ended", { description: "How many sessions that were." }) }),
  });

const RevokeSessionInput = builder.inputType("RevokeSessionInput", {
  description: "Which of one's own sessions ends.",
  fields: (t) => ({ session: t.id({ required: true, description: "The session's id." }) }),
});

builder.mutationFields((t) => ({
  signIn: t.field({
    type: builder.unionType("SignInResult", {
      description: "What `signIn` answers.",
      types: [
        signedInSuccess("SignInSuccess"),
        failures.SignInRefusedRef,
        failures.TooManyAttemptsRef,
        failures.InvalidInputRef,
      ],
    }),
    description:
      "Signs a user of the business of this host in. From then on requests with the header `x-daybook-csrf` act for them.",
    args: { input: t.arg({ type: SignInInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return failures.answer({ code: "SIGN_IN_REFUSED" });
      const outcome = await signIn(ctx.scope(ctx.business), input, signInPlace(ctx));
      return outcome.ok ? { viewer: keepSignedIn(ctx, outcome.value) } : failures.answer(outcome.failure);
    },
  }),
  signOut: t.field({
    type: ended("SignOutSuccess", "The session has ended, and its cookie is gone."),
    description: "Ends the session of this request. Safe to send twice.",
    resolve: async (_, _args, ctx) => {
      ctx.request.browser?.keepSession(null);
      const { viewer } = ctx;
      return { ended: viewer?.kind === "USER" ? await end(ctx, viewer, "signOut", viewer.sessionId) : 0 };
    },
  }),
  signOutEverywhere: t.field({
    type: ended("SignOutEverywhereSuccess", "All sessions have ended, on whatever device."),
    description: "Ends all sessions of whoever has signed in, this one too.",
    resolve: async (_, _args, ctx) => {
      const viewer = userOf(ctx);
      ctx.request.browser?.keepSession(null);
      return { ended: await end(ctx, viewer, "signOutEverywhere", null) };
    },
  }),
  revokeSession: t.field({
    type: ended("RevokeSessionSuccess", "The session has ended; 0: it had ended before, or is nobody's."),
    description: "Ends one of one's own sessions. Safe to send twice.",
    args: { input: t.arg({ type: RevokeSessionInput, required: true }) },
    resolve: async (_, { input }, ctx) => {
      const id = sessionRowId(input.session);
      return { ended: id === null ? 0 : await end(ctx, userOf(ctx), "revokeSession", id) };
    },
  }),
}));

/** Who has signed in; thrown: nobody, or an API key is shown. */
export function userOf({ viewer }: Context): UserViewer {
  if (viewer?.kind !== "USER") throw forbidden(viewer);
  return viewer;
}

async function end(
  ctx: Context,
  viewer: UserViewer,
  action: Parameters<typeof endSessions>[2]["action"],
  sessionId: string | null,
): Promise<number> {
  return endSessions(await ctx.scopeOf(viewer.businessId), viewer, { action, sessionId });
}
