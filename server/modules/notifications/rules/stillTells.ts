import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { NoticeKind } from "./types.ts";

/** A booking at the moment at which a mail about it is sent. Instants in epoch milliseconds. */
export interface CurrentLine {
  readonly status: BookingStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Whether the recipient still has to do with it: booked it, comes along, serves it. */
  readonly isTheirs: boolean;
}

/**
 * Whether a mail still has something to say of a booking when it is sent: a server that was down for a day must not
 * confirm what was cancelled meanwhile, nor remind of what is over.
 */
export function stillTells(kind: NoticeKind, line: CurrentLine, now: number): boolean {
  // A visit that moved to somebody else is over for who served it before.
  if (kind === "CANCELLED") return line.status === "CANCELLED" || !line.isTheirs;
  if (!line.isTheirs) return false;
  const { status } = line;
  switch (kind) {
    case "DECLINED":
      return status === "DECLINED" || status === "EXPIRED";
    case "FOLLOW_UP":
      return (status === "SCHEDULED" || status === "COMPLETED") && line.endsAt <= now;
    case "REMINDER":
      return status === "SCHEDULED" && line.startsAt > now;
    case "CONFIRMED":
      return status === "SCHEDULED" && line.endsAt > now;
    case "APPROVED":
      return (status === "SCHEDULED" || status === "AWAITING_PAYMENT") && line.endsAt > now;
    case "REFUNDED":
      return true;
    case "LINK":
      return status !== "CANCELLED" && status !== "DECLINED" && status !== "EXPIRED";
    case "REQUESTED":
    case "RESCHEDULED":
      return (status === "REQUESTED" || status === "SCHEDULED") && line.endsAt > now;
  }
}

/** What a mail is about by now: a request that was approved before it was told of is simply booked. */
export function kindNow(kind: NoticeKind, statuses: readonly BookingStatus[]): NoticeKind {
  return kind === "REQUESTED" && !statuses.includes("REQUESTED") ? "CONFIRMED" : kind;
}
