import { approveBooking, declineBooking } from "../../decideBooking.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { PaymentUnavailableRef } from "../../../payments/graphql/failures.ts";
import { bookingArgument, bookingMutation } from "./bookingMutation.ts";

const ApproveBookingInput = builder.inputType("ApproveBookingInput", {
  description: "The request to approve.",
  fields: (t) => ({ ...idempotencyKeyField(t), id: t.id(bookingArgument) }),
});

const DeclineBookingInput = builder.inputType("DeclineBookingInput", {
  description: "The request to decline.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id(bookingArgument),
    note: t.string({ description: "Stored in the booking's history." }),
  }),
});

bookingMutation("approveBooking", {
  description: "Approves a request. It becomes a confirmed booking, or waits for its payment.",
  permission: "bookings.decide",
  input: ApproveBookingInput,
  failures: [PaymentUnavailableRef],
  run: (scope, id, _, actor) => approveBooking(scope, id, actor),
});

bookingMutation("declineBooking", {
  description: "Declines a request and frees its time.",
  permission: "bookings.decide",
  input: DeclineBookingInput,
  run: (scope, id, { note }, actor) => declineBooking(scope, id, note ?? "", actor),
});
