import { keepGlobalParams } from "./keptParams.ts";

/** Returns the address of a booking by its access key. `search` is the current one; its global parameters are kept. */
export function bookingHref(key: string, search: string): string {
  return `/widget/booking/${encodeURIComponent(key)}${keepGlobalParams(search)}`;
}

export function bookedHref(key: string, search: string): string {
  const params = new URLSearchParams(keepGlobalParams(search));
  params.set("booked", "");
  return `/widget/booking/${encodeURIComponent(key)}?${params}`;
}

export function orderHref(key: string, search: string): string {
  return `/widget/bookings/${encodeURIComponent(key)}${keepGlobalParams(search)}`;
}

/** Returns the address that reschedules a booking. `month` is `YYYY-MM`. */
export function moveHref(
  key: string,
  search: string,
  preset: { readonly staff: string | null; readonly provider: string | null; readonly month: string },
): string {
  const params = new URLSearchParams(keepGlobalParams(search));
  params.set("reschedule", "");
  for (const [name, value] of Object.entries(preset)) {
    if (value !== null) params.set(name, value);
  }
  return `/widget/booking/${encodeURIComponent(key)}?${params}`;
}

export function movedHref(key: string, search: string): string {
  const params = new URLSearchParams(keepGlobalParams(search));
  params.set("rescheduled", "");
  return `/widget/booking/${encodeURIComponent(key)}?${params}`;
}

export function cancelHref(key: string, search: string, path = "/widget/cancel-booking"): string {
  const params = new URLSearchParams(keepGlobalParams(search));
  params.set("id", key);
  return `${path}?${params}`;
}
