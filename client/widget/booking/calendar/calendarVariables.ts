import { holdingVisitor } from "../flow/ownHold.ts";
import { furtherLines } from "../cart/furtherLines.ts";
import { choiceOf } from "../cart/visitAddress.ts";
import { monthRange, readCalendarAddress } from "./calendarAddress.ts";

export const firstSlots = 24;

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
    // The details show no times, so opening them sends no new query.
    visitor: address.isDetails ? null : holdingVisitor(),
    // Staff of the other services is needed only for a cart or for guests.
    isVisit: also !== null || guests !== null,
    slots: firstSlots,
  };
}
