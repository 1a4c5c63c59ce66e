/** Returns whether a booking of this status is still expected to take place. */
export function isLiveStatus(status: string): boolean {
  return status === "CONFIRMED" || status === "REQUESTED" || status === "AWAITING_PAYMENT";
}

export function filterLive<Booking extends { readonly status: string }>(
  bookings: readonly Booking[],
): Booking[] {
  return bookings.filter(({ status }) => isLiveStatus(status));
}
