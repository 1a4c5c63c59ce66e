import type { ApiKey } from "../../../../platform/database/prisma/client.ts";
import { type FailureWith, invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { createKey, revokeKey, updateKey } from "../../manageApiKeys.ts";
import type { Outcome } from "../../../../platform/database/scope.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { addBusinessMutation, idempotencyKeyField } from "../addBusinessMutation.ts";
import { ApiKeyRef } from "../apiKey.ts";
import { ApiKeyNotFoundRef } from "../failures.ts";
import { KeyScopeEnum } from "../viewer.ts";

const CreateApiKeyInput = builder.inputType("CreateApiKeyInput", {
  description: "The input of `createApiKey`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    name: t.string({ required: true, description: "Name of the key; at most 100 characters." }),
    scopes: t.field({
      type: [KeyScopeEnum],
      required: true,
      description: "Scopes of the key; at least one.",
    }),
    expiresAt: t.field({
      type: "DateTime",
      description:
        "Instant from which the key is rejected; in the future. Null or absent for a key that never expires.",
    }),
  }),
});

const UpdateApiKeyInput = builder.inputType("UpdateApiKeyInput", {
  description: "The input of `updateApiKey`. Fields that are absent keep their values.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Global id of the key." }),
    name: t.string({ description: "New name; at most 100 characters." }),
    scopes: t.field({
      type: [KeyScopeEnum],
      description: "New scopes, which replace all previous ones; at least one.",
    }),
    expiresAt: t.field({
      type: "DateTime",
      description: "New instant of expiry; in the future. Null for a key that never expires.",
    }),
  }),
});

const RevokeApiKeyInput = builder.inputType("RevokeApiKeyInput", {
  description: "The input of `revokeApiKey`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Global id of the key." }),
  }),
});

interface Payload {
  readonly apiKey: ApiKey;
  readonly secret: string | null;
}

const CreateApiKeyPayload = builder.objectRef<Payload>("CreateApiKeyPayload").implement({
  description: "The new key and its secret.",
  isTypeOf: (value) => "apiKey" in (value as object),
  fields: (t) => ({
    apiKey: t.expose("apiKey", { type: ApiKeyRef, description: "The new key." }),
    secret: t.exposeString("secret", {
      nullable: true,
      description:
        "Value for `Authorization: Bearer …`. Null if this is a replay with the same idempotency key, because the secret is returned once and not stored.",
    }),
    wasShownBefore: t.boolean({
      description:
        "True if this is a replay, so that the secret was in an earlier response. If it was lost, revoke the key and create another.",
      resolve: ({ secret }) => secret === null,
    }),
  }),
});

const payload = (name: string) =>
  builder.objectRef<Payload>(name).implement({
    description: "The changed key.",
    isTypeOf: (value) => "apiKey" in (value as object),
    fields: (t) => ({
      apiKey: t.expose("apiKey", { type: ApiKeyRef, description: "The key after the change." }),
    }),
  });

interface KeyResult {
  readonly id: string;
  readonly secret: string | null;
}

const subject = ({ id }: KeyResult) => toGlobalId("ApiKey", id);

async function read({ database, viewer }: Context, { id, secret }: KeyResult): Promise<Payload> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { apiKey: await database.prisma.apiKey.findUniqueOrThrow({ where }), secret };
}

async function withKey(
  nodeId: string,
  work: (id: string) => ReturnType<typeof updateKey>,
): Promise<Outcome<KeyResult, FailureWith<"INVALID_INPUT" | "API_KEY_NOT_FOUND">>> {
  const id = toRowId("ApiKey", nodeId);
  if (id === null) return { ok: false, failure: invalidInput(issue(["id"], "NOT_FOUND")) };
  const outcome = await work(id);
  return outcome.ok ? { ok: true, value: { id, secret: null } } : outcome;
}

addBusinessMutation("createApiKey", {
  description:
    "Creates an API key. The response contains its secret, which cannot be read again. Users must have entered their password recently (`confirmPassword`).",
  permission: "keys.manage",
  needsPassword: true,
  input: CreateApiKeyInput,
  payload: CreateApiKeyPayload,
  run: (scope, { name, scopes, expiresAt = null }) => createKey(scope, { name, scopes, expiresAt }),
  keep: ({ id }): KeyResult => ({ id, secret: null }),
  subject,
  read,
});

addBusinessMutation("updateApiKey", {
  description:
    "Changes the name, scopes or expiry of a key that is not revoked. Applies from the next request on.",
  permission: "keys.manage",
  input: UpdateApiKeyInput,
  payload: payload("UpdateApiKeyPayload"),
  failures: [ApiKeyNotFoundRef],
  run: (scope, { id: apiKey, name, scopes, expiresAt }) =>
    withKey(apiKey, (id) =>
      updateKey(scope, id, { name: name ?? undefined, scopes: scopes ?? undefined, expiresAt }),
    ),
  subject,
  read,
});

addBusinessMutation("revokeApiKey", {
  description: "Revokes a key immediately and permanently.",
  permission: "keys.manage",
  worksWhenSuspended: true,
  input: RevokeApiKeyInput,
  payload: payload("RevokeApiKeyPayload"),
  failures: [ApiKeyNotFoundRef],
  run: (scope, { id: apiKey }) => withKey(apiKey, (id) => revokeKey(scope, id)),
  subject,
  read,
});
