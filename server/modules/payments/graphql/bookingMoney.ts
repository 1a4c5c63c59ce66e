import { requires } from "../../access/graphql/authorization.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { statusAt } from "../../../shared/bookings/status.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { calculateRefunds } from "../rules/refund.ts";
import { MoneyRef } from "./money.ts";

/** The amounts of one booking as the business sees them. `VisitorBooking` has those that the booker sees. */
builder.prismaObjectFields(BookingRef, (t) => ({
  price: t.field({
    type: MoneyRef,
    nullable: true,
    description: "The price as booked. Null if it is free.",
    resolve: async ({ businessId, id }, _, ctx) => {
      const { priceMinor, currency } = (await ctx.loaders(businessId).bookingRow.load(id))!;
      return priceMinor === 0 ? null : { amount: priceMinor, currency };
    },
  }),
  due: t.field({
    type: MoneyRef,
    description: "Amount that the booker has to pay now. Above 0 only with the status `AWAITING_PAYMENT`.",
    resolve: async ({ businessId, id, status, decideBy }, _, ctx) => {
      const { dueMinor, currency } = (await ctx.loaders(businessId).bookingRow.load(id))!;
      const isOpen = statusAt(status, decideBy?.getTime() ?? null, ctx.now()) === "AWAITING_PAYMENT";
      return { amount: isOpen ? dueMinor : 0, currency };
    },
  }),
  paid: t.field({
    type: MoneyRef,
    description: "Amount that was paid for this booking, including refunded parts.",
    authScopes: requires("payments.read"),
    resolve: async ({ businessId, id }, _, ctx) => {
      const { currency } = (await ctx.loaders(businessId).bookingRow.load(id))!;
      const money = await ctx.loaders(businessId).bookingMoney.load(id);
      return { amount: money?.paidMinor ?? 0, currency };
    },
  }),
  refunded: t.field({
    type: MoneyRef,
    description: "Refunds of this booking, including pending ones.",
    authScopes: requires("payments.read"),
    resolve: async ({ businessId, id }, _, ctx) => {
      const { currency } = (await ctx.loaders(businessId).bookingRow.load(id))!;
      const money = await ctx.loaders(businessId).bookingMoney.load(id);
      return { amount: money?.refundedMinor ?? 0, currency };
    },
  }),
  refundIfCancelled: t.field({
    type: MoneyRef,
    description:
      "Amount that is refunded if the business cancels this booking alone now: everything that was paid and is left. 0 if the booking has ended.",
    authScopes: requires("payments.read"),
    resolve: async ({ businessId, id, status, decideBy, startsAt }, _, ctx) => {
      const { currency } = (await ctx.loaders(businessId).bookingRow.load(id))!;
      const money = await ctx.loaders(businessId).bookingMoney.load(id);
      const now = ctx.now();
      if (!money || statusAt(status, decideBy?.getTime() ?? null, now) !== "CONFIRMED")
        return { amount: 0, currency };
      const policy = { percent: 100, cutoffMinutes: 0, startsAt: startsAt.getTime() };
      const refunds = calculateRefunds(
        money.parts.map((part) => ({ ...part, ...policy })),
        "BUSINESS",
        now,
      );
      return { amount: refunds.reduce((sum, amount) => sum + amount, 0), currency };
    },
  }),
}));
