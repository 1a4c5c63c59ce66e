import { markBooking, noteBooking } from "../../markBooking.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { bookingArgument, bookingMutation } from "./ownBooking.ts";

const BookingMarkEnum = builder.enumType("BookingMark", {
  description: "How an appointment went.",
  values: {
    COMPLETED: { description: "It took place." },
    NO_SHOW: { description: "Nobody came." },
  } as const,
});

const MarkBookingInput = builder.inputType("MarkBookingInput", {
  description: "Which booking, and how it went.",
  fields: (t) => ({
    ...repeatable(t),
    booking: t.id(bookingArgument),
    mark: t.field({ type: BookingMarkEnum, required: true, description: "How it went." }),
  }),
});

const NoteBookingInput = builder.inputType("NoteBookingInput", {
  description: "Which booking, and what is noted.",
  fields: (t) => ({
    ...repeatable(t),
    booking: t.id(bookingArgument),
    note: t.string({ required: true, description: "For the business and those who serve." }),
  }),
});

bookingMutation("markBooking", {
  description: "Says how an appointment went, once it has begun. Safe to send twice.",
  permission: "bookings.change",
  input: MarkBookingInput,
  run: (scope, id, { mark }, actor) => markBooking(scope, id, mark, actor),
});

bookingMutation("noteBooking", {
  description: "Adds a note to a booking's history.",
  permission: "bookings.change",
  input: NoteBookingInput,
  run: (scope, id, { note }, actor) => noteBooking(scope, id, note, actor),
});
