import { GraphQLError } from "graphql";
import { type BookingRow, loadBookings } from "../../data/bookings/loadBookings.ts";
import { type Failure, invalidInput, issue } from "../../domain/failures/failure.ts";
import type { Scope } from "../../services/scope.ts";
import { viewBookings } from "../../services/viewBookings.ts";
import { forbidden, mayIn } from "../authorization.ts";
import type { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { rowId } from "../globalIds.ts";

/** The two ways to say which booking is meant. */
export const WHICH = {
  key: "The booker's access key.",
  booking: "The booking's id, as the business sees it: with an API key, whatever the cut-off.",
} as const;

/** A booking to be changed, and who changes it. */
export interface ToChange {
  readonly scope: Scope;
  readonly booking: BookingRow;
  readonly actor: "VISITOR" | "OWNER";
  readonly member: number;
}

interface Which {
  readonly key?: string | null;
  readonly booking?: string | null;
}

/** Finds the booking that a key or an id names, for whoever may change it as `role`; or what keeps them from it. */
export async function bookingToChange(
  ctx: Context,
  { key, booking }: Which,
  role: "BOOKER" | "GUEST" = "BOOKER",
): Promise<ToChange | Failure> {
  if ((key == null) === (booking == null))
    return invalidInput(issue([key == null ? "key" : "booking"], "REQUIRED"));
  if (!ctx.business) return { code: "BOOKING_NOT_FOUND", ...(key == null ? {} : { key }) };
  if (key != null) {
    const scope = ctx.scope(ctx.business);
    const [access] = await viewBookings(scope, [key]);
    if (!access) return { code: "BOOKING_NOT_FOUND", key };
    if (access.role !== role)
      throw new GraphQLError(/* i18n */ "This key may not do that.", { extensions: { code: "FORBIDDEN" } });
    return { scope, booking: access.booking, actor: "VISITOR", member: access.member };
  }
  if (!mayIn(ctx.viewer, ctx.business.id, "bookings.change")) throw forbidden(ctx.viewer);
  const scope = ctx.scope(ctx.business);
  const id = rowId("Booking", booking!);
  const [row] = id === null ? [] : await loadBookings(scope.database.query, ctx.business.id, [id]);
  return row ? { scope, booking: row, actor: "OWNER", member: 0 } : { code: "BOOKING_NOT_FOUND" };
}

/** The fields by which every change says which booking it is about. */
export function whichFields(t: Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0]) {
  return {
    key: t.string({ description: WHICH.key }),
    booking: t.id({ description: WHICH.booking }),
  };
}
