import { defineLazyModule, type LazyModule } from "../../../router/lazyModule.ts";
import { readCalendarAddress } from "../calendar/calendarAddress.ts";

export const detailsModule = defineLazyModule(() => import("./detailsEntry.ts"));
export const bookingPageModule = defineLazyModule(() => import("../../manageBooking/view/BookingPage.tsx"));
export const seriesModule = defineLazyModule(() => import("../series/SeriesStep.tsx"));
export const partyModule = defineLazyModule(() => import("../party/PartyFields.tsx"));
export const cartModule = defineLazyModule(() => import("../cart/CartLines.tsx"));
export const searchesModule = defineLazyModule(() => import("../calendar/searches.ts"));

export function getCalendarModules(url: URL): readonly LazyModule[] {
  const { isDetails, repeat, at, guests, also } = readCalendarAddress(url);
  return [
    ...(isDetails ? [detailsModule] : []),
    ...(repeat !== null && at !== null ? [seriesModule] : []),
    ...(guests !== null ? [partyModule] : []),
    ...(also !== null ? [cartModule] : []),
  ];
}
