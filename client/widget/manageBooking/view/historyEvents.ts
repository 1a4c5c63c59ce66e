import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export interface HistoryEvent {
  readonly status: string;
  readonly startsAt: string;
}

export type HistoryEventKind = "MOVED" | "APPROVED" | "CHANGED" | (string & {});

/** Compares an event with the one before. `CHANGED` means other staff or guests at the same time and status. */
export function getEventKind(event: HistoryEvent, previous: HistoryEvent | null): HistoryEventKind {
  if (previous === null) return event.status;
  if (event.status !== previous.status) {
    return event.status === "CONFIRMED" && previous.status === "REQUESTED" ? "APPROVED" : event.status;
  }
  return event.startsAt === previous.startsAt ? "CHANGED" : "MOVED";
}

/** The actor of an event, as far as known: visitors are the booker or a guest who left. */
export type EventActor =
  | { readonly kind: "BUSINESS" | "BOOKER" | "BOOKER_OR_GUEST" | "NOBODY" }
  | { readonly kind: "GUEST"; readonly name: string };

interface BookingGuests {
  /** 0 for the booker's line, else the guest's number. */
  readonly member: number;
  readonly guests: readonly { readonly name: string | null | undefined; readonly hasLeft: boolean }[];
}

export function findActors(
  history: readonly (HistoryEvent & { readonly actor: string })[],
  { member, guests }: BookingGuests,
): EventActor[] {
  const kinds = history.map((event, i) => getEventKind(event, history[i - 1] ?? null));
  const guestsWhoLeft = guests.filter(({ hasLeft }) => hasLeft);
  const toGuest = (name: string | null | undefined): EventActor =>
    name == null ? { kind: "BOOKER_OR_GUEST" } : { kind: "GUEST", name };
  const isVisitorChange = (i: number) => kinds[i] === "CHANGED" && history[i]!.actor === "VISITOR";
  const visitorChangeCount = kinds.filter((_, i) => isVisitorChange(i)).length;
  return history.map(({ actor }, i) => {
    if (actor === "OWNER" || actor === "STAFF") return { kind: "BUSINESS" };
    if (actor === "SYSTEM") return { kind: "NOBODY" };
    const [leaver] = guestsWhoLeft;
    // A leaving guest cancels their own line, or changes the line that they share.
    if (kinds[i] === "CANCELLED" && member > 0 && leaver) return toGuest(leaver.name);
    if (!isVisitorChange(i) || member > 0 || !leaver) return { kind: "BOOKER" };
    if (visitorChangeCount === 1 && guestsWhoLeft.length === 1) return toGuest(leaver.name);
    return { kind: "BOOKER_OR_GUEST" };
  });
}

export function getEventLabel(kind: HistoryEventKind): MessageDescriptor {
  switch (kind) {
    case "CONFIRMED":
      return msg`Scheduled`;
    case "REQUESTED":
      return msg`Requested`;
    case "AWAITING_PAYMENT":
      return msg`Waiting for payment`;
    case "APPROVED":
      return msg`Confirmed`;
    case "MOVED":
      return msg`Rescheduled`;
    case "CANCELLED":
      return msg`Cancelled`;
    case "DECLINED":
      return msg`Declined`;
    case "EXPIRED":
      return msg`Expired`;
    case "COMPLETED":
      return msg`Took place`;
    case "NO_SHOW":
      return msg`Missed`;
    default:
      return msg`Changed`;
  }
}
