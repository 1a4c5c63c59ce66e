import { lasting } from "./lastingSearch.ts";

/** Where a booking is seen, by its access key. `search`: the present address's, of which language, zone and frame go along. */
export function bookingHref(key: string, search: string): string {
  return `/widget/booking/${encodeURIComponent(key)}${lasting(search)}`;
}

/** Where it is seen when it has just been booked: the view thanks. */
export function bookedHref(key: string, search: string): string {
  const after = new URLSearchParams(lasting(search));
  after.set("booked", "");
  return `/widget/booking/${encodeURIComponent(key)}?${after}`;
}

/** Where all that was booked together is seen, and paid; by the order's key. */
export function orderHref(key: string, search: string): string {
  return `/widget/bookings/${encodeURIComponent(key)}${lasting(search)}`;
}

/** Where it is moved: a step of its own view, at the month of the appointment and with the same staff member. `month`: `YYYY-MM`. */
export function moveHref(
  key: string,
  search: string,
  wish: { readonly staff: string | null; readonly provider: string | null; readonly month: string },
): string {
  const after = new URLSearchParams(lasting(search));
  after.set("reschedule", "");
  for (const [name, value] of Object.entries(wish)) {
    if (value !== null) after.set(name, value);
  }
  return `/widget/booking/${encodeURIComponent(key)}?${after}`;
}

/** Where it has been moved: the view says so. */
export function movedHref(key: string, search: string): string {
  const after = new URLSearchParams(lasting(search));
  after.set("rescheduled", "");
  return `/widget/booking/${encodeURIComponent(key)}?${after}`;
}

/** Where it is cancelled. `path`: the present one, for whoever came by one of the ways to cancel. */
export function cancelHref(key: string, search: string, path = "/widget/cancel-booking"): string {
  const after = new URLSearchParams(lasting(search));
  after.set("id", key);
  return `${path}?${after}`;
}
