import type { Service } from "../../data/prisma/client.ts";
import { builder } from "../builder.ts";
import { ServiceRef } from "./service.ts";

export const PublicationEnum = builder.enumType("Publication", {
  values: {
    DRAFT: { description: "Not yet for anybody." },
    PUBLISHED: { description: "Offered." },
    ARCHIVED: { description: "Offered no more." },
  } as const,
});

const ServiceRulesRef = builder.objectRef<Service>("ServiceRules").implement({
  description: "The rules by which a service is offered, as its owner set them.",
  fields: (t) => ({
    publication: t.expose("publication", { type: PublicationEnum }),
    maxPerDay: t.exposeInt("maxPerDay", {
      nullable: true,
      description: "Visits of one date (of a class: sessions); null: as many as fit.",
    }),
    maxPerBooking: t.exposeInt("maxPerBooking", { nullable: true, description: "Places of one order." }),
    recurrenceMax: t.exposeInt("recurrenceMax", {
      nullable: true,
      description: "Visits of one series; null: none.",
    }),
    lookBusyPercent: t.exposeInt("lookBusyPercent", {
      description: "The share of free times that the widget does not show.",
    }),
    noticeMinutes: t.exposeInt("noticeMinutes", {
      description: "How long ahead it is booked at the latest.",
    }),
    horizonDays: t.exposeInt("horizonDays", {
      description: "How many days ahead it is booked at the earliest.",
    }),
    cancelCutoffMinutes: t.exposeInt("cancelCutoffMinutes", {
      description: "Until so long before the start visitors cancel; 0: until it begins.",
    }),
    rescheduleCutoffMinutes: t.exposeInt("rescheduleCutoffMinutes", {
      description: "Until so long before the start visitors move it; 0: until it begins.",
    }),
  }),
});

builder.prismaObjectField(ServiceRef, "rules", (t) =>
  t.field({
    type: ServiceRulesRef,
    description: "For the business alone.",
    authScopes: ({ businessId }) => ({ may: { businessId, permission: "services.manage" } }),
    resolve: (row) => row,
  }),
);
