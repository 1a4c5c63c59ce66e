import { msg } from "@lingui/core/macro";
import { type StatusMoment, type StatusWords, statusWords } from "../../messages/statusWords.ts";

export interface ViewedBooking {
  readonly status: string;
  readonly role: string;
  readonly guests: readonly { readonly hasLeft: boolean }[];
}

export interface Arrival extends StatusMoment {
  readonly isMoved: boolean;
}

/** Returns the status messages for a booking's view. A recent change comes first, and a guest who left sees that. */
export function outcomeWords(booking: ViewedBooking, { isMoved, ...arrival }: Arrival): StatusWords {
  const words = statusWords(booking.status, arrival);
  if (booking.role === "GUEST" && booking.guests.some(({ hasLeft }) => hasLeft) && !arrival.isOver) {
    return {
      kind: "info",
      title: msg`You are not coming`,
      text: msg`Your place is free again. Nothing changes for the others.`,
      isVoid: true,
    };
  }
  if (isMoved && !words.isVoid) {
    const text = booking.status === "REQUESTED" ? words.text : null;
    return { kind: "success", title: msg`Rescheduled`, text, isVoid: false };
  }
  return words;
}
