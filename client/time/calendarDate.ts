import { parseDate, type CalendarDate } from "@internationalized/date";
import type { IsoDate } from "./format.ts";

/** The graph's date as react-aria's calendar wants it; null for what is no date. */
export function toCalendarDate(date: IsoDate): CalendarDate | null {
  try {
    return parseDate(date);
  } catch {
    return null;
  }
}

/** A date of react-aria's calendar as the graph writes it, whatever calendar system it was shown in. */
export function toIsoDate(date: CalendarDate): IsoDate {
  return date.toString();
}

/** The first and the last date of the month of a date. */
export function monthOf(date: CalendarDate): { first: CalendarDate; last: CalendarDate } {
  const first = date.set({ day: 1 });
  return { first, last: date.set({ day: date.calendar.getDaysInMonth(date) }) };
}
