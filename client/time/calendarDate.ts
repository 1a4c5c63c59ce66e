import { parseDate, type CalendarDate } from "@internationalized/date";
import type { IsoDate } from "./format.ts";

/** Converts an ISO date for react-aria. Null if it is invalid. */
export function toCalendarDate(date: IsoDate): CalendarDate | null {
  try {
    return parseDate(date);
  } catch {
    return null;
  }
}

export function toIsoDate(date: CalendarDate): IsoDate {
  return date.toString();
}

export function getMonthRange(date: CalendarDate): { first: CalendarDate; last: CalendarDate } {
  const first = date.set({ day: 1 });
  return { first, last: date.set({ day: date.calendar.getDaysInMonth(date) }) };
}
