export const BOOKING_STATUSES = [
  "AWAITING_PAYMENT",
  "REQUESTED",
  "CONFIRMED",
  "DECLINED",
  "EXPIRED",
  "CANCELLED",
  "COMPLETED",
  "NO_SHOW",
] as const;

export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/**
 * Returns `EXPIRED` for a request or an unpaid booking whose deadline has passed, even before the job stores it.
 * Instants are epoch milliseconds.
 */
export function statusAt(status: BookingStatus, decideBy: number | null, now: number): BookingStatus {
  const isWaiting = status === "REQUESTED" || status === "AWAITING_PAYMENT";
  return isWaiting && decideBy !== null && decideBy <= now ? "EXPIRED" : status;
}
