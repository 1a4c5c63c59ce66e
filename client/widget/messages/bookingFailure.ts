/** Codes of the graph. `CONNECTION` if no response arrived. */
export type BookingFailureCode =
  | "STAFF_BUSY"
  | "RESOURCE_UNAVAILABLE"
  | "SLOT_UNAVAILABLE"
  | "SEAT_SHORTAGE"
  | "RESERVATION_LIMIT"
  | "CALENDAR_UNAVAILABLE"
  | "BUSINESS_SUSPENDED"
  | "QUOTA_EXCEEDED"
  | "PAYMENT_UNAVAILABLE"
  | "TOO_MANY_HOLDS"
  | "TOO_MANY_BOOKINGS"
  | "TOO_MANY_OPEN_BOOKINGS"
  | "HOLD_EXPIRED"
  | "SLUG_EXPIRED"
  | "INVALID_INPUT"
  | "GUEST_SERVICES"
  | "IDEMPOTENCY_CONFLICT"
  | "DISQUALIFIED"
  | "CONNECTION"
  | "UNKNOWN";

/** A refused hold or booking. `count` is the number that the message shows. */
export interface BookingFailure {
  readonly code: BookingFailureCode;
  readonly count?: number;
  /** Text that the business wrote, if any. */
  readonly businessMessage?: string;
  readonly line?: number;
  readonly isHoldKept?: true;
}
