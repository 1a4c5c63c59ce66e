/** Maximum number of guests who are notified without a confirmation by mail. */
export const GUESTS_WITHOUT_CONFIRMATION = 5;

/** The properties of an order that decide whether its guests wait. */
export interface GuestOrder {
  /** Number of guests, the booker not counted. */
  readonly guestCount: number;
  /** The caller has an API key that may change bookings, or is signed in as staff or owner. */
  readonly isBusiness: boolean;
  /** The booker has proven that they read the mails to the address: see `isKnownBooker`. */
  readonly isKnown: boolean;
}

/**
 * Returns true if an order's guests are notified only after the booker has confirmed by the link in the confirmation mail, or has
 * paid. The database checks the payment (`order_awaits_guest_confirmation`).
 */
export function awaitsConfirmation({ guestCount, isBusiness, isKnown }: GuestOrder): boolean {
  return guestCount > GUESTS_WITHOUT_CONFIRMATION && !isBusiness && !isKnown;
}
