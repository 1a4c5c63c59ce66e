import type { UserViewer, Viewer } from "../../rules/viewer.ts";
import { endSessions } from "../../users/endSessions.ts";
import { signIn } from "../../users/signIn.ts";
import { forbiddenError } from "../authorization.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { SecondFactorRequiredRef, SignInRefusedRef, TooManyAttemptsRef } from "../failures.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { findKeyIssue, withOptionalKey } from "../../../../platform/database/withIdempotency.ts";
import { idempotencyKeyField } from "../addBusinessMutation.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
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
    ...idempotencyKeyField(t),
  }),
});

const SignOutInput = builder.inputType("SignOutInput", {
  description: "The input of `signOut`.",
  fields: (t) => idempotencyKeyField(t),
});

const SignOutEverywhereInput = builder.inputType("SignOutEverywhereInput", {
  description: "The input of `signOutEverywhere`.",
  fields: (t) => idempotencyKeyField(t),
});

const RevokeSessionInput = builder.inputType("RevokeSessionInput", {
  description: "The input of `revokeSession`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Id of the session, from `Viewer.sessions`." }),
  }),
});

const SignOutPayload = builder.objectRef<{ readonly deletedId: string | null }>("SignOutPayload").implement({
  description: "The session has ended, and its cookie is deleted.",
  isTypeOf: (value) => "deletedId" in (value as object),
  fields: (t) => ({
    deletedId: t.exposeID("deletedId", {
      nullable: true,
      description: "Id of the ended session. Null if the request had none.",
    }),
  }),
});

const SignOutEverywherePayload = builder
  .objectRef<{ readonly deletedIds: readonly string[] }>("SignOutEverywherePayload")
  .implement({
    description: "All sessions of the user have ended, on every device.",
    isTypeOf: (value) => "deletedIds" in (value as object),
    fields: (t) => ({
      deletedIds: t.idList({
        description: "Ids of the ended sessions.",
        resolve: ({ deletedIds }) => [...deletedIds],
      }),
    }),
  });

const RevokeSessionPayload = builder
  .objectRef<{ readonly deletedId: string }>("RevokeSessionPayload")
  .implement({
    description: "The session has ended.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "Id of the ended session." }),
    }),
  });

builder.mutationFields((t) => ({
  signIn: t.field({
    type: builder.unionType("SignInResult", {
      description: "The result of `signIn`.",
      types: [
        signedInPayload("SignInPayload"),
        SecondFactorRequiredRef,
        SignInRefusedRef,
        TooManyAttemptsRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Signs in a user of this host's business and sets a session cookie. Later requests with the cookie and the header `x-daybook-csrf` act as this user. `SecondFactorRequired` means that a second step follows. A repetition starts another session.",
    args: { input: t.arg({ type: SignInInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      const keyIssue = findKeyIssue(input.idempotencyKey);
      if (keyIssue) return keyIssue;
      if (!ctx.business) return { code: "SIGN_IN_REFUSED" as const };
      const outcome = await signIn(ctx.scope(ctx.business), input, toSignInClient(ctx));
      return outcome.ok ? { viewer: storeSignIn(ctx, outcome.value) } : outcome.failure;
    },
  }),
  signOut: t.field({
    type: builder.unionType("SignOutResult", {
      description: "The result of `signOut`.",
      types: [SignOutPayload, InvalidInputRef],
    }),
    description:
      "Ends the session of this request and deletes its cookie. Does nothing without a session, so it may be repeated.",
    args: { input: t.arg({ type: SignOutInput, required: true }) },
    resolve: async (_, { input }, ctx) => {
      const keyIssue = findKeyIssue(input.idempotencyKey);
      if (keyIssue) return keyIssue;
      ctx.request.browser?.storeSession(null);
      const { viewer } = ctx;
      if (viewer?.kind !== "USER") return { deletedId: null };
      const [ended] = await endUserSessions(ctx, viewer, "signOut", viewer.sessionId);
      return { deletedId: ended === undefined ? null : toGlobalId("UserSession", ended) };
    },
  }),
  signOutEverywhere: t.field({
    type: builder.unionType("SignOutEverywhereResult", {
      description: "The result of `signOutEverywhere`.",
      types: [SignOutEverywherePayload, InvalidInputRef],
    }),
    description:
      "Ends all sessions of the signed-in user, including this one. A repetition needs a new session. Users only.",
    args: { input: t.arg({ type: SignOutEverywhereInput, required: true }) },
    resolve: async (_, { input }, ctx) => {
      const viewer = requireUser(ctx);
      const keyIssue = findKeyIssue(input.idempotencyKey);
      if (keyIssue) return keyIssue;
      ctx.request.browser?.storeSession(null);
      const ended = await endUserSessions(ctx, viewer, "signOutEverywhere", null);
      return { deletedIds: ended.map((id) => toGlobalId("UserSession", id)) };
    },
  }),
  revokeSession: t.field({
    type: builder.unionType("RevokeSessionResult", {
      description: "The result of `revokeSession`.",
      types: [RevokeSessionPayload, IdempotencyConflictRef, InvalidInputRef],
    }),
    description:
      "Ends one session of the signed-in user. The issue is `NOT_FOUND` if it had ended or is not a session of the user. Users only.",
    args: { input: t.arg({ type: RevokeSessionInput, required: true }) },
    resolve: async (_, { input }, ctx) => {
      const viewer = requireUser(ctx);
      const id = toRowId("UserSession", input.id);
      if (id === null) return failNotFound("id").failure;
      const scope = await ctx.getScope(viewer.businessId);
      const outcome = await withOptionalKey(scope, {
        caller: scope.signer.fingerprint("actor", `USER ${viewer.id}`),
        operation: "revokeSession",
        input,
        idempotencyKey: input.idempotencyKey ?? null,
        async run(inner) {
          const ended = await endSessions(inner, viewer, { action: "revokeSession", sessionId: id });
          return ended.length > 0 ? { ok: true, value: id } : failNotFound("id");
        },
      });
      return outcome.ok ? { deletedId: toGlobalId("UserSession", outcome.value) } : outcome.failure;
    },
  }),
}));

/** @throws GraphQLError if the caller is a visitor or an API key */
export function requireUser({ viewer }: Context): UserViewer {
  if (viewer?.kind !== "USER") throw forbiddenError(viewer, null);
  return viewer;
}

async function endUserSessions(
  ctx: Context,
  viewer: UserViewer,
  action: Parameters<typeof endSessions>[2]["action"],
  sessionId: string | null,
): Promise<string[]> {
  return endSessions(await ctx.getScope(viewer.businessId), viewer, { action, sessionId });
}
