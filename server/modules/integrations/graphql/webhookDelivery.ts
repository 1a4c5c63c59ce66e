import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { EventRef, loadersOf } from "./event.ts";
import { WebhookEndpointRef } from "./webhookEndpoint.ts";

const DeliveryStateEnum = builder.enumType("WebhookDeliveryState", {
  description: "What became of a delivery.",
  values: {
    PENDING: { description: "It is to be sent, or to be tried again." },
    DELIVERED: { description: "The endpoint has answered with a status from 200 to 299." },
    FAILED: { description: "It was given up. It can be replayed." },
  } as const,
});

const instant = (at: Date | null) => (at ? instantText(at.getTime()) : null);

export const WebhookDeliveryRef = builder.prismaObject("WebhookDelivery", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "webhooks.manage" } }),
  description: "One event on its way to one endpoint. Kept as long as its event.",
  fields: (t) => ({
    id: t.id({ description: "Its global id.", resolve: (row) => globalId("WebhookDelivery", row.id) }),
    event: t.field({
      type: EventRef,
      description: "What is told.",
      resolve: async ({ businessId, eventId }, _, ctx) =>
        (await loadersOf(ctx, businessId).event.load(eventId))!,
    }),
    endpoint: t.relation("endpoint", { type: WebhookEndpointRef, description: "Who is told." }),
    state: t.field({
      type: DeliveryStateEnum,
      description: "What became of it.",
      resolve: ({ state }) => state as "PENDING" | "DELIVERED" | "FAILED",
    }),
    attempts: t.exposeInt("attempts", { description: "How often it was tried, since it was last replayed." }),
    createdAt: t.field({
      type: "DateTime",
      description: "Since when it is owed.",
      resolve: ({ createdAt }) => instantText(createdAt.getTime()),
    }),
    attemptedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was tried last; null: not yet.",
      resolve: ({ attemptedAt }) => instant(attemptedAt),
    }),
    nextAttemptAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it is tried next; null: it is settled.",
      resolve: ({ dueAt }) => instant(dueAt),
    }),
    answerStatus: t.exposeInt("answerStatus", {
      nullable: true,
      description: "The HTTP status that the endpoint answered last; null: it did not answer.",
    }),
    answerText: t.exposeString("answerText", { description: "The first 2,000 characters of that answer." }),
    durationMilliseconds: t.exposeInt("durationMs", {
      nullable: true,
      description: "How long the last attempt took.",
    }),
    lastError: t.string({
      nullable: true,
      description: "Why it did not arrive the last time, in English.",
      resolve: ({ lastError }) => lastError || null,
    }),
  }),
});

builder.prismaObjectFields(WebhookEndpointRef, (t) => ({
  deliveries: t.relatedConnection("deliveries", {
    type: WebhookDeliveryRef,
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "What it was told, and is to be told, the latest first.",
    args: { state: t.arg({ type: DeliveryStateEnum, description: "Only these." }) },
    query: ({ state }) => ({
      where: state == null ? {} : { state },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    }),
  }),
}));
