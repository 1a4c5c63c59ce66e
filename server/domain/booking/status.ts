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
