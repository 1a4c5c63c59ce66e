/** The event that a notification is about. */
export type Occasion =
  | "BOOKED"
  | "APPROVED"
  | "DECLINED"
  | "EXPIRED"
  | "RESCHEDULED"
  | "CANCELLED"
  /** A payment arrived too late and is returned. */
  | "REFUNDED"
  /** The booker allowed notifications to guests, who now receive the present state. */
  | "GUESTS_CONFIRMED";
