import type { BookingStatus } from "../../../shared/bookings/status.ts";

export interface ChangePolicy {
  /** Minutes before the start. 0 allows changes until the start. */
  readonly cutoffMinutes: number;
}

export type ChangeRefusal = "STATUS" | "PAST_CUTOFF";

export function isLive(status: BookingStatus): boolean {
  return status === "CONFIRMED" || status === "REQUESTED" || status === "AWAITING_PAYMENT";
}

/** The business offered other times, so the cut-off of moves does not apply. Epoch milliseconds. */
export function isOfferOpen(
  { offeredUntil }: { readonly offeredUntil: number | null },
  now: number,
): boolean {
  return offeredUntil !== null && now < offeredUntil;
}

/** Epoch milliseconds. The cut-off itself is still allowed. */
export function findChangeRefusal(
  booking: { readonly status: BookingStatus; readonly startsAt: number },
  { cutoffMinutes }: ChangePolicy,
  now: number,
): ChangeRefusal | null {
  if (!isLive(booking.status)) return "STATUS";
  const isOver = now >= booking.startsAt || now > booking.startsAt - cutoffMinutes * 60_000;
  return isOver ? "PAST_CUTOFF" : null;
}
