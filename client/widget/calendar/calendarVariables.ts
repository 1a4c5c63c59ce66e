import { monthRange, readCalendarAddress } from "./calendarAddress.ts";

/** How many of a day's times come at first; more are loaded when asked for. */
export const firstSlots = 24;

/** The part of a calendar query's variables that comes from the address, for every page with a calendar. */
export function calendarVariables(url: URL) {
  const { month, date, timeZone, staff } = readCalendarAddress(url);
  const range = month === null ? { from: null, to: null } : monthRange(month);
  return { ...range, date, timeZone, staff, slots: firstSlots };
}
