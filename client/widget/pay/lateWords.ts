import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NoticeKind } from "../../ui/Notice.tsx";
import type { Standing } from "./standing.ts";

/** The end of a payment that did not come, or not in time; `refunded`: what goes back, as it is written. */
export function lateWords(
  standing: Exclude<Standing, "DUE" | "STANDS">,
  refunded: string | null,
): { readonly kind: NoticeKind; readonly title: MessageDescriptor; readonly text: MessageDescriptor } {
  switch (standing) {
    case "RELEASED":
      return {
        kind: "warning",
        title: msg`The time was released`,
        text: msg`It was not paid in time, and nothing was charged. If the time is still free, choose it again: what you typed is kept.`,
      };
    case "DECIDING":
      return {
        kind: "info",
        title: msg`Your payment came late`,
        text: msg`We are seeing whether the time is still free. If it is not, you get your money back.`,
      };
    case "RETURNED":
      return {
        kind: "warning",
        title: msg`Your payment came too late`,
        text:
          refunded === null
            ? msg`The time had been released and is taken. You get your money back.`
            : msg`The time had been released and is taken. You get back ${refunded}; it may take a few days to arrive.`,
      };
  }
}
