import { msg } from "@lingui/core/macro";
import { type StatusMoment, type StatusWords, statusWords } from "../../messages/statusWords.ts";

/** What a booking's view knows of how it stands. */
export interface ViewedBooking {
  readonly status: string;
  readonly role: string;
  readonly guests: readonly { readonly hasLeft: boolean }[];
}

/** How the reader of a view came there. */
export interface Arrival extends StatusMoment {
  /** It was moved a moment ago. */
  readonly isMoved: boolean;
}

/** How a booking stands for whoever reads its view: a guest who has left is told that, and what just happened comes first. */
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
