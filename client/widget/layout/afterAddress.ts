import { lasting } from "./lastingSearch.ts";

/** Returns the address of a booking by its access key. `search` is the current one; its global parameters are kept. */
export function bookingHref(key: string, search: string): string {
  return `/widget/booking/${encodeURIComponent(key)}${lasting(search)}`;
}

export function bookedHref(key: string, search: string): string {
  const after = new URLSearchParams(lasting(search));
  after.set("booked", "");
  return `/widget/booking/${encodeURIComponent(key)}?${after}`;
}

export function orderHref(key: string, search: string): string {
  return `/widget/bookings/${encodeURIComponent(key)}${lasting(search)}`;
}

/** Returns the address that reschedules a booking. `month` is `YYYY-MM`. */
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

export function movedHref(key: string, search: string): string {
  const after = new URLSearchParams(lasting(search));
  after.set("rescheduled", "");
  return `/widget/booking/${encodeURIComponent(key)}?${after}`;
}

export function cancelHref(key: string, search: string, path = "/widget/cancel-booking"): string {
  const after = new URLSearchParams(lasting(search));
  after.set("id", key);
  return `${path}?${after}`;
}
