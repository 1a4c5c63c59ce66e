import type { Passkey } from "../../../../platform/database/prisma/client.ts";
import type { FailureWith } from "../../../../shared/failures/failure.ts";
import { withOptionalKey } from "../../../../platform/database/withIdempotency.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import { formatInstant } from "../../../../platform/graphql/scalars.ts";
import {
  deletePasskey,
  finishPasskeyRegistration,
  renamePasskey,
  startPasskeyRegistration,
  type StartedCeremony,
} from "../../factors/registerPasskey.ts";
import type { UserViewer } from "../../rules/viewer.ts";
import { idempotencyKeyField } from "../addBusinessMutation.ts";
import { addUserMutation } from "../addUserMutation.ts";
import {
  ChallengeExpiredRef,
  LastSecondFactorRef,
  PasskeyRefusedRef,
  PasskeysUnavailableRef,
  TooManyPasskeysRef,
} from "../failures.ts";
import { PasskeyRef } from "../secondFactors.ts";
import { getRelyingParty } from "../signInCookies.ts";

const passkeyName = {
  required: true,
  description: "Name that tells the passkeys of a user apart, at most 60 characters.",
} as const;

/** @param call the browser's function for the options */
export const ceremonyPayload = (name: string, call: string) =>
  builder.objectRef<StartedCeremony>(name).implement({
    description: "A challenge for the browser. It can be used once.",
    isTypeOf: (value) => "options" in (value as object),
    fields: (t) => ({
      options: t.expose("options", {
        type: "JSONObject",
        description: `The options of \`${call}\` as JSON (WebAuthn Level 3).`,
      }),
      expiresAt: t.field({
        type: "DateTime",
        description: "Instant at which the challenge expires, after five minutes.",
        resolve: ({ expiresAt }) => formatInstant(expiresAt),
      }),
    }),
  });

export const credentialField = {
  type: "JSONObject",
  required: true,
  description: "The result of `toJSON()` of the browser's `PublicKeyCredential`.",
} as const;

const StartPasskeyRegistrationInput = builder.inputType("StartPasskeyRegistrationInput", {
  description: "The input of `startPasskeyRegistration`.",
  fields: (t) => idempotencyKeyField(t),
});

const FinishPasskeyRegistrationInput = builder.inputType("FinishPasskeyRegistrationInput", {
  description: "The input of `finishPasskeyRegistration`.",
  fields: (t) => ({
    name: t.string(passkeyName),
    credential: t.field(credentialField),
    ...idempotencyKeyField(t),
  }),
});

const RenamePasskeyInput = builder.inputType("RenamePasskeyInput", {
  description: "The input of `renamePasskey`.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Global id of the passkey." }),
    name: t.string(passkeyName),
    ...idempotencyKeyField(t),
  }),
});

const DeletePasskeyInput = builder.inputType("DeletePasskeyInput", {
  description: "The input of `deletePasskey`.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Global id of the passkey." }),
    ...idempotencyKeyField(t),
  }),
});

interface WithPasskey {
  readonly passkey: Passkey | null;
}

const passkeyField = {
  type: PasskeyRef,
  nullable: true,
  description: "The passkey. Null if it was removed since.",
} as const;

const FinishPasskeyRegistrationPayload = builder
  .objectRef<WithPasskey & { readonly recoveryCodes: readonly string[] }>("FinishPasskeyRegistrationPayload")
  .implement({
    description: "The passkey is stored. Each sign-in by password needs a second factor from now on.",
    isTypeOf: (value) => "passkey" in (value as object),
    fields: (t) => ({
      passkey: t.expose("passkey", passkeyField),
      recoveryCodes: t.stringList({
        description:
          "Ten single-use codes in place of the passkey, which no later response contains. Empty if the user has unused ones.",
        resolve: ({ recoveryCodes }) => [...recoveryCodes],
      }),
    }),
  });

const RenamePasskeyPayload = builder.objectRef<WithPasskey>("RenamePasskeyPayload").implement({
  description: "The passkey has the new name.",
  isTypeOf: (value) => "passkey" in (value as object),
  fields: (t) => ({ passkey: t.expose("passkey", passkeyField) }),
});

