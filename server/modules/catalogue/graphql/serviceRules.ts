import type { Provider } from "../../../platform/database/prisma/client.ts";
import { prismaConnectionHelpers } from "@pothos/plugin-prisma";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { orderByAll } from "../../../platform/graphql/connections.ts";
import { rowCursors } from "../../../platform/graphql/cursors.ts";
import { AskEnum } from "./enums.ts";
import { ProviderConnectionRef, ProviderRef } from "./provider.ts";
import { PublicationEnum } from "./publication.ts";
import { ResourceRef } from "./resource.ts";
import { ServiceRef } from "./service.ts";
import { StaffRef } from "./staff.ts";

export const ServiceWarningEnum = builder.enumType("ServiceWarning", {
  description: "Reason why a published service cannot be booked.",
  values: {
    NO_STAFF: { description: "No published staff member offers it." },
    TOO_FEW_STAFF: {
      description: "It needs at least two staff members together, and only one is published.",
    },
    NO_HOURS: { description: "Its staff members have no hours. For `COLLECTIVE`, one of them has none." },
    NO_PROVIDER: {
      description: "No published provider offers it, so it is bookable only in its own calendar.",
    },
    RESOURCE_SHORT: { description: "It needs more units of a resource than exist." },
  } as const,
});

builder.prismaObject("ServiceStaff", {
  description: "A staff member who offers a service, published or not.",
  fields: (t) => ({
    staff: t.relation("staff", { type: StaffRef, description: "The staff member." }),
    priority: t.exposeInt("priority", {
      description:
        "The staff member with the lowest priority is assigned first when the visitor leaves the choice open.",
    }),
  }),
});

builder.prismaObject("ServiceResource", {
  description: "A resource that a service needs.",
  fields: (t) => ({
    resource: t.relation("resource", { type: ResourceRef, description: "The resource." }),
    needed: t.exposeInt("needed", { description: "Number of units needed." }),
  }),
});

const BY_PROVIDER = "businessId_providerId_serviceId";

const providersOfService = prismaConnectionHelpers(builder, "ProviderService", {
  cursor: BY_PROVIDER,
  select: (node) => ({ provider: node({ select: { businessId: true, id: true } }) }),
  query: { orderBy: orderByAll({ provider: { position: "asc" } }, { providerId: "asc" }) },
  resolveNode: (row) => row.provider as Provider,
});

const ServiceRulesRef = builder.prismaObject("Service", {
  variant: "ServiceRules",
  description: "Settings of a service that are not public.",
  fields: (t) => ({
    publication: t.expose("publication", { type: PublicationEnum }),
    position: t.exposeInt("position", { description: "Lists are sorted by it, lowest first." }),
    bufferBeforeMinutes: t.exposeInt("bufferBeforeMinutes", {
      description: "Minutes kept free before each booking.",
    }),
    bufferAfterMinutes: t.exposeInt("bufferAfterMinutes", {
      description: "Minutes kept free after each booking.",
    }),
    intervalMinutes: t.exposeInt("intervalMinutes", { description: "Minutes between two offered starts." }),
    maxPerDay: t.exposeInt("maxPerDay", {
      nullable: true,
      description: "Maximum number of bookings a date, or of sessions for a class. Null for no limit.",
    }),
    maxPerBooking: t.exposeInt("maxPerBooking", {
      nullable: true,
      description: "Maximum number of places in one order. Null for no limit.",
    }),
    recurrenceMax: t.exposeInt("recurrenceMax", {
      nullable: true,
      description: "Maximum number of bookings in one series. Null if series are not allowed.",
    }),
    lookBusyPercent: t.exposeInt("lookBusyPercent", {
      description: "Percentage of free slots that the widget hides.",
    }),
    noticeMinutes: t.exposeInt("noticeMinutes", {
      description: "Minimum lead time of a booking, in minutes.",
    }),
    horizonDays: t.exposeInt("horizonDays", {
      description: "Slots are offered up to this many days ahead.",
    }),
    cancelCutoffMinutes: t.exposeInt("cancelCutoffMinutes", {
      description: "Minutes before the start at which visitors can no longer cancel. 0 for until the start.",
    }),
    rescheduleCutoffMinutes: t.exposeInt("rescheduleCutoffMinutes", {
      description:
        "Minutes before the start at which visitors can no longer move the booking. 0 for until the start.",
    }),
    cancelReason: t.expose("cancelReason", {
      type: AskEnum,
      description: "Whether the cancellation form contains a reason.",
    }),
    decisionMinutes: t.exposeInt("decisionMinutes", {
      description: "Minutes that a request waits for a decision.",
    }),
    paymentMinutes: t.exposeInt("paymentMinutes", {
      description: "Minutes that an approved request waits for its payment.",
    }),
    reminderMinutes: t.exposeIntList("reminderMinutes", {
      description: "Minutes before the start at which reminders are sent.",
    }),
    followUpMinutes: t.exposeInt("followUpMinutes", {
      nullable: true,
      description: "Minutes after the end at which a follow-up mail is sent. Null for none.",
    }),
    staff: t.relation("staff", {
      description:
        "All staff members who offer the service, lowest `priority` first, including unpublished ones.",
      query: { orderBy: [{ priority: "asc" }, { staff: { position: "asc" } }, { staffId: "asc" }] },
    }),
    providers: t.connection(
      {
        type: ProviderRef,
        description: "All providers that offer the service, by `position`, including unpublished ones.",
        extensions: rowCursors(BY_PROVIDER),
        select: (args, ctx, nested) => ({ providers: providersOfService.getQuery(args, ctx, nested) }),
        resolve: ({ businessId, id: serviceId, providers }, args, ctx) => ({
          ...providersOfService.resolve(providers, args, ctx),
          totalCount: () => ctx.database.prisma.providerService.count({ where: { businessId, serviceId } }),
        }),
      },
      ProviderConnectionRef,
    ),
    resources: t.relation("resources", {
      description: "Resources that the service needs.",
      query: { orderBy: [{ resource: { name: "asc" } }, { resourceId: "asc" }] },
    }),
  }),
});

builder.prismaObjectField(ServiceRef, "rules", (t) =>
  t.variant(ServiceRulesRef, {
    description: "Settings that are not public.",
    authScopes: requires("services.manage"),
  }),
);
