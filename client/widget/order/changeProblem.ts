import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ConnectionError } from "../../relay/retry.ts";
import { limitWords } from "../messages/problemWords.ts";

/**
 * Failure of a change to a booking: the graph's code, or `CONNECTION` without a response, and the count that its
 * message needs.
 */
export interface ChangeProblem {
  readonly code: string;
  readonly count?: number;
}

export interface AnsweredRefusal {
  readonly code?: string;
  readonly available?: number;
  readonly count?: number;
}

export function refusalOf({ code = "UNKNOWN", available, count }: AnsweredRefusal): ChangeProblem {
  const number = available ?? count;
  return number === undefined ? { code } : { code, count: number };
}

export function thrownRefusal(error: unknown): ChangeProblem {
  return { code: error instanceof ConnectionError ? "CONNECTION" : "UNKNOWN" };
}

/** Returns whether choosing another time may help. */
export function isLostTime({ code }: ChangeProblem): boolean {
  return ["STAFF_BUSY", "RESOURCE_UNAVAILABLE", "SEAT_SHORTAGE", "SLOT_UNAVAILABLE"].includes(code);
}

export function needsOffice({ code }: ChangeProblem): boolean {
  return ["PAST_CUTOFF", "STATUS_CONFLICT", "BOOKING_NOT_FOUND"].includes(code);
}

const stays = msg`Your appointment has not changed. Please choose another time.`;

export function changeWords(
  { code, count = 0 }: ChangeProblem,
  failed: MessageDescriptor,
): { readonly title: MessageDescriptor; readonly advice: MessageDescriptor | null } {
  switch (code) {
    case "STAFF_BUSY":
      return { title: msg`Not booked: Staff busy`, advice: stays };
    case "RESOURCE_UNAVAILABLE":
      return { title: msg`Booking unsuccessful, resource unavailable at the moment.`, advice: stays };
    case "SEAT_SHORTAGE":
      if (count === 0) return { title: msg`This time is fully booked.`, advice: stays };
      return { title: msg`Total available seats for this slot is only ${count}`, advice: stays };
    case "RESERVATION_LIMIT":
      return { title: limitWords(count), advice: null };
    case "SLOT_UNAVAILABLE":
      return { title: msg`This time is no longer available.`, advice: stays };
    case "CALENDAR_UNAVAILABLE":
      return { title: msg`Unable to find calendar`, advice: null };
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
        title: failed,
        advice: msg`The connection was lost. Nothing is changed twice if you try again.`,
      };
    case "UNKNOWN":
      return { title: failed, advice: msg`Something went wrong on our side.` };
    default:
      return { title: failed, advice: null };
  }
}
