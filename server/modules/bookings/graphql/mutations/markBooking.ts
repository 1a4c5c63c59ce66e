import { markBooking, noteBooking } from "../../markBooking.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { bookingArgument, bookingMutation } from "./bookingMutation.ts";

const BookingMarkEnum = builder.enumType("BookingMark", {
  description: "The outcome of a booking, or the arrival of its client.",
  values: {
    ARRIVED: { description: "The client of a confirmed booking has arrived." },
    NOT_ARRIVED: { description: "Removes the mark of an arrival." },
    COMPLETED: { description: "The booking took place." },
    NO_SHOW: { description: "The visitor did not come." },
  } as const,
});

const MarkBookingInput = builder.inputType("MarkBookingInput", {
  description: "The booking and its mark.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id(bookingArgument),
    mark: t.field({ type: BookingMarkEnum, required: true, description: "The mark." }),
  }),
});

const NoteBookingInput = builder.inputType("NoteBookingInput", {
  description: "The booking and the note.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id(bookingArgument),
    note: t.string({ required: true, description: "For the business and the staff who serve." }),
  }),
});

bookingMutation("markBooking", {
  description:
    "Records the outcome of a booking that has begun, or the arrival of its client from 24 hours before the start. A mark can be corrected.",
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
