import { builder } from "../../../platform/graphql/builder.ts";
import { createFailure } from "../../../platform/graphql/types/failures.ts";
import { MoneyRef } from "./money.ts";

export const NothingDueRef = createFailure("NothingDue", "NOTHING_DUE", "No payment of the order is due.");
export const PaymentUnavailableRef = createFailure(
  "PaymentUnavailable",
  "PAYMENT_UNAVAILABLE",
  "The payment provider cannot be reached, or this server has none (`Service.isPaymentUnavailable`). Nothing was held, booked, approved or paid.",
);
export const PaymentNotFoundRef = createFailure(
  "PaymentNotFound",
  "PAYMENT_NOT_FOUND",
  "The business has no such payment.",
);
export const RefundTooLargeRef = createFailure(
  "RefundTooLarge",
  "REFUND_TOO_LARGE",
  "The refund exceeds the rest of the payment, or of the amount that was paid for the booking.",
);
builder.objectField(RefundTooLargeRef, "refundable", (t) =>
  t.expose("refundable", { type: MoneyRef, description: "The amount that can still be refunded." }),
);
