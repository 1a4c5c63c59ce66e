import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import "./eventType.ts";

const EndpointStateEnum = builder.enumType("WebhookEndpointState", {
  description: "Whether an endpoint is sent anything.",
  values: {
    ENABLED: { description: "It is sent all that happens, of its types." },
    DISABLED: { description: "The business does not want it to be sent anything." },
    SUSPENDED: {
      description:
        "It has failed for days and is sent nothing more. Enable it again, and have what it missed replayed.",
    },
  } as const,
});

const instant = (at: Date | null) => (at ? instantText(at.getTime()) : null);

export const WebhookEndpointRef = builder.prismaObject("WebhookEndpoint", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  select: { businessId: true, id: true },
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "webhooks.manage" } }),
  description: "An address that is told what happens. Its secret is shown only when it is made.",
  fields: (t) => ({
    id: t.id({ description: "Its global id.", resolve: (row) => globalId("WebhookEndpoint", row.id) }),
    url: t.exposeString("url", { description: "Where deliveries are sent, by POST." }),
    description: t.exposeString("description", { description: "The business's own words." }),
    types: t.field({
      type: ["EventType"],
      description: "The types of events that it receives. An empty list means all.",
      select: { types: true },
      resolve: ({ types }) => types,
    }),
    includesContacts: t.exposeBoolean("includesContacts", {
      description: "Whether it is told who somebody is: names, e-mail addresses, phone numbers, places.",
    }),
    state: t.field({
      type: EndpointStateEnum,
      description: "Whether it is sent anything.",
      select: { state: true },
      resolve: ({ state }) => state as "ENABLED" | "DISABLED" | "SUSPENDED",
    }),
    failures: t.exposeInt("failures", { description: "How many deliveries in a row did not arrive." }),
    failingSince: t.field({
      type: "DateTime",
      nullable: true,
      description: "Since when; null: the last one arrived.",
      select: { failingSince: true },
      resolve: ({ failingSince }) => instant(failingSince),
    }),
    pausedUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "It failed too often in a row and is left alone until then; one delivery tries it then.",
      select: { pausedUntil: true },
      resolve: ({ pausedUntil }) => instant(pausedUntil),
    }),
    formerSecretUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when deliveries are signed with the secret before as well; null: there is none.",
      select: { formerSecretUntil: true },
      resolve: ({ formerSecretUntil }, _, ctx) =>
        formerSecretUntil && formerSecretUntil.getTime() > ctx.now() ? instant(formerSecretUntil) : null,
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "When it was made.",
      select: { createdAt: true },
      resolve: ({ createdAt }) => instantText(createdAt.getTime()),
    }),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  webhookEndpoints: t.relatedConnection("webhooks", {
    type: WebhookEndpointRef,
    ...walkedBy("businessId_id"),
    totalCount: true,
    description: "Who is told what happens, in the order in which they were made.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "webhooks.manage" } }),
    query: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
  }),
}));
