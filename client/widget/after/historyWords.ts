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
      return msg`Lapsed`;
    case "COMPLETED":
      return msg`Took place`;
    case "NO_SHOW":
      return msg`Missed`;
    default:
      return msg`Changed`;
  }
}
