import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChangeFailure } from "../changeFailure.ts";

export interface ConfirmationMessages {
  readonly title: MessageDescriptor;
  readonly advice: MessageDescriptor | null;
  readonly isFinal: boolean;
}

export function getConfirmationMessages({ code }: ChangeFailure): ConfirmationMessages {
  switch (code) {
    case "BOOKING_NOT_FOUND":
      return {
        title: msg`This link is no longer valid`,
        advice: msg`Please open the link in our latest email, or call us. We are happy to help.`,
        isFinal: true,
      };
    case "STATUS_CONFLICT":
    case "PAST_CUTOFF":
      return {
        title: msg`This appointment is over or was cancelled`,
        advice: msg`Your guests will not receive an email from us.`,
        isFinal: true,
      };
    case "CONNECTION":
      return {
        title: msg`We could not confirm this.`,
        advice: msg`The connection was lost. No guest is invited twice if you try again.`,
        isFinal: false,
      };
    default:
      return {
        title: msg`We could not confirm this.`,
        advice: msg`Please try again.`,
        isFinal: false,
      };
  }
}
