import { EVENT_RETENTION_DAYS } from "../../rules/webhooks/eventTypes.ts";
import { resendDelivery, resendEvents, sendTestEvent } from "../../webhooks/replay.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { DeliveryNotFoundRef, EndpointNotEnabledRef, EndpointNotFoundRef } from "../failures.ts";
import { WebhookDeliveryRef } from "../webhookDelivery.ts";
import { WebhookEndpointRef } from "../webhookEndpoint.ts";

interface FoundDelivery {
  readonly businessId: string;
  readonly deliveryId: string;
}

const deliveryPayload = (name: string) =>
  builder.objectRef<FoundDelivery>(name).implement({
    description: "The delivery, which is sent as soon as possible.",
    isTypeOf: (value) => "deliveryId" in (value as object),
    fields: (t) => ({
      webhookDelivery: t.prismaField({
        type: WebhookDeliveryRef,
        description: "The delivery.",
        resolve: (query, { businessId, deliveryId: id }, _, { database }) =>
          database.prisma.webhookDelivery.findUniqueOrThrow({
            ...query,
            where: { businessId_id: { businessId, id } },
          }),
      }),
    }),
  });

const read = (ctx: Context, { deliveryId }: { readonly deliveryId: string }): FoundDelivery => ({
  businessId: ctx.viewer!.businessId,
  deliveryId,
});
const subject = ({ deliveryId }: { readonly deliveryId: string }) =>
  toGlobalId("WebhookDelivery", deliveryId);

addBusinessMutation("sendTestEvent", {
  description: "Sends a test event (`webhook.test`) to one endpoint. Read the result from the delivery.",
  permission: "webhooks.manage",
  input: builder.inputType("SendTestEventInput", {
    description: "The input of `sendTestEvent`.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id({ required: true, description: "Id of an enabled endpoint." }),
    }),
  }),
  payload: deliveryPayload("SendTestEventPayload"),
  failures: [EndpointNotFoundRef, EndpointNotEnabledRef],
  run: (scope, { id }) => sendTestEvent(scope, toRowId("WebhookEndpoint", id)),
  subject,
  read,
});

addBusinessMutation("replayWebhookDelivery", {
  description: "Sends a delivery again, in any state, with the same event and `webhook-id`.",
  permission: "webhooks.manage",
  input: builder.inputType("ReplayWebhookDeliveryInput", {
    description: "The input of `replayWebhookDelivery`.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id({ required: true, description: "Id of the delivery." }),
    }),
  }),
  payload: deliveryPayload("ReplayWebhookDeliveryPayload"),
  failures: [DeliveryNotFoundRef],
  run: (scope, { id }) => resendDelivery(scope, toRowId("WebhookDelivery", id)),
  subject,
  read,
});

interface FoundReplay {
  readonly businessId: string;
  readonly endpointId: string;
  readonly count: number;
}

addBusinessMutation("replayWebhookEvents", {
  description:
    "Sends all events since `since` to an endpoint, including delivered ones, with the same `webhook-id`. Only types that the endpoint receives.",
  permission: "webhooks.manage",
  input: builder.inputType("ReplayWebhookEventsInput", {
    description: "The input of `replayWebhookEvents`.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id({ required: true, description: "Id of an enabled endpoint." }),
      since: t.field({
        type: "DateTime",
        required: true,
        description: `Start of the range, at most ${EVENT_RETENTION_DAYS} days ago, because older events are deleted.`,
      }),
    }),
  }),
  payload: builder.objectRef<FoundReplay>("ReplayWebhookEventsPayload").implement({
    description: "The events are sent as soon as possible.",
    isTypeOf: (value) => "count" in (value as object) && "endpointId" in (value as object),
    fields: (t) => ({
      count: t.exposeInt("count", { description: "Number of events." }),
      webhookEndpoint: t.prismaField({
        type: WebhookEndpointRef,
        description: "The endpoint.",
        resolve: (query, { businessId, endpointId: id }, _, { database }) =>
          database.prisma.webhookEndpoint.findUniqueOrThrow({
            ...query,
            where: { businessId_id: { businessId, id } },
          }),
      }),
    }),
  }),
  failures: [EndpointNotFoundRef, EndpointNotEnabledRef],
  complexity: 100,
  run: (scope, { id, since }) => resendEvents(scope, toRowId("WebhookEndpoint", id), since),
  subject: ({ endpointId }) => toGlobalId("WebhookEndpoint", endpointId),
  read: (ctx, done) => ({ ...done, businessId: ctx.viewer!.businessId }),
});
