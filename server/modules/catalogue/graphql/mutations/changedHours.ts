import type { ChangedHours } from "../../daysOff.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { BookingRef } from "../../../bookings/graphql/booking.ts";
import { findBookings } from "../../../bookings/graphql/bookingList.ts";

interface ChangedHoursResult extends ChangedHours {
  readonly businessId: string;
}

export function changedHoursType(name: string) {
  return builder.objectRef<ChangedHoursResult>(name).implement({
    description: "The result of a change of one date's hours.",
    isTypeOf: (value) => "outside" in (value as object),
    fields: (t) => ({
      changed: t.exposeBoolean("changed", { description: "False if there was nothing to remove." }),
      outside: t.prismaField({
        type: [BookingRef],
        description: "Bookings on that date that are now outside the hours, by start. They stay as they are.",
        resolve: (query, { businessId, outside }, _, ctx) => findBookings(query, ctx, businessId, outside),
      }),
    }),
  });
}

export function readChangedHours(
  { viewer }: Context,
  { changed, outside }: ChangedHours,
): ChangedHoursResult {
  return { changed, outside, businessId: viewer!.businessId };
}
