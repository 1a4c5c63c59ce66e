import { getVisitorToken } from "../flow/activeHold.ts";
import { getFurtherLines } from "../cart/furtherLines.ts";
import { readCartChoice } from "../cart/cartParams.ts";
import { monthRange, readCalendarAddress } from "./calendarAddress.ts";

export const FIRST_PAGE_SLOTS = 24;

export function getCalendarVariables(url: URL) {
  const address = readCalendarAddress(url);
  const { month, date, timeZone, staff } = address;
  const range = month === null ? { from: null, to: null } : monthRange(month);
  const { also, guests } = address;
  return {
    ...range,
    date,
    timeZone,
    staff,
    seats: address.seats ?? 1,
    also: getFurtherLines(readCartChoice(address)),
    // The details show no times, so opening them sends no new query.
    visitor: address.isDetails ? null : getVisitorToken(),
    // Staff of the other services is needed only for a cart or for guests.
    isVisit: also !== null || guests !== null,
    slots: FIRST_PAGE_SLOTS,
  };
}
