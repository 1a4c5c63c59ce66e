import type { IsoDate } from "./units.ts";

/** Minutes of a nominal day; a local day may be longer or shorter. */
export const MINUTES_PER_DAY = 1440;

const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * Days from 1970-01-01 to a calendar date (ISO 8601, proleptic Gregorian).
 * Throws a RangeError for anything but an existing date written `YYYY-MM-DD`.
 */
export function dayNumber(date: IsoDate): number {
  const day = Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8, 10)) / MILLISECONDS_PER_DAY;
  // Written back it must be the same text: this refuses 2026-02-30 as well as 2026-2-3.
  if (Number.isNaN(day) || isoDate(day) !== date) throw new RangeError("Not a calendar date");
  return day;
}

/** The calendar date that lies `day` days after 1970-01-01. Years 0 to 9999. */
export function isoDate(day: number): IsoDate {
  return new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** Whether a text is an existing calendar date, `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  try {
    dayNumber(text);
    return true;
  } catch {
    return false;
  }
}

/** ISO weekday of a day number: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday.
  return ((((day + 3) % 7) + 7) % 7) + 1;
}
