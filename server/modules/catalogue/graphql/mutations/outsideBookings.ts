import { builder } from "../../../../platform/graphql/builder.ts";
import { BookingRef } from "../../../bookings/graphql/booking.ts";
import { findBookings } from "../../../bookings/graphql/bookingList.ts";

export interface RemainingBookings {
  readonly businessId: string;
  /** Row ids, by start. */
  readonly left: readonly string[];
}

const MAX_BOOKINGS = 200;

export function remainingBookingsType<Shape extends RemainingBookings>(
  name: string,
  {
    description,
    field,
    listDescription,
  }: { readonly description: string; readonly field: string; readonly listDescription: string },
) {
  const ref = builder.objectRef<Shape>(name);
  ref.implement({
    description,
    isTypeOf: (value) => "left" in (value as object),
    fields: (t) => ({
      [field]: t.prismaField({
        type: [BookingRef],
        description: `${listDescription}. By start, at most ${MAX_BOOKINGS}.`,
        resolve: (query, { businessId, left }, _, ctx) =>
          findBookings(query, ctx, businessId, left.slice(0, MAX_BOOKINGS)),
      }),
      [`${field}Count`]: t.int({
        description: "Total number of these bookings, which can exceed the list.",
        resolve: ({ left }) => left.length,
      }),
    }),
  });
  return ref;
}
