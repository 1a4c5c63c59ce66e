import { cancelBooking, leaveBooking } from "../../cancelBooking.ts";
import type { FailureWith } from "../../../../shared/failures/failure.ts";
import { withIdempotency } from "../../../../platform/database/withIdempotency.ts";
import { type VisitorBooking, viewBookings } from "../../viewBookings.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { type BusinessVisitorBooking, VisitorBookingRef } from "../visitorBooking.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { BookingNotFoundRef, PastCutoffRef, StatusConflictRef } from "../failures.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { type BusinessOrder, VisitorOrderRef, toOrder } from "../visitorOrder.ts";
import { getAccessCaller, findBookingToChange, runChange, bookingFields } from "./changedBooking.ts";

const CancelScopeEnum = builder.enumType("CancelScope", {
  values: {
    ONE: { description: "This booking." },
    ORDER: { description: "All bookings of its order." },
    REST: { description: "This booking and the later ones of its order, for the rest of a series." },
  } as const,
});

const CancelBookingInput = builder.inputType("CancelBookingInput", {
  fields: (t) => ({
    ...bookingFields(t),
    scope: t.field({ type: CancelScopeEnum, defaultValue: "ONE" }),
    reason: t.string({
      description: "Stored in the history. Required by services with `cancelReason` `REQUIRED`.",
    }),
  }),
});

const CancelBookingPayload = builder
  .objectRef<{ readonly cancelled: BusinessOrder }>("CancelBookingPayload")
  .implement({
    isTypeOf: (value) => "cancelled" in (value as object),
    fields: (t) => ({
      order: t.expose("cancelled", {
        type: VisitorOrderRef,
        description: "The order with all of its bookings.",
      }),
    }),
  });

const LeaveBookingPayload = builder
  .objectRef<{ readonly left: BusinessVisitorBooking }>("LeaveBookingPayload")
  .implement({
    isTypeOf: (value) => "left" in (value as object),
    fields: (t) => ({ booking: t.expose("left", { type: VisitorBookingRef }) }),
  });

const LeaveBookingInput = builder.inputType("LeaveBookingInput", {
  fields: (t) => ({
    accessKey: t.string({ required: true, description: "The guest's own access key." }),
    ...idempotencyKeyField(t),
  }),
});

builder.mutationFields((t) => ({
  cancelBooking: t.field({
    type: builder.unionType("CancelBookingResult", {
      types: [
        CancelBookingPayload,
        PastCutoffRef,
        StatusConflictRef,
        BookingNotFoundRef,
        IdempotencyConflictRef,
        InvalidInputRef,
      ],
    }),
    description: "Cancels a booking, its order, or the rest of its series, and frees the times.",
    args: { input: t.arg({ type: CancelBookingInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const found = await findBookingToChange(ctx, input.booking);
      if ("code" in found) return found;
      const request = { ...found, scope: input.scope ?? "ONE", reason: input.reason ?? "" } as const;
      const change = { action: "cancelBooking", input, isWholeOrder: request.scope !== "ONE" };
      const outcome = await runChange(ctx, found, change, (scope) => cancelBooking(scope, request));
      return outcome.ok
        ? { cancelled: toOrder(found.scope, outcome.value, { hasAccessKeys: found.accessKey !== null }) }
        : outcome.failure;
    },
  }),
  leaveBooking: t.field({
    type: builder.unionType("LeaveBookingResult", {
      types: [
        LeaveBookingPayload,
        PastCutoffRef,
        BookingNotFoundRef,
        IdempotencyConflictRef,
        InvalidInputRef,
      ],
    }),
    description: "Removes a guest from a booking and frees their seat or own line. Other guests stay.",
    args: { input: t.arg({ type: LeaveBookingInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const found = await findBookingToChange(ctx, { accessKey: input.accessKey }, "GUEST");
      if ("code" in found) return found;
      const { scope, booking, member } = found;
      const { accessKey, idempotencyKey = null } = input;
      const outcome = await withIdempotency<VisitorBooking | null, FailureWith<"PAST_CUTOFF">>(scope, {
        caller: getAccessCaller(scope, accessKey),
        operation: "leaveBooking",
        input,
        uncounted: ["accessKey"],
        idempotencyKey,
        async run(inner) {
          const left = await leaveBooking(inner, booking, member);
          if (!left.ok) return left;
          const [view] = await viewBookings(inner, [accessKey]);
          return { ok: true, value: view! };
        },
        // A replay reads the booking again.
        keep: () => null,
      });
      if (!outcome.ok) return outcome.failure;
      // Refunds are stored by now, so the job can send them.
      if (booking.dueMinor > 0) scope.wakePayments();
      const left = outcome.value ?? (await viewBookings(scope, [accessKey]))[0]!;
      return { left: { ...left, businessId: scope.business.id } };
    },
  }),
}));
