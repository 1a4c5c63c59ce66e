import type { ChangedHours } from "../../daysOff.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { BookingRef } from "../../../bookings/graphql/booking.ts";
import { findBookings } from "../../../bookings/graphql/bookingList.ts";

interface Changed extends ChangedHours {
  readonly businessId: string;
}

/** What a change of one date's hours answers. */
export function changedHours(name: string) {
  return builder.objectRef<Changed>(name).implement({
    description: "Whether hours changed, and what lies outside of them now.",
    isTypeOf: (value) => "outside" in (value as object),
    fields: (t) => ({
      changed: t.exposeBoolean("changed", { description: "False: there was nothing to remove." }),
      outside: t.prismaField({
        type: [BookingRef],
        description: "The bookings of that date that now lie outside hours and stay, by when they begin.",
        resolve: (query, { businessId, outside }, _, ctx) => findBookings(query, ctx, businessId, outside),
      }),
    }),
  });
}

/** A change of hours as it is answered. */
export function readChangedHours({ viewer }: Context, { changed, outside }: ChangedHours): Changed {
  return { changed, outside, businessId: viewer!.businessId };
}
