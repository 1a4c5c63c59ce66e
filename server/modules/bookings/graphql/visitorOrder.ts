import type { BookingRow } from "../data/loadBookings.ts";
import { createOrderKey } from "../keys/orderKeys.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bookerAccess, countUnconfirmedGuests } from "../viewBookings.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import {
  GUESTS_AWAITING_DESCRIPTION,
  type BusinessVisitorBooking,
  VisitorBookingRef,
} from "./visitorBooking.ts";
import { toVisitorOrderId } from "./visitorIds.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";

export interface BusinessOrder {
  readonly businessId: string;
  readonly orderId: string;
  /** Null for a caller who acts by the id of a booking. */
  readonly accessKey: string | null;
  readonly reference: string;
  readonly isSeries: boolean;
  readonly total: { readonly amount: number; readonly currency: string };
  readonly bookings: readonly BusinessVisitorBooking[];
}

/** @param options.hasAccessKeys false for a caller who neither has the keys nor has just made them */
export function toOrder(
  scope: Scope,
  rows: readonly BookingRow[],
  { hasAccessKeys }: { readonly hasAccessKeys: boolean },
): BusinessOrder {
  const [first] = rows;
  if (!first) throw new Error("an order has bookings");
  const businessId = scope.business.id;
  return {
    businessId,
    orderId: first.orderId,
    accessKey: hasAccessKeys
      ? createOrderKey(scope.signer, businessId, first.orderId, first.orderVersion)
      : null,
    reference: first.reference,
    isSeries: first.isSeries,
    total: { amount: first.orderTotalMinor, currency: first.currency },
    bookings: rows.map((row) => {
      const access = bookerAccess(scope, row);
      return { ...access, accessKey: hasAccessKeys ? access.accessKey : null, businessId };
    }),
  };
}

export const VisitorOrderRef = builder.objectRef<BusinessOrder>("VisitorOrder").implement({
  description: "Bookings that were made together, as the holder of the order's access key sees them.",
  isTypeOf: (value) => "orderId" in (value as object),
  fields: (t) => ({
    id: t.id({
      description: "Id for stores and logs. It opens nothing.",
      resolve: ({ orderId }) => toVisitorOrderId(orderId),
    }),
    accessKey: t.exposeString("accessKey", {
      nullable: true,
      description:
        "The secret of the order's link, for `startPayment` and `bookingLink`. Null for a caller who changed a booking by its id.",
    }),
    reference: t.exposeString("reference", { description: "Reference for people." }),
    isSeries: t.exposeBoolean("isSeries", {
      description: "True if the bookings are of one service at several times.",
    }),
    total: t.expose("total", { type: MoneyRef }),
    guestsAwaitingConfirmation: t.int({
      description: GUESTS_AWAITING_DESCRIPTION,
      resolve: ({ bookings }, _, ctx) =>
        Math.max(...bookings.map(({ booking }) => countUnconfirmedGuests(booking, ctx.now()))),
    }),
    bookings: t.field({
      type: [VisitorBookingRef],
      description: "The bookings in the order's sequence, with the booker's access.",
      resolve: ({ bookings }) => [...bookings],
    }),
  }),
});

builder.objectField(VisitorBookingRef, "order", (t) =>
  t.field({
    type: VisitorOrderRef,
    nullable: true,
    description: "The order of this booking. Null for any key but the booker's.",
    complexity: 10,
    resolve: async ({ role, businessId, booking, accessKey }, _, ctx) => {
      if (role !== "BOOKER") return null;
      const rows = await ctx.loaders(businessId).orderBookings.load(booking.orderId);
      return toOrder(await ctx.getScope(businessId), rows, { hasAccessKeys: accessKey !== null });
    },
  }),
);
