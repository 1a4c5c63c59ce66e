import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import "./eventType.ts";

const EndpointStateEnum = builder.enumType("WebhookEndpointState", {
  description: "State of an endpoint.",
  values: {
    ENABLED: { description: "Receives events of its types." },
    DISABLED: { description: "Disabled by the business. Receives nothing." },
    SUSPENDED: {
      description:
        "Failed for days and receives nothing. Enable it with `updateWebhookEndpoint`, then call `replayWebhookEvents`.",
    },
  } as const,
});

const instant = (at: Date | null) => (at ? formatInstant(at.getTime()) : null);

export const WebhookEndpointRef = builder.prismaObject("WebhookEndpoint", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  select: { businessId: true, id: true },
  authScopes: requires("webhooks.manage"),
  description: "A URL that receives events.",
  fields: (t) => ({
    id: t.id({ description: "Global id.", resolve: (row) => toGlobalId("WebhookEndpoint", row.id) }),
    url: t.expose("url", { type: "URL", description: "URL that deliveries are sent to with POST." }),
    description: t.string({
      nullable: true,
      description: "Label for the business. Null if there is none.",
      select: { description: true },
      resolve: ({ description }) => emptyToNull(description),
    }),
    types: t.field({
      type: ["EventType"],
      description: "The types of events that it receives. An empty list means all.",
      select: { types: true },
      resolve: ({ types }) => types,
    }),
    includesContacts: t.exposeBoolean("includesContacts", {
      description:
        "True if events contain personal data: names, e-mail addresses, phone numbers and locations.",
    }),
    state: t.field({
      type: EndpointStateEnum,
      description: "State of the endpoint.",
      select: { state: true },
      resolve: ({ state }) => state as "ENABLED" | "DISABLED" | "SUSPENDED",
    }),
    failures: t.exposeInt("failures", { description: "Number of consecutive failed deliveries." }),
    failingSince: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time of the first of these failures. Null if the last delivery succeeded.",
      select: { failingSince: true },
      resolve: ({ failingSince }) => instant(failingSince),
    }),
    pausedUntil: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "End of a pause after repeated failures. One delivery then tests the endpoint. Null if it is not paused.",
      select: { pausedUntil: true },
      resolve: ({ pausedUntil }) => instant(pausedUntil),
    }),
    formerSecretUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until then deliveries also have a signature of the former secret. Null if there is none.",
      select: { formerSecretUntil: true },
      resolve: ({ formerSecretUntil }, _, ctx) =>
        formerSecretUntil && formerSecretUntil.getTime() > ctx.now() ? instant(formerSecretUntil) : null,
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "Time of creation.",
      select: { createdAt: true },
      resolve: ({ createdAt }) => formatInstant(createdAt.getTime()),
    }),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  webhookEndpoints: t.relatedConnection(
    "webhooks",
    {
      type: WebhookEndpointRef,
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Endpoints of the business, oldest first.",
      authScopes: requires("webhooks.manage"),
      query: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
    },
    ...connectionNames("WebhookEndpoint"),
  ),
}));
