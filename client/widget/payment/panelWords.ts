import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NoticeKind } from "../../ui/feedback/Notice.tsx";
import type { PayFlow } from "./action/payFlow.ts";

export interface PanelWords {
  readonly kind: NoticeKind;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly isNews: boolean;
}

export interface PanelState {
  readonly flow: PayFlow;
  /** The graph's state of the latest payment. Null if none was started. */
  readonly paymentState: string | null;
  readonly isPaid: boolean;
}

const nothing = msg`Nothing was charged. Your time is still held for you.`;

export function panelWords({ flow, paymentState, isPaid }: PanelState): PanelWords {
  if (isPaid) {
    return {
      kind: "success",
      title: msg`Payment received`,
      text: msg`Thank you. One moment, please.`,
      isNews: true,
    };
  }
  if (flow.phase === "waiting") {
    return {
      kind: "info",
      title: msg`Waiting for your payment`,
      text: flow.isBlocked
        ? msg`Please open the payment page below. This page continues automatically once you have paid.`
        : msg`The payment page is open in another tab. This page continues automatically once you have paid.`,
      isNews: true,
    };
  }
  if (flow.problem === "UNAVAILABLE") {
    return {
      kind: "danger",
      title: msg`Payment is not possible at the moment. Please try again.`,
      text: nothing,
      isNews: true,
    };
  }
  if (flow.problem === "CONNECTION") {
    return {
      kind: "danger",
      title: msg`The payment page could not be opened. Please try again.`,
      text: msg`The connection was lost. Nothing was charged.`,
      isNews: true,
    };
  }
  if (paymentState === "FAILED") {
    return {
      kind: "danger",
      title: msg`The payment was declined`,
      text: msg`Nothing was charged. Please try again, or use another card.`,
      isNews: true,
    };
  }
  if (flow.problem === "UNFINISHED") {
    return { kind: "warning", title: msg`The payment was not finished`, text: nothing, isNews: true };
  }
  return {
    kind: "info",
    title: msg`Almost done`,
    text: msg`Your appointment is booked once you have paid.`,
    isNews: false,
  };
}
