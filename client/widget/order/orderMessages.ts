import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NoticeKind } from "../../ui/feedback/Notice.tsx";
import { getLatePaymentMessages } from "../payment/latePaymentMessages.ts";
import type { PaymentStatus } from "../payment/paymentStatus.ts";

export interface OrderMessages {
  readonly kind: NoticeKind;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor | null;
}

export interface OrderState {
  readonly isJustBooked: boolean;
  readonly isOver: boolean;
  readonly paymentStatus?: Exclude<PaymentStatus, "DUE">;
  /** Refunded amount, formatted. Null if nothing is refunded. */
  readonly refunded?: string | null;
  readonly isPaymentPending?: boolean;
}

/** Many languages inflect these titles for several appointments. */
const pluralTitles = {
  scheduled: msg({ context: "several appointments", message: "Scheduled" }),
  cancelled: msg({ context: "several appointments", message: "Cancelled" }),
};
const bookmarkText = msg`Save this page's address: you can open your appointments here at any time.`;
const pendingText = msg`We are holding these times for you. Your appointments are final once we confirm them.`;

export function getOrderMessages(
  statuses: readonly string[],
  { isJustBooked, isOver, paymentStatus = "STANDS", refunded = null, isPaymentPending = false }: OrderState,
): OrderMessages {
  const hasStatus = (status: string) => statuses.includes(status);
  if (paymentStatus !== "STANDS")
    return getLatePaymentMessages(paymentStatus, { refunded, isPaymentPending });
  const refundText =
    refunded === null ? null : msg`You will get ${refunded} back. It may take a few days to arrive.`;
  if (hasStatus("AWAITING_PAYMENT")) return { kind: "warning", title: msg`Waiting for payment`, text: null };
  if (hasStatus("REQUESTED") && hasStatus("CONFIRMED")) {
    return {
      kind: isJustBooked ? "success" : "info",
      title: isJustBooked ? msg`Thank you, your appointments are held for you` : msg`Scheduled in part`,
      text: msg`Some are final once we confirm them. They are marked below.`,
    };
  }
  if (hasStatus("REQUESTED")) return { kind: "info", title: msg`Appointment Requested`, text: pendingText };
  if (hasStatus("CONFIRMED")) {
    if (isOver) return { kind: "info", title: msg`These appointments are over`, text: null };
    return isJustBooked
      ? { kind: "success", title: msg`Thank you, your appointments are scheduled`, text: bookmarkText }
      : { kind: "success", title: pluralTitles.scheduled, text: refundText };
  }
  if (statuses.every((status) => status === "CANCELLED")) {
    return { kind: "warning", title: pluralTitles.cancelled, text: refundText };
  }
  if (statuses.every((status) => status === "DECLINED" || status === "EXPIRED" || status === "CANCELLED")) {
    return {
      kind: "warning",
      title: msg`We could not accept this request`,
      text: msg`Please choose another time, or call us.`,
    };
  }
  return { kind: "info", title: msg`These appointments are over`, text: null };
}
