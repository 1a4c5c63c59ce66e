import { definePart, type Part } from "../../../router/lazyModule.ts";
import { readCalendarAddress } from "../calendar/calendarAddress.ts";

/** Keeping a time, the details and booking: for those who go on from the times. */
export const detailsPart = definePart(() => import("./heldVisit.ts"));
/** The page of what was booked. */
export const bookedPart = definePart(() => import("../../manageBooking/view/BookingPage.tsx"));
/** Setting up a series. */
export const seriesPart = definePart(() => import("../series/SeriesStep.tsx"));
/** How many come along, and what each of them takes. */
export const partyPart = definePart(() => import("../party/PartyFields.tsx"));
/** Several services in one visit. */
export const cartPart = definePart(() => import("../cart/CartLines.tsx"));
/** Further questions of a calendar: the next free time, more times of a day, whether a time fits. */
export const searchesPart = definePart(() => import("../calendar/searches.ts"));

/** The parts that the first screen of a calendar's address shows. */
export function calendarParts(url: URL): readonly Part[] {
  const { isDetails, repeat, at, guests, also } = readCalendarAddress(url);
  return [
    ...(isDetails ? [detailsPart] : []),
    ...(repeat !== null && at !== null ? [seriesPart] : []),
    ...(guests !== null ? [partyPart] : []),
    ...(also !== null ? [cartPart] : []),
  ];
}
