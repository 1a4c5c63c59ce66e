import { depositOf } from "../../../shared/money/due.ts";
import { isUnpayable } from "../../payments/paymentRefusal.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { globalId, rowId } from "../../../platform/graphql/globalIds.ts";
import {
  AskEnum,
  AssignmentEnum,
  BookingModeEnum,
  GuestModeEnum,
  LocationKindEnum,
  PaymentRuleEnum,
  PricePerEnum,
} from "../../../platform/graphql/types/enums.ts";
import { MoneyRef, inOwnCurrency } from "../../payments/graphql/money.ts";
import { StaffRef } from "./staff.ts";

export const ServiceRef = builder.prismaObject("Service", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "What is booked.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Service", row.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    description: t.exposeString("description"),
    picture: t.exposeString("picture", { nullable: true, description: "The address of a picture." }),
    isPublished: t.boolean({ resolve: (row) => row.publication === "PUBLISHED" }),
    durationMinutes: t.exposeInt("durationMinutes"),
    capacity: t.exposeInt("capacity", {
      description: "Seats of one session; 1 for everything that is no class.",
    }),
    maxPerBooking: t.exposeInt("maxPerBooking", {
      nullable: true,
      description:
        "The most places in one order: seats of a class, people who sit in, or lines of their own.",
    }),
    guestMode: t.expose("guestMode", { type: GuestModeEnum }),
    recurrenceMax: t.exposeInt("recurrenceMax", {
      nullable: true,
      description: "The most visits of one series; null: it is not booked in series.",
    }),
    price: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Of one unit: see `pricePer`. Its tax included; null: free.",
      resolve: ({ businessId, priceMinor }, _, ctx) =>
        priceMinor === 0 ? null : inOwnCurrency(ctx, businessId, priceMinor),
    }),
    pricePer: t.expose("pricePer", { type: PricePerEnum }),
    paymentRule: t.expose("paymentRule", { type: PaymentRuleEnum }),
    paymentValue: t.exposeInt("paymentValue", {
      description: "Of a deposit: the percentage, or the amount for each priced unit in minor units.",
    }),
    deposit: t.field({
      type: MoneyRef,
      nullable: true,
      description: "What one unit costs when booking; null: nothing.",
      resolve: ({ businessId, priceMinor: unitMinor, paymentRule, paymentValue }, _, ctx) => {
        const amount = depositOf({ unitMinor, paymentRule, paymentValue });
        return amount === null ? null : inOwnCurrency(ctx, businessId, amount);
      },
    }),
    isPaymentUnavailable: t.boolean({
      description:
        "True if a booking must be paid and this server has no payment provider. `holdSlot` and `book` then return PAYMENT_UNAVAILABLE. Show how to reach the business instead.",
      resolve: (service, _, ctx) => isUnpayable(ctx, service),
    }),
    refundPercent: t.exposeInt("refundPercent", {
      description: "How much of what was paid goes back when the visitor cancels in time.",
    }),
    refundCutoffMinutes: t.exposeInt("refundCutoffMinutes", {
      description: "Until so long before the start; 0: until it begins.",
    }),
    mode: t.expose("mode", { type: BookingModeEnum }),
    assignment: t.expose("assignment", { type: AssignmentEnum }),
    locationKinds: t.expose("locationKinds", { type: [LocationKindEnum] }),
    askPhone: t.expose("askPhone", { type: AskEnum }),
    askDateOfBirth: t.expose("askDateOfBirth", { type: AskEnum }),
    consentText: t.exposeString("consentText", {
      nullable: true,
      description: "What must be agreed to; null: nothing.",
    }),
    staff: t.field({
      type: [StaffRef],
      description: "Who offers it, first by priority; of one provider only, where one is given.",
      args: { provider: t.arg.id({ description: "A provider's id or slug." }) },
      select: (args, _ctx, nested) => ({
        staff: {
          where: { staff: { publication: "PUBLISHED", ...ofProvider(args.provider) } },
          orderBy: [{ priority: "asc" }, { staff: { position: "asc" } }],
          select: { staff: nested() },
        },
      }),
      resolve: (row) => row.staff.map((one) => one.staff),
    }),
  }),
});

function ofProvider(provider: string | null | undefined) {
  if (provider == null) return {};
  const providerId = rowId("Provider", provider);
  return { providers: { some: providerId ? { providerId } : { provider: { slug: provider } } } };
}
