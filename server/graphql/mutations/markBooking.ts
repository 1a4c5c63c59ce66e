import { markBooking, noteBooking } from "../../services/markBooking.ts";
import { builder } from "../builder.ts";
import { decide, decidedResult } from "./decideBooking.ts";

const BookingMarkEnum = builder.enumType("BookingMark", {
  values: {
    COMPLETED: { description: "It took place." },
    NO_SHOW: { description: "Nobody came." },
  } as const,
});

const booking = { required: true, description: "A booking's id, as the business sees it." } as const;

const MarkBookingInput = builder.inputType("MarkBookingInput", {
  fields: (t) => ({ booking: t.id(booking), mark: t.field({ type: BookingMarkEnum, required: true }) }),
});

const NoteBookingInput = builder.inputType("NoteBookingInput", {
  fields: (t) => ({ booking: t.id(booking), note: t.string({ required: true }) }),
});

builder.mutationFields((t) => ({
  markBooking: t.field({
    type: decidedResult("MarkBooking"),
    description: "Says how an appointment went, once it has begun. Safe to send twice.",
    authScopes: { viewer: "bookings.change" },
    args: { input: t.arg({ type: MarkBookingInput, required: true }) },
    complexity: 20,
    resolve: (_, { input }, ctx) =>
      decide(ctx, input.booking, (scope, id) => markBooking(scope, id, input.mark)),
  }),
  noteBooking: t.field({
    type: decidedResult("NoteBooking"),
    description: "Adds a note to a booking's history.",
    authScopes: { viewer: "bookings.change" },
    args: { input: t.arg({ type: NoteBookingInput, required: true }) },
    complexity: 20,
    resolve: (_, { input }, ctx) =>
      decide(ctx, input.booking, (scope, id) => noteBooking(scope, id, input.note)),
  }),
}));
