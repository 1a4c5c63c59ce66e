import type { PageOutcome } from "../../router/page.ts";
import { calendarHref, readCalendarAddress } from "./calendarAddress.ts";

/**
 * What a calendar's answer means. An address that speaks of guests alone (`?guests=2`) leads, for a class, to the one
 * that asks for their seats as well: the first page shows the right times then.
 */
export function calendarOutcome(
  service: { readonly guestMode: string } | null | undefined,
  url: URL,
): PageOutcome {
  if (service == null) return { status: 404, message: "Cannot find calendar." };
  const { guests, seats } = readCalendarAddress(url);
  if (service.guestMode === "SEAT" && guests !== null && guests > 0 && seats === null) {
    return { status: 302, redirect: calendarHref(url, { seats: guests + 1 }) };
  }
  return { status: 200 };
}
