import { builder } from "../../../../platform/graphql/builder.ts";
import { BookingRef } from "../../../bookings/graphql/booking.ts";
import { findBookings } from "../../../bookings/graphql/bookingList.ts";

/** A success that leaves bookings for somebody to see to. */
export interface LeavesBookings {
  readonly businessId: string;
  /** Row ids, by when they begin. */
  readonly left: readonly string[];
}

/** As many of them as one answer holds; the others are counted. */
const MOST = 200;

/** An object with the bookings that a change leaves, and their number, beside what `Shape` adds. */
export function leavesBookings<Shape extends LeavesBookings>(
  name: string,
  {
    description,
    field,
    says,
  }: { readonly description: string; readonly field: string; readonly says: string },
) {
  const ref = builder.objectRef<Shape>(name);
  ref.implement({
    description,
    isTypeOf: (value) => "left" in (value as object),
    fields: (t) => ({
      [field]: t.prismaField({
        type: [BookingRef],
        description: `${says}, by when they begin; the first ${MOST} of them.`,
        resolve: (query, { businessId, left }, _, ctx) =>
          findBookings(query, ctx, businessId, left.slice(0, MOST)),
      }),
      [`${field}Count`]: t.int({
        description: "How many there are altogether.",
        resolve: ({ left }) => left.length,
      }),
    }),
  });
  return ref;
}
