/** A booker may have so many guests notified without confirming by mail. */
export const GUESTS_WITHOUT_CONFIRMATION = 5;

/** An order at the moment of booking, as far as the notification of its guests depends on it. */
export interface GuestOrder {
  /** Number of guests, the booker not counted. */
  readonly guestCount: number;
  /** The caller has an API key that may change bookings, or is signed in as staff or owner. */
  readonly isBusiness: boolean;
  /** The booker has proven that they read the mails to the address: see `isKnownBooker`. */
  readonly isKnown: boolean;
}

/**
 * Returns whether an order's guests are notified only after the booker has confirmed by the link in the confirmation mail.
 * A payment that succeeds ends the waiting as well; the database adds that (`order_awaits_guest_confirmation`).
 */
export function awaitsConfirmation({ guestCount, isBusiness, isKnown }: GuestOrder): boolean {
  return guestCount > GUESTS_WITHOUT_CONFIRMATION && !isBusiness && !isKnown;
}
