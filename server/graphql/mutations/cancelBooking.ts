import { cancelBooking, leaveBooking } from "../../services/cancelBooking.ts";
import { viewBookings } from "../../services/viewBookings.ts";
import { builder } from "../builder.ts";
import { type AnsweredAccess, BookingAccessRef } from "../schema/bookingAccess.ts";
import * as failures from "../schema/failures.ts";
import { type AnsweredOrder, OrderRef, orderOf } from "../schema/order.ts";
import { bookingToChange, whichFields } from "./changedBooking.ts";

const CancelScopeEnum = builder.enumType("CancelScope", {
  values: {
    ONE: { description: "This booking." },
    ORDER: { description: "All that was booked with it." },
    REST: { description: "It, and what comes after it in the order: the rest of a series." },
  } as const,
});

const CancelBookingInput = builder.inputType("CancelBookingInput", {
  fields: (t) => ({
    ...whichFields(t),
    scope: t.field({ type: CancelScopeEnum, defaultValue: "ONE" }),
    reason: t.string({ description: "Kept in the history; some services need one." }),
  }),
});

const CancelBookingSuccess = builder
  .objectRef<{ readonly cancelled: AnsweredOrder }>("CancelBookingSuccess")
  .implement({
    isTypeOf: (value) => "cancelled" in (value as object),
    fields: (t) => ({
      order: t.expose("cancelled", {
        type: OrderRef,
        description: "With all of its bookings as they stand.",
      }),
    }),
  });

const LeaveBookingSuccess = builder
  .objectRef<{ readonly left: AnsweredAccess }>("LeaveBookingSuccess")
  .implement({
    isTypeOf: (value) => "left" in (value as object),
    fields: (t) => ({ booking: t.expose("left", { type: BookingAccessRef }) }),
  });

const LeaveBookingInput = builder.inputType("LeaveBookingInput", {
  fields: (t) => ({ key: t.string({ required: true, description: "The guest's own access key." }) }),
});

builder.mutationFields((t) => ({
  cancelBooking: t.field({
    type: builder.unionType("CancelBookingResult", {
      types: [
        CancelBookingSuccess,
        failures.PastCutoffRef,
        failures.StatusConflictRef,
        failures.BookingNotFoundRef,
        failures.InvalidInputRef,
      ],
    }),
    description:
      "Cancels a booking, its order, or the rest of its series, and frees the times. Safe to send twice.",
    args: { input: t.arg({ type: CancelBookingInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const found = await bookingToChange(ctx, input);
      if ("code" in found) return failures.answer(found);
      const wish = { ...found, scope: input.scope ?? "ONE", reason: input.reason ?? "" } as const;
      const outcome = await cancelBooking(found.scope, wish);
      return outcome.ok
        ? { cancelled: orderOf(found.scope, outcome.value) }
        : failures.answer(outcome.failure);
    },
  }),
  leaveBooking: t.field({
    type: builder.unionType("LeaveBookingResult", {
      types: [
        LeaveBookingSuccess,
        failures.PastCutoffRef,
        failures.BookingNotFoundRef,
        failures.InvalidInputRef,
      ],
    }),
    description: "A guest will not come: their place is free again, the others' stay. Safe to send twice.",
    args: { input: t.arg({ type: LeaveBookingInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const found = await bookingToChange(ctx, input, "GUEST");
      if ("code" in found) return failures.answer(found);
      const outcome = await leaveBooking(found.scope, found.booking, found.member);
      if (!outcome.ok) return failures.answer(outcome.failure);
      const [left] = await viewBookings(found.scope, [input.key]);
      return { left: { ...left!, businessId: found.scope.business.id } };
    },
  }),
}));
