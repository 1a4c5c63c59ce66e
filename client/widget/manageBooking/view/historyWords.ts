import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export interface HistoryEvent {
  readonly status: string;
  readonly startsAt: string;
}

export type HistoryKind = "MOVED" | "CONFIRMED" | "CHANGED" | (string & {});

/** Compares an event with the one before. `CHANGED` means other staff or guests at the same time and status. */
export function historyKind(event: HistoryEvent, before: HistoryEvent | null): HistoryKind {
  if (before === null) return event.status;
  if (event.status !== before.status) {
    return event.status === "SCHEDULED" && before.status === "REQUESTED" ? "CONFIRMED" : event.status;
  }
  return event.startsAt === before.startsAt ? "CHANGED" : "MOVED";
}

/** The actor of an event, as far as known: visitors are the booker or a guest who left. */
export type Doer =
  | { readonly kind: "BUSINESS" | "BOOKER" | "BOOKER_OR_GUEST" | "NOBODY" }
  | { readonly kind: "GUEST"; readonly name: string };

interface Visitors {
  /** 0 for the booker's line, else the guest's number. */
  readonly member: number;
  readonly guests: readonly { readonly name: string; readonly hasLeft: boolean }[];
}

export function doersOf(
  history: readonly (HistoryEvent & { readonly actor: string })[],
  { member, guests }: Visitors,
): Doer[] {
  const kinds = history.map((event, i) => historyKind(event, history[i - 1] ?? null));
  const left = guests.filter(({ hasLeft }) => hasLeft);
  const isChange = (i: number) => kinds[i] === "CHANGED" && history[i]!.actor === "VISITOR";
  const changes = kinds.filter((_, i) => isChange(i)).length;
  return history.map(({ actor }, i) => {
    if (actor === "OWNER" || actor === "STAFF") return { kind: "BUSINESS" };
    if (actor === "SYSTEM") return { kind: "NOBODY" };
    const [only] = left;
    // A leaving guest cancels their own line, or changes the line that they share.
    if (kinds[i] === "CANCELLED" && member > 0 && only) return { kind: "GUEST", name: only.name };
    if (!isChange(i) || member > 0 || !only) return { kind: "BOOKER" };
    if (changes === 1 && left.length === 1) return { kind: "GUEST", name: only.name };
    return { kind: "BOOKER_OR_GUEST" };
  });
}

export function historyWords(kind: HistoryKind): MessageDescriptor {
  switch (kind) {
    case "SCHEDULED":
      return msg`Scheduled`;
    case "REQUESTED":
      return msg`Requested`;
    case "AWAITING_PAYMENT":
      return msg`Waiting for payment`;
    case "CONFIRMED":
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
