import type { BookingStatus } from "../../../shared/bookings/status.ts";

/** What a booking's service says of changes by the visitor. */
export interface ChangePolicy {
  /** Minutes before the start until which a change is allowed; 0: until it begins. */
  readonly cutoffMinutes: number;
}

/** Why a booking cannot be changed any more: its status, or the time; null: it can. */
export type ChangeRefusal = "STATUS" | "PAST_CUTOFF";

/** The statuses of a booking that somebody still waits for. */
export function isLive(status: BookingStatus): boolean {
  return status === "SCHEDULED" || status === "REQUESTED" || status === "AWAITING_PAYMENT";
}

/** Whether the visitor may still move or cancel. Instants in epoch milliseconds; at the very cut-off they may. */
export function changeRefusal(
  booking: { readonly status: BookingStatus; readonly startsAt: number },
  { cutoffMinutes }: ChangePolicy,
  now: number,
): ChangeRefusal | null {
  if (!isLive(booking.status)) return "STATUS";
  const isOver = now >= booking.startsAt || now > booking.startsAt - cutoffMinutes * 60_000;
  return isOver ? "PAST_CUTOFF" : null;
}
