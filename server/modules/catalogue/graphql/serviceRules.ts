import { builder } from "../../../platform/graphql/builder.ts";
import { AskEnum } from "../../../platform/graphql/types/enums.ts";
import { ProviderRef } from "./provider.ts";
import { PublicationEnum } from "./publication.ts";
import { ResourceRef } from "./resource.ts";
import { ServiceRef } from "./service.ts";
import { StaffRef } from "./staff.ts";

export const ServiceWarningEnum = builder.enumType("ServiceWarning", {
  description: "Why nobody can book a service although nothing forbids it.",
  values: {
    NO_STAFF: { description: "Nobody who is published offers it." },
    TOO_FEW_STAFF: { description: "Everybody serves it together, and only one is published." },
    NO_HOURS: { description: "Whoever offers it never works." },
    NO_PROVIDER: { description: "No published provider offers it: only its own calendar shows it." },
    RESOURCE_SHORT: { description: "It needs more of a resource than there is." },
  } as const,
});

builder.prismaObject("ServiceStaff", {
  description: "Somebody who offers a service, published or not.",
  fields: (t) => ({
    staff: t.relation("staff", { type: StaffRef, description: "Who it is." }),
    priority: t.exposeInt("priority", {
      description: "A lower one is asked first when the choice is left open.",
    }),
  }),
});

builder.prismaObject("ServiceResource", {
  description: "What a service needs.",
  fields: (t) => ({
    resource: t.relation("resource", { type: ResourceRef, description: "A room or a piece of equipment." }),
    needed: t.exposeInt("needed", { description: "How many of it." }),
  }),
});

const ServiceRulesRef = builder.prismaObject("Service", {
  variant: "ServiceRules",
  description: "The rules by which a service is offered, as its owner set them.",
  fields: (t) => ({
    publication: t.expose("publication", { type: PublicationEnum }),
    position: t.exposeInt("position", { description: "Where it stands among the others." }),
    bufferBeforeMinutes: t.exposeInt("bufferBeforeMinutes", { description: "Kept free before a visit." }),
    bufferAfterMinutes: t.exposeInt("bufferAfterMinutes", { description: "Kept free after a visit." }),
    intervalMinutes: t.exposeInt("intervalMinutes", { description: "From one start to the next." }),
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
    cancelReason: t.expose("cancelReason", {
      type: AskEnum,
      description: "Whether a reason is asked for when cancelling.",
    }),
    decisionMinutes: t.exposeInt("decisionMinutes", {
      description: "How long a request may wait for its answer.",
    }),
    paymentMinutes: t.exposeInt("paymentMinutes", {
      description: "How long an approved request waits for its payment.",
    }),
    reminderMinutes: t.exposeIntList("reminderMinutes", {
      description: "When reminders are sent, each before the start.",
    }),
    followUpMinutes: t.exposeInt("followUpMinutes", {
      nullable: true,
      description: "When a mail follows, after the end; null: none does.",
    }),
    staff: t.relation("staff", {
      description: "Who offers it, first by priority, unpublished people too.",
      query: { orderBy: [{ priority: "asc" }, { staff: { position: "asc" } }, { staffId: "asc" }] },
    }),
    providers: t.field({
      type: [ProviderRef],
      description: "All that offer it, unpublished ones too.",
      select: (_args, _ctx, nested) => ({
        providers: {
          orderBy: [{ provider: { position: "asc" } }, { providerId: "asc" }],
          select: { provider: nested() },
        },
      }),
      resolve: (row) => row.providers.map((one) => one.provider),
    }),
    resources: t.relation("resources", {
      description: "What it needs.",
      query: { orderBy: [{ resource: { name: "asc" } }, { resourceId: "asc" }] },
    }),
  }),
});

builder.prismaObjectField(ServiceRef, "rules", (t) =>
  t.variant(ServiceRulesRef, {
    description: "For the business alone.",
    authScopes: ({ businessId }) => ({ may: { businessId, permission: "services.manage" } }),
  }),
);
