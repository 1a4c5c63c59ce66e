import type { ApiKey } from "../../../../platform/database/prisma/client.ts";
import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { createKey, revokeKey, updateKey } from "../../ownKeys.ts";
import type { Outcome } from "../../../../platform/database/scope.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId, rowId } from "../../../../platform/graphql/globalIds.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { ApiKeyRef } from "../apiKey.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { KeyScopeEnum } from "../viewer.ts";

const CreateApiKeyInput = builder.inputType("CreateApiKeyInput", {
  description: "A key for one program.",
  fields: (t) => ({
    ...repeatable(t),
    name: t.string({ required: true, description: "What it is called; at most 100 characters." }),
    scopes: t.field({ type: [KeyScopeEnum], required: true, description: "What it is for; at least one." }),
    expiresAt: t.field({ type: "DateTime", description: "From then on it opens nothing; none: it stays." }),
  }),
});

const UpdateApiKeyInput = builder.inputType("UpdateApiKeyInput", {
  description: "What changes of a key; what is left out stays.",
  fields: (t) => ({
    ...repeatable(t),
    apiKey: t.id({ required: true, description: "The key's id." }),
    name: t.string({ description: "What it is called." }),
    scopes: t.field({ type: [KeyScopeEnum], description: "What it is for, from now on." }),
    expiresAt: t.field({ type: "DateTime", description: "From then on it opens nothing; null: it stays." }),
  }),
});

const RevokeApiKeyInput = builder.inputType("RevokeApiKeyInput", {
  description: "Which key ends.",
  fields: (t) => ({ ...repeatable(t), apiKey: t.id({ required: true, description: "The key's id." }) }),
});

interface Success {
  readonly apiKey: ApiKey;
  readonly secret: string | null;
}

const CreateApiKeySuccess = builder.objectRef<Success>("CreateApiKeySuccess").implement({
  description: "The key, and its secret this once.",
  isTypeOf: (value) => "apiKey" in (value as object),
  fields: (t) => ({
    apiKey: t.expose("apiKey", { type: ApiKeyRef, description: "The key as it stands now." }),
    secret: t.exposeString("secret", {
      nullable: true,
      description:
        "What goes into `Authorization: Bearer …`. Null when the request was sent again: it was shown then, and is kept nowhere.",
    }),
    wasShownBefore: t.boolean({
      description:
        "The request was sent before, and the secret was in that answer. Should it be lost: revoke the key, make another.",
      resolve: ({ secret }) => secret === null,
    }),
  }),
});

const success = (name: string) =>
  builder.objectRef<Success>(name).implement({
    description: "The key as it stands now.",
    isTypeOf: (value) => "apiKey" in (value as object),
    fields: (t) => ({ apiKey: t.expose("apiKey", { type: ApiKeyRef, description: "The key." }) }),
  });

interface Done {
  readonly id: string;
  readonly secret: string | null;
}

const subject = ({ id }: Done) => globalId("ApiKey", id);

async function read({ database, viewer }: Context, { id, secret }: Done): Promise<Success> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { apiKey: await database.prisma.apiKey.findUniqueOrThrow({ where }), secret };
}

/** Does something to the key that an id names. */
async function toKey(named: string, work: (id: string) => Promise<Outcome<string>>): Promise<Outcome<Done>> {
  const id = rowId("ApiKey", named);
  if (id === null) return { ok: false, failure: invalidInput(issue(["apiKey"], "NOT_FOUND")) };
  const outcome = await work(id);
  return outcome.ok ? { ok: true, value: { id, secret: null } } : outcome;
}

ownerMutation("createApiKey", {
  description: "Makes a key for one program. Its secret is in this answer and nowhere else.",
  permission: "keys.manage",
  needsPassword: true,
  input: CreateApiKeyInput,
  success: CreateApiKeySuccess,
  run: (scope, { name, scopes, expiresAt = null }) => createKey(scope, { name, scopes, expiresAt }),
  keep: ({ id }): Done => ({ id, secret: null }),
  subject,
  read,
});

ownerMutation("updateApiKey", {
  description: "Changes a key. The next request finds it so.",
  permission: "keys.manage",
  input: UpdateApiKeyInput,
  success: success("UpdateApiKeySuccess"),
  failures: [failures.ApiKeyNotFoundRef],
  run: (scope, { apiKey, name, scopes, expiresAt }) =>
    toKey(apiKey, (id) =>
      updateKey(scope, id, { name: name ?? undefined, scopes: scopes ?? undefined, expiresAt }),
    ),
  subject,
  read,
});

ownerMutation("revokeApiKey", {
  description: "Ends a key for good, at once.",
  permission: "keys.manage",
  input: RevokeApiKeyInput,
  success: success("RevokeApiKeySuccess"),
  failures: [failures.ApiKeyNotFoundRef],
  run: (scope, { apiKey }) => toKey(apiKey, (id) => revokeKey(scope, id)),
  subject,
  read,
});
