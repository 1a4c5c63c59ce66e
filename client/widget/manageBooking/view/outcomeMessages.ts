import { msg } from "@lingui/core/macro";
import { type StatusContext, type StatusMessage, getStatusMessage } from "../../messages/statusMessages.ts";

export interface ViewedBooking {
  readonly status: string;
  readonly role: string;
  readonly guests: readonly { readonly hasLeft: boolean }[];
}

export interface Arrival extends StatusContext {
  readonly isMoved: boolean;
}

/** Returns the status messages for a booking's view. A recent change comes first, and a guest who left sees that. */
export function getOutcomeMessages(booking: ViewedBooking, { isMoved, ...arrival }: Arrival): StatusMessage {
  const messages = getStatusMessage(booking.status, arrival);
  if (booking.role === "GUEST" && booking.guests.some(({ hasLeft }) => hasLeft) && !arrival.isPast) {
    return {
      kind: "info",
      title: msg`You are not coming`,
      text: msg`Your place is free again. Nothing changes for the others.`,
      isVoid: true,
    };
  }
  if (isMoved && !messages.isVoid) {
    const text = booking.status === "REQUESTED" ? messages.text : null;
    return { kind: "success", title: msg`Rescheduled`, text, isVoid: false };
  }
  return messages;
}
