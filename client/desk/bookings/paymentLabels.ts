import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Labels of `BookingPaymentState`. */
export function getPaymentStateLabel(state: string): MessageDescriptor {
  switch (state) {
    case "UNPAID":
      return msg({ message: "Unpaid", context: "payment of a booking" });
    case "PAID":
      return msg({ message: "Paid", context: "payment of a booking" });
    case "REFUNDED":
      return msg({ message: "Refunded", context: "payment of a booking" });
    default:
      return msg`Nothing to pay online`;
  }
}

/** Labels of `PaymentState`. */
export function getPaymentLabel(state: string): MessageDescriptor {
  switch (state) {
    case "SUCCEEDED":
      return msg({ message: "Paid", context: "payment of a booking" });
    case "OPEN":
      return msg({ message: "Open", context: "payment of a booking" });
    case "FAILED":
      return msg({ message: "Failed", context: "payment of a booking" });
    default:
      return msg({ message: "Expired", context: "status of a booking" });
  }
}

/** Labels of `RefundState`. */
export function getRefundLabel(state: string): MessageDescriptor {
  switch (state) {
    case "SUCCEEDED":
      return msg({ message: "Refunded", context: "payment of a booking" });
    case "FAILED":
      return msg`Refund failed: return the money in another way`;
    default:
      return msg`Refund on its way`;
  }
}
