/** The event that a notification is about. */
export type Occasion =
  | "BOOKED"
  | "APPROVED"
  | "DECLINED"
  | "EXPIRED"
  | "RESCHEDULED"
  | "CANCELLED"
  /** Another staff member serves at the same time. */
  | "REASSIGNED"
  /** The business cannot keep the time and asks the client to choose another one. */
  | "OFFERED"
  /** A payment arrived too late and is returned. */
  | "REFUNDED"
  /** The booker allowed notifications to guests, who now receive the present state. */
  | "GUESTS_CONFIRMED";
