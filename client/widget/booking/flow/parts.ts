import { definePart, type Part } from "../../../router/lazyModule.ts";
import { readCalendarAddress } from "../calendar/calendarAddress.ts";

export const detailsPart = definePart(() => import("./heldVisit.ts"));
export const bookedPart = definePart(() => import("../../manageBooking/view/BookingPage.tsx"));
export const seriesPart = definePart(() => import("../series/SeriesStep.tsx"));
export const partyPart = definePart(() => import("../party/PartyFields.tsx"));
export const cartPart = definePart(() => import("../cart/CartLines.tsx"));
export const searchesPart = definePart(() => import("../calendar/searches.ts"));

export function calendarParts(url: URL): readonly Part[] {
  const { isDetails, repeat, at, guests, also } = readCalendarAddress(url);
  return [
    ...(isDetails ? [detailsPart] : []),
    ...(repeat !== null && at !== null ? [seriesPart] : []),
    ...(guests !== null ? [partyPart] : []),
    ...(also !== null ? [cartPart] : []),
  ];
}
