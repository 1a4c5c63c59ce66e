import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NoticeKind } from "../../ui/feedback/Notice.tsx";

export interface StatusMessage {
  readonly kind: NoticeKind;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor | null;
  /** The appointment is cancelled or over. */
  readonly isVoid: boolean;
}

export interface StatusContext {
  readonly isNew: boolean;
  readonly isPast: boolean;
  readonly isUnpaid?: boolean;
  readonly isPaidLater?: boolean;
  /** The refunded amount, formatted. Null if nothing is refunded. */
  readonly refunded?: string | null;
}

export function getStatusMessage(status: string, context: StatusContext): StatusMessage {
  const { isNew, isPast, isUnpaid = false, isPaidLater = false, refunded = null } = context;
  switch (status) {
    case "CONFIRMED":
      if (isPast) return { kind: "info", title: msg`This appointment is over`, text: null, isVoid: true };
      return {
        kind: "success",
        title: isNew ? msg`Thank you, your appointment is scheduled` : msg`Scheduled`,
        text: isNew ? msg`Save this page's address: you can open your appointment here at any time.` : null,
        isVoid: false,
      };
    case "REQUESTED":
      return {
        kind: "info",
        title: msg`Appointment Requested`,
        text: isPaidLater
          ? msg`We are holding this time for you. Once we confirm it, we will ask you to pay. Your appointment is final once you have paid.`
          : msg`We are holding this time for you. Your appointment is final once we confirm it.`,
        isVoid: false,
      };
    case "AWAITING_PAYMENT":
      return {
        kind: "warning",
        title: msg`Waiting for payment`,
        text: msg`Your appointment is booked once you have paid.`,
        isVoid: false,
      };
    case "DECLINED":
      return {
        kind: "warning",
        title: msg`We could not accept this request`,
        text: msg`Please choose another time, or call us.`,
        isVoid: true,
      };
    case "EXPIRED":
      if (isUnpaid) {
        return {
          kind: "warning",
          title: msg`The time was released`,
          text:
            refunded === null
              ? msg`We did not receive your payment in time. If the time is still free, choose it again.`
              : msg`The payment arrived too late. You will get ${refunded} back. It may take a few days to arrive.`,
          isVoid: true,
        };
      }
      return {
        kind: "warning",
        title: msg`This request has expired`,
        text: msg`It was not confirmed in time. Please choose another time, or call us.`,
        isVoid: true,
      };
    case "CANCELLED":
      return {
        kind: "warning",
        title: msg`Cancelled`,
        text:
          refunded === null ? null : msg`You will get ${refunded} back. It may take a few days to arrive.`,
        isVoid: true,
      };
    case "NO_SHOW":
      return { kind: "info", title: msg`This appointment was missed`, text: null, isVoid: true };
    default:
      return { kind: "info", title: msg`This appointment is over`, text: null, isVoid: true };
  }
}
