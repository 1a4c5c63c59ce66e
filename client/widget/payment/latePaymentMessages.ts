import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NoticeKind } from "../../ui/feedback/Notice.tsx";
import type { PaymentStatus } from "./paymentStatus.ts";

export interface LatePayment {
  /** Refunded amount, formatted. Null if nothing is refunded yet. */
  readonly refunded: string | null;
  /** True if a payment was started and has not failed, so it may still arrive. */
  readonly isPaymentPending: boolean;
}

export function getLatePaymentMessages(
  paymentStatus: Exclude<PaymentStatus, "DUE" | "STANDS">,
  { refunded, isPaymentPending }: LatePayment,
): { readonly kind: NoticeKind; readonly title: MessageDescriptor; readonly text: MessageDescriptor } {
  switch (paymentStatus) {
    case "RELEASED":
      return {
        kind: "warning",
        title: msg`The time was released`,
        text: isPaymentPending
          ? msg`We did not receive a payment in time. If one still arrives, you get the time back, or your money.`
          : msg`We did not receive your payment in time, and nothing was charged. If the time is still free, choose it again. Your details are kept.`,
      };
    case "DECIDING":
      return {
        kind: "info",
        title: msg`Your payment arrived late`,
        text: msg`We are checking whether the time is still free. If it is not, you will get your money back.`,
      };
    case "RETURNED":
      return {
        kind: "warning",
        title: msg`Your payment arrived too late`,
        text:
          refunded === null
            ? msg`The time was released and has been taken. You will get your money back.`
            : msg`The time was released and has been taken. You will get ${refunded} back. It may take a few days to arrive.`,
      };
  }
}
