import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ActionFailure, getActionFailureMessage } from "./actionFailure.ts";

/** Returns why a payment cannot be taken. */
export function getTakePaymentMessage(failure: ActionFailure): MessageDescriptor {
  switch (failure.code) {
    case "NOTHING_DUE":
      return msg`There is nothing to pay any more.`;
    case "HOLD_EXPIRED":
      return msg`The time to pay is over, so the booking has expired.`;
    case "PAYMENT_UNAVAILABLE":
      return msg`Online payment is not set up, or the payment provider cannot be reached.`;
    case "FORBIDDEN":
      return msg`Others serve a part of this order, so you cannot take its payment.`;
    case "RATE_LIMITED":
      return getActionFailureMessage({ code: "TOO_MANY_ATTEMPTS" });
    default:
      return getActionFailureMessage(failure);
  }
}

const FINAL: ReadonlySet<string> = new Set(["NOTHING_DUE", "HOLD_EXPIRED", "BOOKING_NOT_FOUND", "FORBIDDEN"]);

/** True for a failure that another attempt may pass. */
export const isPaymentRetryUseful = ({ code }: ActionFailure): boolean => !FINAL.has(code);
