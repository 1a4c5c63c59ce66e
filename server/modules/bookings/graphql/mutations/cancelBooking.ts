import { cancelBooking, leaveBooking } from "../../cancelBooking.ts";
import { withIdempotency } from "../../../../platform/database/withIdempotency.ts";
import { type BookingAccess, viewBookings } from "../../viewBookings.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { type AnsweredAccess, BookingAccessRef } from "../bookingAccess.ts";
import { repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { type AnsweredOrder, OrderRef, orderOf } from "../order.ts";
import { accessCaller, bookingToChange, changeFound, whichFields } from "./changedBooking.ts";

const CancelScopeEnum = builder.enumType("CancelScope", {
  values: {
    ONE: { description: "This booking." },
    ORDER: { description: "All bookings of its order." },
    REST: { description: "This booking and the later ones of its order, for the rest of a series." },
  } as const,
});

const CancelBookingInput = builder.inputType("CancelBookingInput", {
  fields: (t) => ({
    ...whichFields(t),
    scope: t.field({ type: CancelScopeEnum, defaultValue: "ONE" }),
    reason: t.string({
      description: "Stored in the history. Required by services with `cancelReason` `REQUIRED`.",
    }),
  }),
});

const CancelBookingSuccess = builder
  .objectRef<{ readonly cancelled: AnsweredOrder }>("CancelBookingSuccess")
  .implement({
    isTypeOf: (value) => "cancelled" in (value as object),
    fields: (t) => ({
      order: t.expose("cancelled", {
        type: OrderRef,
        description: "The order with all of its bookings.",
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
  fields: (t) => ({
    key: t.string({ required: true, description: "The guest's own access key." }),
    ...repeatable(t),
  }),
});

builder.mutationFields((t) => ({
  cancelBooking: t.field({
    type: builder.unionType("CancelBookingResult", {
      types: [
        CancelBookingSuccess,
        failures.PastCutoffRef,
        failures.StatusConflictRef,
        failures.BookingNotFoundRef,
        failures.IdempotencyConflictRef,
        failures.InvalidInputRef,
      ],
    }),
    description: "Cancels a booking, its order, or the rest of its series, and frees the times.",
    args: { input: t.arg({ type: CancelBookingInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const found = await bookingToChange(ctx, input);
      if ("code" in found) return failures.answer(found);
      const wish = { ...found, scope: input.scope ?? "ONE", reason: input.reason ?? "" } as const;
      const what = { action: "cancelBooking", input, isWhole: wish.scope !== "ONE" };
      const outcome = await changeFound(ctx, found, what, (scope) => cancelBooking(scope, wish));
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
        failures.IdempotencyConflictRef,
        failures.InvalidInputRef,
      ],
    }),
    description: "Removes a guest from a booking and frees their seat or own line. Other guests stay.",
    args: { input: t.arg({ type: LeaveBookingInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const found = await bookingToChange(ctx, input, "GUEST");
      if ("code" in found) return failures.answer(found);
      const { scope, booking, member } = found;
      const { key, idempotencyKey = null } = input;
      const outcome = await withIdempotency<BookingAccess | null>(scope, {
        caller: accessCaller(scope, key),
        operation: "leaveBooking",
        input: {},
        idempotencyKey,
        async run(inner) {
          const left = await leaveBooking(inner, booking, member);
          if (!left.ok) return left;
          const [view] = await viewBookings(inner, [key]);
          return { ok: true, value: view! };
        },
        // A replay reads the booking again.
        keep: () => null,
      });
      if (!outcome.ok) return failures.answer(outcome.failure);
      // Refunds are stored by now, so the job can send them.
      if (booking.dueMinor > 0) scope.wake?.();
      const left = outcome.value ?? (await viewBookings(scope, [key]))[0]!;
      return { left: { ...left, businessId: scope.business.id } };
    },
  }),
}));
