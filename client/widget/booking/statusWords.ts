import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NoticeKind } from "../../ui/Notice.tsx";

/** How a booking stands, as it is said above its ticket. */
export interface StatusWords {
  readonly kind: NoticeKind;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor | null;
  /** The visit will not take place, or has been. */
  readonly isVoid: boolean;
}

/** What else there is to know of a booking. */
export interface StatusMoment {
  /** It was booked a moment ago. */
  readonly isNew: boolean;
  /** Its time has passed. */
  readonly isOver: boolean;
  /** It ended because it was not paid in time. */
  readonly isUnpaid?: boolean;
  /** A request that is paid for once it is approved. */
  readonly isPaidLater?: boolean;
  /** What goes back of what was paid, as it is written; null: nothing. */
  readonly refunded?: string | null;
}

/** The words for a status. */
export function statusWords(status: string, moment: StatusMoment): StatusWords {
  const { isNew, isOver, isUnpaid = false, isPaidLater = false, refunded = null } = moment;
  switch (status) {
    case "SCHEDULED":
      if (isOver) return { kind: "info", title: msg`This appointment is over`, text: null, isVoid: true };
      return {
        kind: "success",
        title: isNew ? msg`Thank you, your appointment is scheduled` : msg`Scheduled`,
        text: isNew ? msg`Keep the address of this page: it opens your appointment at any time.` : null,
        isVoid: false,
      };
    case "REQUESTED":
      return {
        kind: "info",
        title: msg`Appointment Requested`,
        text: isPaidLater
          ? msg`The time is kept for you. Once we have confirmed it we ask you to pay, and then it counts.`
          : msg`The time is kept for you. It counts once we have confirmed it.`,
        isVoid: false,
      };
    case "AWAITING_PAYMENT":
      return {
        kind: "warning",
        title: msg`Waiting for payment`,
        text: msg`It is booked as soon as it is paid.`,
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
              ? msg`It was not paid in time. If the time is still free, choose it again.`
              : msg`The payment came too late. You get back ${refunded}; it may take a few days to arrive.`,
          isVoid: true,
        };
      }
      return {
        kind: "warning",
        title: msg`This request has lapsed`,
        text: msg`It was not confirmed in time. Please choose another time, or call us.`,
        isVoid: true,
      };
    case "CANCELLED":
      return {
        kind: "warning",
        title: msg`Cancelled`,
        text: refunded === null ? null : msg`You get back ${refunded}; it may take a few days to arrive.`,
        isVoid: true,
      };
    case "NO_SHOW":
      return { kind: "info", title: msg`This appointment was missed`, text: null, isVoid: true };
    default:
      return { kind: "info", title: msg`This appointment is over`, text: null, isVoid: true };
  }
}
