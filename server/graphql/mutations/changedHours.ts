import type { ChangedHours } from "../../services/daysOff.ts";
import type { Outcome, Scope } from "../../services/scope.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { BookingRef } from "../schema/booking.ts";
import { findBookings } from "../schema/bookingList.ts";
import * as failures from "../schema/failures.ts";

interface Changed extends ChangedHours {
  readonly businessId: string;
}

function changed(name: string) {
  return builder.objectRef<Changed>(name).implement({
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

/** What a change of one date's hours answers. */
export function changedResult(name: string) {
  return builder.unionType(`${name}Result`, {
    types: [changed(`${name}Success`), failures.InvalidInputRef],
  });
}

/** Changes hours in the viewer's business and answers as the result wants it. */
export async function changeHours(
  ctx: Context,
  change: (scope: Scope) => Promise<Outcome<ChangedHours>>,
): Promise<Changed> {
  const { businessId } = ctx.viewer!;
  const outcome = await change(await ctx.scopeOf(businessId));
  return outcome.ok ? { ...outcome.value, businessId } : failures.answer(outcome.failure);
}