const DeletePasskeyPayload = builder
  .objectRef<{ readonly deletedId: string }>("DeletePasskeyPayload")
  .implement({
    description: "The passkey no longer signs in. Without another factor, the recovery codes have ended too.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "Global id of the deleted passkey." }),
    }),
  });

addUserMutation("startPasskeyRegistration", {
  description: "Returns the options with which the browser creates a passkey. Users only.",
  input: StartPasskeyRegistrationInput,
  payload: ceremonyPayload("StartPasskeyRegistrationPayload", "navigator.credentials.create"),
  failures: [PasskeysUnavailableRef, TooManyPasskeysRef],
  run: async ({ ctx, scope, viewer }) => {
    const { name } = await ctx.getBusiness(viewer.businessId);
    return startPasskeyRegistration(scope, viewer, getRelyingParty(ctx), name);
  },
});

addUserMutation("finishPasskeyRegistration", {
  description:
    "Stores the passkey that the browser created. Each challenge can be used once, so a repetition is `CHALLENGE_EXPIRED`. Users only.",
  input: FinishPasskeyRegistrationInput,
  payload: FinishPasskeyRegistrationPayload,
  failures: [ChallengeExpiredRef, PasskeyRefusedRef, PasskeysUnavailableRef, TooManyPasskeysRef],
  run: async ({ ctx, scope, viewer, input }) => {
    const outcome = await finishPasskeyRegistration(scope, viewer, getRelyingParty(ctx), input);
    if (!outcome.ok) return outcome;
    const { passkeyId, recoveryCodes } = outcome.value;
    return { ok: true, value: { passkey: await loadPasskey(ctx, viewer, passkeyId), recoveryCodes } };
  },
});

addUserMutation("renamePasskey", {
  description:
    "Changes the name of a passkey. The issue is `NOT_FOUND` if the user has no such passkey. Users only.",
  input: RenamePasskeyInput,
  payload: RenamePasskeyPayload,
  failures: [],
  storesKey: true,
  run: async ({ ctx, scope, viewer, input }) => {
    const id = toRowId("Passkey", input.id);
    if (id === null) return failNotFound("id");
    const outcome = await withOptionalKey(scope, {
      ...describeCall(scope, viewer, "renamePasskey", input),
      async run(inner) {
        const renamed = await renamePasskey(inner, viewer, { id, name: input.name });
        return renamed.ok && !renamed.value ? failNotFound("id") : renamed;
      },
    });
    return outcome.ok ? { ok: true, value: { passkey: await loadPasskey(ctx, viewer, id) } } : outcome;
  },
});

addUserMutation("deletePasskey", {
  description:
    "Deletes a passkey of the signed-in user. The issue is `NOT_FOUND` if the user has no such passkey. Users only.",
  input: DeletePasskeyInput,
  payload: DeletePasskeyPayload,
  failures: [LastSecondFactorRef],
  storesKey: true,
  run: async ({ scope, viewer, input }) => {
    const id = toRowId("Passkey", input.id);
    if (id === null) return failNotFound("id");
    const outcome = await withOptionalKey<boolean, FailureWith<"INVALID_INPUT" | "LAST_SECOND_FACTOR">>(
      scope,
      {
        ...describeCall(scope, viewer, "deletePasskey", input),
        async run(inner) {
          const deleted = await deletePasskey(inner, viewer, id);
          return deleted.ok && !deleted.value ? failNotFound("id") : deleted;
        },
      },
    );
    return outcome.ok ? { ok: true, value: { deletedId: toGlobalId("Passkey", id) } } : outcome;
  },
});

function describeCall<Input extends { readonly idempotencyKey?: string | null }>(
  { signer }: { readonly signer: { fingerprint(kind: string, text: string): Buffer } },
  viewer: UserViewer,
  operation: string,
  input: Input,
) {
  return {
    caller: signer.fingerprint("actor", `USER ${viewer.id}`),
    operation,
    input,
    idempotencyKey: input.idempotencyKey ?? null,
  };
}

function loadPasskey({ database }: Context, { businessId }: UserViewer, id: string): Promise<Passkey | null> {
  return database.prisma.passkey.findUnique({ where: { businessId_id: { businessId, id } } });
}
