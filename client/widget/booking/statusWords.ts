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

/** The words for a status. `isNew`: it was booked a moment ago. `isOver`: its time has passed. */
export function statusWords(
  status: string,
  { isNew, isOver }: { isNew: boolean; isOver: boolean },
): StatusWords {
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
        text: msg`The time is kept for you. It counts once we have confirmed it.`,
        isVoid: false,
      };
    case "AWAITING_PAYMENT":
      return { kind: "warning", title: msg`Waiting for payment`, text: null, isVoid: false };
    case "DECLINED":
      return {
        kind: "warning",
        title: msg`We could not accept this request`,
        text: msg`Please choose another time, or call us.`,
        isVoid: true,
      };
    case "EXPIRED":
      return {
        kind: "warning",
        title: msg`This request has lapsed`,
        text: msg`It was not confirmed in time. Please choose another time, or call us.`,
        isVoid: true,
      };
    case "CANCELLED":
      return { kind: "warning", title: msg`Cancelled`, text: null, isVoid: true };
    case "NO_SHOW":
      return { kind: "info", title: msg`This appointment was missed`, text: null, isVoid: true };
    default:
      return { kind: "info", title: msg`This appointment is over`, text: null, isVoid: true };
  }
}
