/** Maximum number of guests who are notified before the booker confirms by mail. */
export const GUESTS_WITHOUT_CONFIRMATION = 5;

export interface GuestOrder {
  readonly guestCount: number;
  /** The caller has an API key that may change bookings, or is signed in as staff or owner. */
  readonly isBusiness: boolean;
  /** The booker has proven that they read the mail of the address, see `isKnownBooker`. */
  readonly isKnown: boolean;
}

/**
 * Returns true if the guests are notified only after the booker has confirmed by mail or has paid. The database checks
 * the payment (`order_awaits_guest_confirmation`).
 */
export function needsGuestConfirmation({ guestCount, isBusiness, isKnown }: GuestOrder): boolean {
  return guestCount > GUESTS_WITHOUT_CONFIRMATION && !isBusiness && !isKnown;
}
