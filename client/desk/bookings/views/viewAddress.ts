import { type BookingFilters, readFilters, toBookingsHref } from "../bookingsAddress.ts";

interface View {
  readonly id: string;
  readonly query: string;
}

const getQuery = (href: string): string => href.split("?")[1] ?? "";

/** Returns the query part that a view stores for filters. */
export const toViewQuery = (filters: BookingFilters): string =>
  getQuery(toBookingsHref({ ...filters, view: "" }));

/** Reads a stored query. Parameters that the list does not know are dropped. */
function readView({ query }: View): BookingFilters {
  return readFilters(new URL(`/desk/bookings?${query}`, "http://desk.invalid"));
}

export const toViewHref = (view: View): string => toBookingsHref({ ...readView(view), view: view.id });

/** Returns whether filters differ from those of a view, whatever the order of its parameters. */
export const isViewChanged = (view: View, filters: BookingFilters): boolean =>
  toViewQuery(readView(view)) !== toViewQuery(filters);
