import {
  ROTATION_HOURS,
  type EndpointChange,
  changeEndpoint,
  createEndpoint,
  removeEndpoint,
  rotateSecret,
} from "../../webhooks/endpoints.ts";
import { forbiddenError } from "../../../access/graphql/authorization.ts";
import { can } from "../../../access/rules/viewer.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import "../eventType.ts";
import { EndpointNotFoundRef, TooManyEndpointsRef } from "../failures.ts";
import { WebhookEndpointRef } from "../webhookEndpoint.ts";

interface FoundEndpoint {
  readonly businessId: string;
  readonly endpointId: string;
  readonly secret?: string | null;
}

const payload = (name: string, hasSecret: boolean) =>
  builder.objectRef<FoundEndpoint>(name).implement({
    description: "The endpoint after the change.",
    isTypeOf: (value) => "endpointId" in (value as object),
    fields: (t) => ({
      webhookEndpoint: t.prismaField({
        type: WebhookEndpointRef,
        description: "The endpoint.",
        resolve: (query, { businessId, endpointId: id }, _, { database }) =>
          database.prisma.webhookEndpoint.findUniqueOrThrow({
            ...query,
            where: { businessId_id: { businessId, id } },
          }),
      }),
      ...(hasSecret && {
        secret: t.string({
          nullable: true,
          description:
            "Signing secret in the format of Standard Webhooks: `whsec_` and base64. Store it now: it is returned only once, and null in a replayed request.",
          resolve: ({ secret }) => secret ?? null,
        }),
      }),
    }),
  });

const settingsFields = (t: Parameters<typeof idempotencyKeyField>[0]) => ({
  description: t.string({ description: "Label for the business, at most 200 characters." }),
  types: t.field({
    type: ["EventType"],
    description:
      "The types of events that it receives. An empty list means all. An unknown type is `InvalidInput`.",
  }),
  includesContacts: t.boolean({
    description:
      "True if events contain personal data. To set it, or to change the URL of such an endpoint, the caller needs `contacts.read`.",
  }),
});

const URL_DESCRIPTION =
  "URL of the receiver: `https`, a public host name, port 443 or 8443, without user name. Redirects are not followed.";

const CreateInput = builder.inputType("CreateWebhookEndpointInput", {
  description: "A new endpoint.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    url: t.field({ type: "URL", required: true, description: URL_DESCRIPTION }),
    ...settingsFields(t),
  }),
});

const UpdateInput = builder.inputType("UpdateWebhookEndpointInput", {
  description: "A change of an endpoint. Omitted fields keep their value.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Id of the endpoint." }),
    url: t.field({ type: "URL", description: URL_DESCRIPTION }),
    ...settingsFields(t),
    isEnabled: t.boolean({
      description: "True enables the endpoint, also after a suspension. False disables it.",
    }),
  }),
});

const endpointFields = (t: Parameters<typeof idempotencyKeyField>[0]) => ({
  ...idempotencyKeyField(t),
  id: t.id({ required: true, description: "Id of the endpoint." }),
});

/** Prevents a caller without access to contacts from receiving them through an endpoint. */
async function requireContactPermission(
  ctx: Context,
  change: EndpointChange,
  endpoint: string | null,
): Promise<void> {
  const { businessId } = ctx.viewer!;
  if (can(ctx.viewer, businessId, "contacts.read")) return;
  const id = endpoint === null ? null : toRowId("WebhookEndpoint", endpoint);
  const receivesContacts =
    id !== null &&
    (
      await ctx.database.prisma.webhookEndpoint.findUnique({
        where: { businessId_id: { businessId, id } },
        select: { includesContacts: true },
      })
    )?.includesContacts;
  if (change.includesContacts === true || (receivesContacts === true && change.url != null))
    throw forbiddenError(ctx.viewer, "contacts.read");
}

const read = (ctx: Context, done: Omit<FoundEndpoint, "businessId">) => ({
  ...done,
  businessId: ctx.viewer!.businessId,
});
const subject = ({ endpointId }: { readonly endpointId: string }) =>
  toGlobalId("WebhookEndpoint", endpointId);

addBusinessMutation("createWebhookEndpoint", {
  description:
    "Creates an enabled endpoint. The response contains its signing secret, which is never returned again.",
  permission: "webhooks.manage",
  needsPassword: true,
  input: CreateInput,
  payload: payload("CreateWebhookEndpointPayload", true),
  failures: [TooManyEndpointsRef],
  name: (ctx, input) => {
    rejectLongList("types", input.types ?? [], 100);
    return requireContactPermission(ctx, input, null);
  },
  run: (scope, input) => createEndpoint(scope, input),
  keep: (done) => ({ ...done, secret: "" }),
  subject,
  read: (ctx, done) => read(ctx, { ...done, secret: done.secret || null }),
});

addBusinessMutation("updateWebhookEndpoint", {
  description:
    "Changes an endpoint. Events that occur while it is disabled are not delivered; see `replayWebhookEvents`.",
  permission: "webhooks.manage",
  input: UpdateInput,
  payload: payload("UpdateWebhookEndpointPayload", false),
  failures: [EndpointNotFoundRef],
  name: (ctx, input) => {
    rejectLongList("types", input.types ?? [], 100);
    return requireContactPermission(ctx, input, input.id);
  },
  run: (scope, { id, ...change }) => changeEndpoint(scope, toRowId("WebhookEndpoint", id), change),
  subject,
  read,
});

addBusinessMutation("rotateWebhookSecret", {
  description:
    "Replaces the signing secret and returns the new one, once. Until the former secret expires, deliveries have a signature of each.",
  permission: "webhooks.manage",
  worksWhenSuspended: true,
  input: builder.inputType("RotateWebhookSecretInput", {
    description: "The input of `rotateWebhookSecret`.",
    fields: (t) => ({
      ...endpointFields(t),
      formerSecretHours: t.int({
        description: `Hours for which deliveries also have a signature of the former secret: 0 to ${ROTATION_HOURS.most}. Default: ${ROTATION_HOURS.usual}.`,
      }),
    }),
  }),
  payload: payload("RotateWebhookSecretPayload", true),
  failures: [EndpointNotFoundRef],
  run: (scope, { id, formerSecretHours }) =>
    rotateSecret(scope, toRowId("WebhookEndpoint", id), formerSecretHours ?? null),
  keep: (done) => ({ ...done, secret: "" }),
  subject,
  read: (ctx, done) => read(ctx, { ...done, secret: done.secret || null }),
});

addBusinessMutation("deleteWebhookEndpoint", {
  description: "Deletes an endpoint with its secret and its deliveries.",
  permission: "webhooks.manage",
  worksWhenSuspended: true,
  input: builder.inputType("DeleteWebhookEndpointInput", {
    description: "The input of `deleteWebhookEndpoint`.",
    fields: endpointFields,
  }),
  payload: builder.objectRef<{ readonly deletedId: string }>("DeleteWebhookEndpointPayload").implement({
    description: "The endpoint no longer exists.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "Global id of the deleted endpoint." }),
    }),
  }),
  failures: [EndpointNotFoundRef],
  run: (scope, { id }) => removeEndpoint(scope, toRowId("WebhookEndpoint", id)),
  subject: () => null,
  read: (_, { endpointId }) => ({ deletedId: toGlobalId("WebhookEndpoint", endpointId) }),
});
