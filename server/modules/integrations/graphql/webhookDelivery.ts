import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { EventRef, getEventLoaders } from "./event.ts";
import { WebhookEndpointRef } from "./webhookEndpoint.ts";

const DeliveryStateEnum = builder.enumType("WebhookDeliveryState", {
  description: "State of a delivery.",
  values: {
    PENDING: { description: "Waits for its first or next attempt." },
    DELIVERED: { description: "The endpoint responded with a status from 200 to 299." },
    FAILED: { description: "No more attempts. Send it again with `replayWebhookDelivery`." },
  } as const,
});

const instant = (at: Date | null) => (at ? formatInstant(at.getTime()) : null);

export const WebhookDeliveryRef = builder.prismaObject("WebhookDelivery", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: requires("webhooks.manage"),
  description: "The delivery of one event to one endpoint. Kept as long as its event.",
  fields: (t) => ({
    id: t.id({ description: "Global id.", resolve: (row) => toGlobalId("WebhookDelivery", row.id) }),
    event: t.field({
      type: EventRef,
      description: "The delivered event.",
      resolve: async ({ businessId, eventId }, _, ctx) =>
        (await getEventLoaders(ctx, businessId).event.load(eventId))!,
    }),
    endpoint: t.relation("endpoint", { type: WebhookEndpointRef, description: "The receiving endpoint." }),
    state: t.field({
      type: DeliveryStateEnum,
      description: "State of the delivery.",
      resolve: ({ state }) => state as "PENDING" | "DELIVERED" | "FAILED",
    }),
    attempts: t.exposeInt("attempts", {
      description: "Number of attempts since the delivery was created or last replayed.",
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "Time of creation.",
      resolve: ({ createdAt }) => formatInstant(createdAt.getTime()),
    }),
    attemptedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time of the last attempt. Null before the first one.",
      resolve: ({ attemptedAt }) => instant(attemptedAt),
    }),
    nextAttemptAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time of the next attempt. Null if the delivery is finished.",
      resolve: ({ dueAt }) => instant(dueAt),
    }),
    answerStatus: t.exposeInt("answerStatus", {
      nullable: true,
      description: "HTTP status of the last response. Null if there was no response.",
    }),
    answerText: t.string({
      nullable: true,
      description:
        "First 2,000 characters of the body of the last response. Null if the body was empty or there was no response.",
      resolve: ({ answerText }) => emptyToNull(answerText),
    }),
    durationMilliseconds: t.exposeInt("durationMs", {
      nullable: true,
      description: "Duration of the last attempt in milliseconds. Null before the first one.",
    }),
    lastError: t.string({
      nullable: true,
      description: "Error of the last attempt, in English. Null if there is none.",
      resolve: ({ lastError }) => lastError || null,
    }),
  }),
});

const WebhookDeliveryFilterInput = builder.inputType("WebhookDeliveryFilter", {
  description: "Conditions on deliveries.",
  fields: (t) => ({
    state: t.field({ type: [DeliveryStateEnum], description: "In one of these states." }),
  }),
});

builder.prismaObjectFields(WebhookEndpointRef, (t) => ({
  deliveries: t.relatedConnection(
    "deliveries",
    {
      type: WebhookDeliveryRef,
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Deliveries, newest first.",
      args: { filter: t.arg({ type: WebhookDeliveryFilterInput }) },
      query: ({ filter }) => ({
        where: filter?.state == null ? {} : { state: { in: filter.state } },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      }),
    },
    ...connectionNames("WebhookDelivery"),
  ),
}));
