import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChangeFailure } from "../../order/changeFailure.ts";

export interface RenewalMessages {
  readonly title: MessageDescriptor;
  readonly advice: MessageDescriptor | null;
}

export function getRenewalMessages({ code }: ChangeFailure): RenewalMessages {
  switch (code) {
    case "TOO_MANY_ATTEMPTS":
      return {
        title: msg`You have already asked for a new link several times`,
        advice: msg`Please use the link in our latest email, try again in an hour, or call us.`,
      };
    case "BOOKING_NOT_FOUND":
      return {
        title: msg`This link is no longer valid`,
        advice: msg`Please open the link in our latest email, or call us. We are happy to help.`,
      };
    case "CONNECTION":
      return {
        title: msg`The connection was lost`,
        advice: msg`Please check your email first. If no new link arrives within a few minutes, please try again.`,
      };
    default:
      return { title: msg`We were unable to send the link. Please try again.`, advice: null };
  }
}
