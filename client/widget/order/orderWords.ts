import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NoticeKind } from "../../ui/feedback/Notice.tsx";
import { lateWords } from "../payment/lateWords.ts";
import type { PaymentStatus } from "../payment/paymentStatus.ts";

export interface OrderWords {
  readonly kind: NoticeKind;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor | null;
}

export interface OrderMoment {
  readonly isNew: boolean;
  readonly isOver: boolean;
  readonly standing?: Exclude<PaymentStatus, "DUE">;
  /** Refunded amount, formatted. Null if nothing is refunded. */
  readonly refunded?: string | null;
  readonly mayCome?: boolean;
}

/** Many languages inflect these titles for several appointments. */
const several = {
  scheduled: msg({ context: "several appointments", message: "Scheduled" }),
  cancelled: msg({ context: "several appointments", message: "Cancelled" }),
};
const keep = msg`Save this page's address: you can open your appointments here at any time.`;
const counts = msg`We are holding these times for you. Your appointments are final once we confirm them.`;

export function orderWords(
  statuses: readonly string[],
  { isNew, isOver, standing = "STANDS", refunded = null, mayCome = false }: OrderMoment,
): OrderWords {
  const has = (status: string) => statuses.includes(status);
  if (standing !== "STANDS") return lateWords(standing, { refunded, mayCome });
  const back =
    refunded === null ? null : msg`You will get ${refunded} back. It may take a few days to arrive.`;
  if (has("AWAITING_PAYMENT")) return { kind: "warning", title: msg`Waiting for payment`, text: null };
  if (has("REQUESTED") && has("SCHEDULED")) {
    return {
      kind: isNew ? "success" : "info",
      title: isNew ? msg`Thank you, your appointments are held for you` : msg`Scheduled in part`,
      text: msg`Some are final once we confirm them. They are marked below.`,
    };
  }
  if (has("REQUESTED")) return { kind: "info", title: msg`Appointment Requested`, text: counts };
  if (has("SCHEDULED")) {
    if (isOver) return { kind: "info", title: msg`These appointments are over`, text: null };
    return isNew
      ? { kind: "success", title: msg`Thank you, your appointments are scheduled`, text: keep }
      : { kind: "success", title: several.scheduled, text: back };
  }
  if (statuses.every((status) => status === "CANCELLED")) {
    return { kind: "warning", title: several.cancelled, text: back };
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
