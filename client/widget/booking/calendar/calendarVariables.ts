import { getVisitorToken } from "../flow/activeHold.ts";
import { getFurtherLines } from "../cart/furtherLines.ts";
import { readCartChoice } from "../cart/cartParams.ts";
import { monthRange, readCalendarAddress } from "./calendarAddress.ts";

/** Number of slots of a day that the page loads at first. */
export const FIRST_PAGE_SLOTS = 24;

/** The variables that the queries of all calendar pages share. */
export function getCalendarVariables(url: URL) {
  const address = readCalendarAddress(url);
  const { month, date, timeZone, staff } = address;
  const range = month === null ? { from: null, to: null } : monthRange(month);
  const { also, guests } = address;
  return {
    // First and last date of the shown month. Null lets the server choose the month.
    ...range,
    // Chosen date, or null.
    date,
    // Zone of the shown times, or null for the venue's.
    timeZone,
    // Chosen staff member, or null for any.
    staff,
    // Seats of a class, otherwise 1.
    seats: address.seats ?? 1,
    // Cart and guest lines besides the page's service, so that a slot fits all of them.
    also: getFurtherLines(readCartChoice(address)),
    // Token of the visitor's own hold, so that its time counts as free. The details show no times, so opening them sends
    // no new query.
    visitor: address.isDetails ? null : getVisitorToken(),
    // True with a cart or guests, which also need the staff of the other services.
    isVisit: also !== null || guests !== null,
    slots: FIRST_PAGE_SLOTS,
  };
}
