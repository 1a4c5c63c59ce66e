import type { Service } from "../../../platform/database/prisma/client.ts";
import { getUnitDeposit } from "../../../shared/money/due.ts";
import { isUnpayable } from "../findPaymentFailure.ts";
import { MOST_PARTS } from "../rules/services/validateParts.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId, toRowId } from "../../../platform/graphql/globalIds.ts";
import { metadataFilterField } from "../../../platform/graphql/types/metadata.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { AskEnum, AssignmentEnum, BookingModeEnum, GuestModeEnum, LocationKindEnum } from "./enums.ts";
import { PaymentShareEnum, PricePerEnum } from "../../payments/graphql/enums.ts";
import { MoneyRef, toBusinessMoney } from "../../payments/graphql/money.ts";
import { publicationFilterField, listArgs, listScopes, listWhere, metadataWhere } from "./publicationList.ts";
import { StaffRef } from "./staff.ts";

const ServicePaymentRef = builder
  .objectRef<Pick<Service, "businessId" | "paymentRule" | "paymentValue">>("ServicePayment")
  .implement({
    description: "The part of a price that is paid when booking. Exactly one field is not null.",
    fields: (t) => ({
      share: t.field({
        type: PaymentShareEnum,
        nullable: true,
        description: "Nothing or the whole price. Null for a deposit.",
        resolve: ({ paymentRule }) => (paymentRule === "NONE" || paymentRule === "FULL" ? paymentRule : null),
      }),
      depositAmount: t.field({
        type: MoneyRef,
        nullable: true,
        description: "A fixed amount for each priced unit, at most the price. Null if there is none.",
        resolve: ({ businessId, paymentRule, paymentValue }, _, ctx) =>
          paymentRule === "DEPOSIT_AMOUNT" ? toBusinessMoney(ctx, businessId, paymentValue) : null,
      }),
      depositPercent: t.int({
        nullable: true,
        description: "A percentage of the price, 1 to 100. Null if there is none.",
        resolve: ({ paymentRule, paymentValue }) => (paymentRule === "DEPOSIT_PERCENT" ? paymentValue : null),
      }),
    }),
  });

export const ServiceRef = builder.prismaObject("Service", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A service that can be booked.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Service", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    description: t.string({ nullable: true, resolve: ({ description }) => emptyToNull(description) }),
    picture: t.exposeString("picture", {
      nullable: true,
      description: "URL of a picture. Null if there is none.",
    }),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    durationMinutes: t.exposeInt("durationMinutes"),
    capacity: t.exposeInt("capacity", {
      description: "Number of seats in one session of a class. 1 for a service that is not a class.",
    }),
    maxPerBooking: t.exposeInt("maxPerBooking", {
      nullable: true,
      description:
        "Maximum number of places in one order: seats of a class, attending guests, or separate lines. Null for no limit.",
    }),
    guestMode: t.expose("guestMode", { type: GuestModeEnum }),
    recurrenceMax: t.exposeInt("recurrenceMax", {
      nullable: true,
      description: "Maximum number of bookings in one series. Null if series are not allowed.",
    }),
    price: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Price of one unit (see `pricePer`), tax included. Null if free.",
      resolve: ({ businessId, priceMinor }, _, ctx) =>
        priceMinor === 0 ? null : toBusinessMoney(ctx, businessId, priceMinor),
    }),
    pricePer: t.expose("pricePer", { type: PricePerEnum }),
    payment: t.field({
      type: ServicePaymentRef,
      description: "The part of the price that is paid when booking.",
      resolve: (service) => service,
    }),
    deposit: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Amount of one unit that is paid when booking. Null if nothing is paid then.",
      resolve: ({ businessId, priceMinor: unitMinor, paymentRule, paymentValue }, _, ctx) => {
        const amount = getUnitDeposit({ unitMinor, paymentRule, paymentValue });
        return amount === null ? null : toBusinessMoney(ctx, businessId, amount);
      },
    }),
    isPaymentUnavailable: t.boolean({
      description:
        "True if a booking must be paid and this server has no payment provider. `holdSlot` and `book` then return PAYMENT_UNAVAILABLE. Show how to reach the business instead.",
      resolve: (service, _, ctx) => isUnpayable(ctx, service),
    }),
    refundPercent: t.exposeInt("refundPercent", {
      description:
        "0 to 100. Percentage of the payment that is refunded for a cancellation before the cut-off.",
    }),
    refundCutoffMinutes: t.exposeInt("refundCutoffMinutes", {
      description: "Minutes before the start at which refunds end. 0 for refunds until the start.",
    }),
    mode: t.expose("mode", { type: BookingModeEnum }),
    assignment: t.expose("assignment", { type: AssignmentEnum }),
    locationKinds: t.expose("locationKinds", { type: [LocationKindEnum] }),
    askPhone: t.expose("askPhone", { type: AskEnum }),
    askDateOfBirth: t.expose("askDateOfBirth", { type: AskEnum }),
    consentText: t.exposeString("consentText", {
      nullable: true,
      description: "Text that the visitor must accept. Null if there is none.",
    }),
    staff: t.field({
      type: [StaffRef],
      description: `Published staff members who offer the service, lowest \`priority\` first; at most ${MOST_PARTS}.`,
      args: {
        provider: t.arg.id({ description: "Id or slug of a provider. Return only its staff members." }),
      },
      select: (args, _ctx, nested) => ({
        staff: {
          where: { staff: { publication: "PUBLISHED", ...toProviderWhere(args.provider) } },
          orderBy: [{ priority: "asc" }, { staff: { position: "asc" } }],
          take: MOST_PARTS,
          select: { staff: nested() },
        },
      }),
      resolve: (row) => row.staff.map((one) => one.staff),
    }),
  }),
});

export const ServiceConnectionRef = createConnection(ServiceRef, "Service");

const ServiceFilterInput = builder.inputType("ServiceFilter", {
  description: "Conditions on services.",
  fields: (t) => ({ publication: publicationFilterField(t), metadata: metadataFilterField(t) }),
});

builder.prismaObjectField(BusinessRef, "services", (t) =>
  // A relation would make Prisma load the business again.
  t.prismaConnection(
    {
      type: ServiceRef,
      ...paginateBy("businessId_id"),
      description: "Services of the business, by `position`.",
      args: listArgs(t.arg, ServiceFilterInput),
      authScopes: listScopes,
      totalCount: ({ id: businessId }, args, { database: { prisma } }) =>
        prisma.service.count({ where: { ...listWhere(args), ...metadataWhere(args), businessId } }),
      resolve: (query, { id: businessId }, args, { database: { prisma } }) =>
        prisma.service.findMany({
          ...query,
          where: { ...listWhere(args), ...metadataWhere(args), businessId },
          orderBy: [{ position: "asc" }, { id: "asc" }],
        }),
    },
    ServiceConnectionRef,
  ),
);

function toProviderWhere(provider: string | null | undefined) {
  if (provider == null) return {};
  const providerId = toRowId("Provider", provider);
  return { providers: { some: providerId ? { providerId } : { provider: { slug: provider } } } };
}
