/** The states of a booking, in the order in which they may come. */
export const BOOKING_STATUSES = [
  "AWAITING_PAYMENT",
  "REQUESTED",
  "SCHEDULED",
  "DECLINED",
  "EXPIRED",
  "CANCELLED",
  "COMPLETED",
  "NO_SHOW",
] as const;

/** The state of a booking. */
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/**
 * The status that counts at a moment: what waits for an answer or a payment is over when its time is up, also before
 * anybody has swept it away. Instants in epoch milliseconds.
 */
export function statusAt(status: BookingStatus, decideBy: number | null, now: number): BookingStatus {
  const isWaiting = status === "REQUESTED" || status === "AWAITING_PAYMENT";
  return isWaiting && decideBy !== null && decideBy <= now ? "EXPIRED" : status;
}
