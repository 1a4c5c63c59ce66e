import type { BookingRow } from "../../data/bookings/loadBookings.ts";
import type { Booking } from "../../data/prisma/client.ts";
import { invalidInput, issue } from "../../domain/failures/failure.ts";
import { approveBooking, declineBooking } from "../../services/decideBooking.ts";
import type { Outcome, Scope } from "../../services/scope.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { rowId } from "../globalIds.ts";
import * as failures from "../schema/failures.ts";
import { BookingRef } from "../schema/booking.ts";

interface Decided {
  readonly booking: Booking;
}

const decided = (name: string) =>
  builder.objectRef<Decided>(name).implement({
    isTypeOf: (value) => "booking" in (value as object),
    fields: (t) => ({ booking: t.expose("booking", { type: BookingRef }) }),
  });

/** A union of a booking as it stands then, and what keeps an owner from deciding about it. */
export const decidedResult = (name: string) =>
  builder.unionType(`${name}Result`, {
    types: [
      decided(`${name}Success`),
      failures.StatusConflictRef,
      failures.BookingNotFoundRef,
      failures.InvalidInputRef,
    ],
  });

const bookingArgument = { required: true, description: "A booking's id, as the business sees it." } as const;

const ApproveBookingInput = builder.inputType("ApproveBookingInput", {
  fields: (t) => ({ booking: t.id(bookingArgument) }),
});

const DeclineBookingInput = builder.inputType("DeclineBookingInput", {
  fields: (t) => ({
    booking: t.id(bookingArgument),
    note: t.string({ description: "Kept in the booking's history." }),
  }),
});

builder.mutationFields((t) => ({
  approveBooking: t.field({
    type: decidedResult("ApproveBooking"),
    description: "Turns a request into an appointment. Safe to send twice.",
    authScopes: { viewer: "bookings.decide" },
    args: { input: t.arg({ type: ApproveBookingInput, required: true }) },
    complexity: 20,
    resolve: (_, { input }, ctx) => decide(ctx, input.booking, (scope, id) => approveBooking(scope, id)),
  }),
  declineBooking: t.field({
    type: decidedResult("DeclineBooking"),
    description: "Says no to a request and frees its time. Safe to send twice.",
    authScopes: { viewer: "bookings.decide" },
    args: { input: t.arg({ type: DeclineBookingInput, required: true }) },
    complexity: 20,
    resolve: (_, { input }, ctx) =>
      decide(ctx, input.booking, (scope, id) => declineBooking(scope, id, input.note ?? "")),
  }),
}));

/** Does something about a booking of the viewer's business, by its id, and answers it as it stands. */
export async function decide(
  ctx: Context,
  booking: string,
  work: (scope: Scope, bookingId: string) => Promise<Outcome<BookingRow>>,
) {
  const id = rowId("Booking", booking);
  if (!id) return failures.answer(invalidInput(issue(["booking"], "NOT_FOUND")));
  const { businessId } = ctx.viewer!;
  const outcome = await work(await ctx.scopeOf(businessId), id);
  if (!outcome.ok) return failures.answer(outcome.failure);
  const where = { businessId_id: { businessId, id } };
  return { booking: await ctx.database.prisma.booking.findUniqueOrThrow({ where }) };
}
