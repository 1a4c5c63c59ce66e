import type { BookingRow } from "../data/loadBookings.ts";
import { orderKey } from "../orderKeys.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bookerAccess, guestsAwaiting } from "../viewBookings.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { AWAITING, type AnsweredAccess, BookingAccessRef } from "./bookingAccess.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";

export interface AnsweredOrder {
  readonly businessId: string;
  readonly orderId: string;
  readonly orderKey: string;
  readonly reference: string;
  readonly isSeries: boolean;
  readonly total: { readonly amount: number; readonly currency: string };
  readonly bookings: readonly AnsweredAccess[];
}

export function orderOf(scope: Scope, rows: readonly BookingRow[]): AnsweredOrder {
  const [first] = rows;
  if (!first) throw new Error("an order has bookings");
  const businessId = scope.business.id;
  return {
    businessId,
    orderId: first.orderId,
    orderKey: orderKey(scope.signer, businessId, first.orderId, first.orderVersion),
    reference: first.reference,
    isSeries: first.isSeries,
    total: { amount: first.orderTotalMinor, currency: first.currency },
    bookings: rows.map((row) => ({ ...bookerAccess(scope, row), businessId })),
  };
}

export const OrderRef = builder.objectRef<AnsweredOrder>("Order").implement({
  description: "Bookings that were made together, as seen with the order's key.",
  isTypeOf: (value) => "orderKey" in (value as object),
  fields: (t) => ({
    id: t.exposeID("orderKey", { description: "The order's key, for its address." }),
    reference: t.exposeString("reference", { description: "Reference for people." }),
    isSeries: t.exposeBoolean("isSeries", {
      description: "True if the bookings are of one service at several times.",
    }),
    total: t.expose("total", { type: MoneyRef }),
    guestsAwaitingConfirmation: t.int({
      description: AWAITING,
      resolve: ({ bookings }, _, ctx) =>
        Math.max(...bookings.map(({ booking }) => guestsAwaiting(booking, ctx.now()))),
    }),
    bookings: t.field({
      type: [BookingAccessRef],
      description: "The bookings in the order's sequence, with the booker's access.",
      resolve: ({ bookings }) => [...bookings],
    }),
  }),
});

builder.objectField(BookingAccessRef, "order", (t) =>
  t.field({
    type: OrderRef,
    nullable: true,
    description: "The order of this booking. Null for any key but the booker's.",
    complexity: 10,
    resolve: async ({ role, businessId, booking }, _, ctx) => {
      if (role !== "BOOKER") return null;
      const rows = await ctx.loaders(businessId).orderBookings.load(booking.orderId);
      return orderOf(await ctx.scopeOf(businessId), rows);
    },
  }),
);
