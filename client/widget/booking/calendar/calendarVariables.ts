import { holdingVisitor } from "../flow/ownHold.ts";
import { furtherLines } from "../cart/furtherLines.ts";
import { choiceOf } from "../cart/visitAddress.ts";
import { monthRange, readCalendarAddress } from "./calendarAddress.ts";

/** How many of a day's times come at first; more are loaded when asked for. */
export const firstSlots = 24;

/** The part of a calendar query's variables that comes from the address, for every page with a calendar. */
export function calendarVariables(url: URL) {
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
    also: furtherLines(choiceOf(address)),
    // Behind the details no times are shown: going there asks nothing anew.
    visitor: address.isDetails ? null : holdingVisitor(),
    // The people of the other services are only needed where there are several, or guests to choose for.
    isVisit: also !== null || guests !== null,
    slots: firstSlots,
  };
}
