import type { PayloadFields } from "../../../access/graphql/entityMutations.ts";
import { BookingRef } from "../../../bookings/graphql/booking.ts";
import { findBookings } from "../../../bookings/graphql/bookingList.ts";

const MAX_BOOKINGS = 200;

/** Adds the bookings whose row ids the use case returned as `field`, by start. */
export function remainingBookings<Row, Field extends string>(
  t: Parameters<PayloadFields<Row, Readonly<Record<Field, readonly string[]>>>>[0],
  field: Field,
  description: string,
) {
  return {
    [field]: t.prismaField({
      type: [BookingRef],
      description: `${description}. By start, at most ${MAX_BOOKINGS}.`,
      resolve: (query, { done }, _, ctx) =>
        findBookings(query, ctx, ctx.viewer!.businessId, done[field].slice(0, MAX_BOOKINGS)),
    }),
    [`${field}Count`]: t.int({
      description: "Total number of these bookings, which can exceed the list.",
      resolve: ({ done }) => done[field].length,
    }),
  };
}
