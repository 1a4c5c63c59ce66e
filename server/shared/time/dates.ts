import { getOrCreate } from "../memory/getOrCreate.ts";
import type { IsoDate } from "./units.ts";

/** A local day may be longer or shorter. */
export const MINUTES_PER_DAY = 1440;

const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * Returns the days from 1970-01-01 (proleptic Gregorian).
 * @throws RangeError if the text is not an existing date `YYYY-MM-DD`
 */
export function dayNumber(date: IsoDate): number {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) {
    throw new RangeError("Not a calendar date");
  }
  // `Date.UTC` maps the years 0 to 99 to 1900 and later. Four hundred years are 146,097 days.
  return Date.UTC(year + 400, month - 1, day) / MILLISECONDS_PER_DAY - 146_097;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Years 0 to 9999. */
export function isoDate(day: number): IsoDate {
  return getOrCreate(dates, day, () => new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10));
}

const dates = new Map<number, IsoDate>();

export function isIsoDate(text: string): boolean {
  try {
    dayNumber(text);
    return true;
  } catch {
    return false;
  }
}

/** 1 is Monday, 7 is Sunday. */
export function getWeekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}
