/** Whether a booking of this status is one that somebody still waits for. */
export function isLiveStatus(status: string): boolean {
  return status === "SCHEDULED" || status === "REQUESTED" || status === "AWAITING_PAYMENT";
}

/** Those of several bookings that are still waited for. */
export function liveOf<Booking extends { readonly status: string }>(bookings: readonly Booking[]): Booking[] {
  return bookings.filter(({ status }) => isLiveStatus(status));
}
