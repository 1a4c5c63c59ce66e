import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NoticeKind } from "../../ui/feedback/Notice.tsx";
import type { PayFlow } from "./action/payFlow.ts";

export interface PaymentMessages {
  readonly kind: NoticeKind;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly takesFocus: boolean;
}

export interface PaymentNoticeState {
  readonly flow: PayFlow;
  /** The graph's state of the latest payment. Null if none was started. */
  readonly latestPaymentState: string | null;
  readonly isPaid: boolean;
}

const notChargedText = msg`Nothing was charged. Your time is still held for you.`;

export function getPaymentMessages({
  flow,
  latestPaymentState,
  isPaid,
}: PaymentNoticeState): PaymentMessages {
  if (isPaid) {
    return {
      kind: "success",
      title: msg`Payment received`,
      text: msg`Thank you. One moment, please.`,
      takesFocus: true,
    };
  }
  if (flow.phase === "waiting") {
    return {
      kind: "info",
      title: msg`Waiting for your payment`,
      text: flow.isTabBlocked
        ? msg`Please open the payment page below. This page continues automatically once you have paid.`
        : msg`The payment page is open in another tab. This page continues automatically once you have paid.`,
      takesFocus: true,
    };
  }
  if (flow.failure === "UNAVAILABLE") {
    return {
      kind: "danger",
      title: msg`Payment is not possible at the moment. Please try again.`,
      text: notChargedText,
      takesFocus: true,
    };
  }
  if (flow.failure === "CONNECTION") {
    return {
      kind: "danger",
      title: msg`The payment page could not be opened. Please try again.`,
      text: msg`The connection was lost. Nothing was charged.`,
      takesFocus: true,
    };
  }
  if (latestPaymentState === "FAILED") {
    return {
      kind: "danger",
      title: msg`The payment was declined`,
      text: msg`Nothing was charged. Please try again, or use another card.`,
      takesFocus: true,
    };
  }
  if (flow.failure === "UNFINISHED") {
    return {
      kind: "warning",
      title: msg`The payment was not finished`,
      text: notChargedText,
      takesFocus: true,
    };
  }
  return {
    kind: "info",
    title: msg`Almost done`,
    text: msg`Your appointment is booked once you have paid.`,
    takesFocus: false,
  };
}
