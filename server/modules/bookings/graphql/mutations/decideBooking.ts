import { approveBooking, declineBooking } from "../../decideBooking.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { PaymentUnavailableRef } from "../../../../platform/graphql/types/failures.ts";
import { bookingArgument, bookingMutation } from "./ownBooking.ts";

const ApproveBookingInput = builder.inputType("ApproveBookingInput", {
  description: "Which request is approved.",
  fields: (t) => ({ ...repeatable(t), booking: t.id(bookingArgument) }),
});

const DeclineBookingInput = builder.inputType("DeclineBookingInput", {
  description: "Which request is declined.",
  fields: (t) => ({
    ...repeatable(t),
    booking: t.id(bookingArgument),
    note: t.string({ description: "Kept in the booking's history." }),
  }),
});

bookingMutation("approveBooking", {
  description: "Turns a request into an appointment. Safe to send twice.",
  permission: "bookings.decide",
  input: ApproveBookingInput,
  failures: [PaymentUnavailableRef],
  run: (scope, id, _, actor) => approveBooking(scope, id, actor),
});

bookingMutation("declineBooking", {
  description: "Says no to a request and frees its time. Safe to send twice.",
  permission: "bookings.decide",
  input: DeclineBookingInput,
  run: (scope, id, { note }, actor) => declineBooking(scope, id, note ?? "", actor),
});
