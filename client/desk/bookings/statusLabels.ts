import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The status of a booking as the business reads it. */
export function getBookingStatusLabel(status: string): MessageDescriptor {
  switch (status) {
    case "CONFIRMED":
      return msg({ message: "Confirmed", context: "status of a booking" });
    case "REQUESTED":
      return msg({ message: "Requested", context: "status of a booking" });
    case "AWAITING_PAYMENT":
      return msg`Waiting for payment`;
    case "COMPLETED":
      return msg({ message: "Completed", context: "status of a booking" });
    case "NO_SHOW":
      return msg({ message: "No-show", context: "status of a booking" });
    case "DECLINED":
      return msg({ message: "Declined", context: "status of a booking" });
    case "EXPIRED":
      return msg({ message: "Expired", context: "status of a booking" });
    default:
      return msg({ message: "Cancelled", context: "status of a booking" });
  }
}
