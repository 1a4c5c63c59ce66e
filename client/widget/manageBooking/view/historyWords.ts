import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** One thing that happened to a booking, as the graph tells it: how it stood afterwards. */
export interface HistoryEvent {
  readonly status: string;
  readonly startsAt: string;
}

/** What kind of thing that was; a status is the one that it was brought to. */
export type HistoryKind = "MOVED" | "CONFIRMED" | "CHANGED" | (string & {});

/** What happened: an event beside the one before it. CHANGED: neither time nor status, but who serves or comes along. */
export function historyKind(event: HistoryEvent, before: HistoryEvent | null): HistoryKind {
  if (before === null) return event.status;
  if (event.status !== before.status) {
    return event.status === "SCHEDULED" && before.status === "REQUESTED" ? "CONFIRMED" : event.status;
  }
  return event.startsAt === before.startsAt ? "CHANGED" : "MOVED";
}

/** Who did something to a booking, as far as one knows: a visitor is who booked, or a guest who left. */
export type Doer =
  | { readonly kind: "BUSINESS" | "BOOKER" | "BOOKER_OR_GUEST" | "NOBODY" }
  | { readonly kind: "GUEST"; readonly name: string };

/** Of whom a booking is, and who comes along. */
interface Visitors {
  /** 0: the booker's own line. */
  readonly member: number;
  readonly guests: readonly { readonly name: string; readonly hasLeft: boolean }[];
}

/** Who did each of the things that happened, in their order. */
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
    // A guest ends a line of their own by leaving, and changes the line in which they sit.
    if (kinds[i] === "CANCELLED" && member > 0 && only) return { kind: "GUEST", name: only.name };
    if (!isChange(i) || member > 0 || !only) return { kind: "BOOKER" };
    if (changes === 1 && left.length === 1) return { kind: "GUEST", name: only.name };
    return { kind: "BOOKER_OR_GUEST" };
  });
}

/** The same in words. */
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
