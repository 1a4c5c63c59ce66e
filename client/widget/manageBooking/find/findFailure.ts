import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Reason why no booking was found. Unknown and wrong input give the same code, so that guessing reveals nothing. */
export type FindFailure = "NOT_FOUND" | "TOO_MANY" | "BUSY" | "CONNECTION" | "UNKNOWN";

export function getFindFailureMessages(failure: FindFailure): {
  readonly title: MessageDescriptor;
  readonly advice: MessageDescriptor;
} {
  switch (failure) {
    case "NOT_FOUND":
      return {
        title: msg`No calendar event found`,
        advice: msg`Please check the reference and the email address: both are in your confirmation.`,
      };
    case "TOO_MANY":
      return {
        title: msg`Too many attempts`,
        advice: msg`Please try again in 15 minutes, or call us.`,
      };
    case "BUSY":
      return {
        title: msg`We are very busy right now`,
        advice: msg`Please try again in a moment. Nothing you entered is lost.`,
      };
    case "CONNECTION":
      return {
        title: msg`The search did not work. Please try again.`,
        advice: msg`The connection was lost.`,
      };
    case "UNKNOWN":
      return {
        title: msg`The search did not work. Please try again.`,
        advice: msg`Something went wrong on our side.`,
      };
  }
}
