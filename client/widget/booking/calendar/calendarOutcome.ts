import type { ErrorHelp, PageOutcome } from "../../../router/page.ts";
import { calendarHref, readCalendarAddress } from "./calendarAddress.ts";
import { findStaff } from "./findStaff.ts";

export interface CalendarService {
  readonly guestMode: string;
  /** Absent if the page does not query it. */
  readonly isPublished?: boolean;
  readonly staff: readonly { readonly id: string; readonly slug: string }[];
}

/**
 * Returns the response for a calendar. An unknown staff member is removed from the address by a redirect, because the
 * calendar would be empty. For a class, `?guests=2` redirects to an address that also sets the seats, so that the first
 * page shows the right times.
 */
export function getCalendarOutcome(
  service: CalendarService | null | undefined,
  url: URL,
  help?: () => ErrorHelp | undefined,
): PageOutcome {
  if (service == null) return { status: 404, message: "Cannot find calendar." };
  // The error page replaces the calendar, and neither its text nor its data reveals the service.
  if (service.isPublished === false) {
    return { status: 404, message: "Unable to find calendar", help: help?.() };
  }
  const { guests, seats, staff } = readCalendarAddress(url);
  if (staff !== null && findStaff(service.staff, staff) === null) {
    return { status: 302, redirect: calendarHref(url, { staff: null }) };
  }
  if (service.guestMode === "SEAT" && guests !== null && guests > 0 && seats === null) {
    return { status: 302, redirect: calendarHref(url, { seats: guests + 1 }) };
  }
  return { status: 200 };
}
