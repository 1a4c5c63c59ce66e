/** The states of a booking. */
export type BookingStatus =
  | "AWAITING_PAYMENT"
  | "REQUESTED"
  | "SCHEDULED"
  | "DECLINED"
  | "EXPIRED"
  | "CANCELLED"
  | "COMPLETED"
  | "NO_SHOW";

/**
 * The status that counts at a moment: a request whose time is up is over, also before anybody has swept it away.
 * Instants in epoch milliseconds.
 */
export function statusAt(status: BookingStatus, decideBy: number | null, now: number): BookingStatus {
  return status === "REQUESTED" && decideBy !== null && decideBy <= now ? "EXPIRED" : status;
}
