import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { NotificationKind } from "./types.ts";

/** A booking at the time of sending. Instants in epoch milliseconds. */
export interface CurrentLine {
  readonly status: BookingStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly isRecipientInvolved: boolean;
}

/**
 * False if a delayed mail no longer applies, for example a confirmation of a booking that was cancelled in the
 * meantime.
 */
export function stillApplies(kind: NotificationKind, line: CurrentLine, now: number): boolean {
  if (kind === "CANCELLED") return line.status === "CANCELLED" || !line.isRecipientInvolved;
  if (!line.isRecipientInvolved) return false;
  const { status } = line;
  switch (kind) {
    case "DECLINED":
      return status === "DECLINED" || status === "EXPIRED";
    case "FOLLOW_UP":
      return (status === "CONFIRMED" || status === "COMPLETED") && line.endsAt <= now;
    case "REMINDER":
      return status === "CONFIRMED" && line.startsAt > now;
    case "CONFIRMED":
      return status === "CONFIRMED" && line.endsAt > now;
    case "APPROVED":
      return (status === "CONFIRMED" || status === "AWAITING_PAYMENT") && line.endsAt > now;
    case "REFUNDED":
    case "MESSAGE":
      return true;
    case "DELAY":
      return status === "CONFIRMED" && line.endsAt > now;
    case "LINK":
      return status !== "CANCELLED" && status !== "DECLINED" && status !== "EXPIRED";
    case "REASSIGNED":
    case "OFFERED":
      return isLiveStatus(status) && line.endsAt > now;
    case "REQUESTED":
    case "RESCHEDULED":
      return (status === "REQUESTED" || status === "CONFIRMED") && line.endsAt > now;
  }
}

function isLiveStatus(status: BookingStatus): boolean {
  return status === "REQUESTED" || status === "CONFIRMED" || status === "AWAITING_PAYMENT";
}

/** A request that was approved before its mail was sent becomes a confirmation. */
export function getCurrentKind(kind: NotificationKind, statuses: readonly BookingStatus[]): NotificationKind {
  return kind === "REQUESTED" && !statuses.includes("REQUESTED") ? "CONFIRMED" : kind;
}
