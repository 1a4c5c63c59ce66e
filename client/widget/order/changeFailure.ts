import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ConnectionError } from "../../relay/retry.ts";
import { getLimitMessage } from "../messages/failureMessages.ts";

/**
 * Failure of a change to a booking: the graph's code, or `CONNECTION` without a response, and the count that its
 * message needs.
 */
export interface ChangeFailure {
  readonly code: string;
  readonly count?: number;
}

export interface FailurePayload {
  readonly code?: string;
  readonly available?: number;
  readonly count?: number;
}

export function failureFromPayload({ code = "UNKNOWN", available, count }: FailurePayload): ChangeFailure {
  const number = available ?? count;
  return number === undefined ? { code } : { code, count: number };
}

export function failureFromError(error: unknown): ChangeFailure {
  return { code: error instanceof ConnectionError ? "CONNECTION" : "UNKNOWN" };
}

/** Returns whether choosing another time may help. */
export function isSlotTaken({ code }: ChangeFailure): boolean {
  return ["STAFF_BUSY", "RESOURCE_UNAVAILABLE", "SEAT_SHORTAGE", "SLOT_UNAVAILABLE"].includes(code);
}

export function needsPhoneCall({ code }: ChangeFailure): boolean {
  return ["BUSINESS_SUSPENDED", "PAST_CUTOFF", "STATUS_CONFLICT", "BOOKING_NOT_FOUND"].includes(code);
}

const unchangedAdvice = msg`Your appointment has not changed. Please choose another time.`;

export function getChangeFailureMessages(
  { code, count = 0 }: ChangeFailure,
  fallbackTitle: MessageDescriptor,
): { readonly title: MessageDescriptor; readonly advice: MessageDescriptor | null } {
  switch (code) {
    case "STAFF_BUSY":
      return { title: msg`Not booked: Staff busy`, advice: unchangedAdvice };
    case "RESOURCE_UNAVAILABLE":
      return {
        title: msg`Booking unsuccessful, resource unavailable at the moment.`,
        advice: unchangedAdvice,
      };
    case "SEAT_SHORTAGE":
      if (count === 0) return { title: msg`This time is fully booked.`, advice: unchangedAdvice };
      return { title: msg`Total available seats for this slot is only ${count}`, advice: unchangedAdvice };
    case "RESERVATION_LIMIT":
      return { title: getLimitMessage(count), advice: null };
    case "SLOT_UNAVAILABLE":
      return { title: msg`This time is no longer available.`, advice: unchangedAdvice };
    case "CALENDAR_UNAVAILABLE":
      return { title: msg`Unable to find calendar`, advice: null };
    case "BUSINESS_SUSPENDED":
      return {
        title: msg`Online booking is not available at the moment`,
        advice: msg`Please call us, we are happy to help.`,
      };
    case "PAST_CUTOFF":
      return {
        title: msg`It is too late to change this online.`,
        advice: msg`Please call us, we are happy to help.`,
      };
    case "STATUS_CONFLICT":
      return {
        title: msg`This appointment can no longer be changed.`,
        advice: msg`It was changed or ended in the meantime. Please reload the page or call us.`,
      };
    case "BOOKING_NOT_FOUND":
      return { title: msg`No calendar event found`, advice: null };
    case "CONNECTION":
      return {
        title: fallbackTitle,
        advice: msg`The connection was lost. Nothing is changed twice if you try again.`,
      };
    case "UNKNOWN":
      return { title: fallbackTitle, advice: msg`Something went wrong on our side.` };
    default:
      return { title: fallbackTitle, advice: null };
  }
}
