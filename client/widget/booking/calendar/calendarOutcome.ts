import type { ErrorHelp, PageOutcome } from "../../../router/page.ts";
import { calendarHref, readCalendarAddress } from "./calendarAddress.ts";
import { staffNamed } from "./staffNamed.ts";

/** What is asked of the service itself, for `calendarOutcome`. */
export interface AskedService {
  readonly guestMode: string;
  /** Absent where the page does not query it. */
  readonly isPublished?: boolean;
  readonly staff: readonly { readonly id: string; readonly slug: string }[];
}

/**
 * What a calendar's answer means. An address that names somebody who does not serve here leads to the one that names
 * nobody: the calendar would stay empty without a word. An address that speaks of guests alone (`?guests=2`) leads, for a class, to the one
 * that asks for their seats as well: the first page shows the right times then.
 */
export function calendarOutcome(
  service: AskedService | null | undefined,
  url: URL,
  help?: () => ErrorHelp | undefined,
): PageOutcome {
  if (service == null) return { status: 404, message: "Cannot find calendar." };
  // The error page replaces the calendar: neither its text nor its data reveals the service.
  if (service.isPublished === false) {
    return { status: 404, message: "Unable to find calendar", help: help?.() };
  }
  const { guests, seats, staff } = readCalendarAddress(url);
  if (staff !== null && staffNamed(service.staff, staff) === null) {
    return { status: 302, redirect: calendarHref(url, { staff: null }) };
  }
  if (service.guestMode === "SEAT" && guests !== null && guests > 0 && seats === null) {
    return { status: 302, redirect: calendarHref(url, { seats: guests + 1 }) };
  }
  return { status: 200 };
}
