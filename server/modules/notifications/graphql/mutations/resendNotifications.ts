import { resendNotifications } from "../../resendNotifications.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { bookingArgument, bookingMutation } from "../../../bookings/graphql/mutations/bookingMutation.ts";

bookingMutation("resendNotifications", {
  description:
    "Sends the failed notifications about a booking again, to the present addresses of the people. Nothing is sent if none has failed or all are still retried. See `Business.problems`.",
  permission: "bookings.change",
  input: builder.inputType("ResendNotificationsInput", {
    description: "The booking.",
    fields: (t) => ({ ...idempotencyKeyField(t), id: t.id(bookingArgument) }),
  }),
  run: (scope, id) => resendNotifications(scope, id),
});
