/** Arithmetic on ISO dates (`2026-11-20`) and months (`2026-11`), without time zones. */
import { dayNumber, isoDate, weekdayOf as weekdayOfDay } from "../../../server/shared/time/dates.ts";

export function addDays(date: string, days: number): string {
  return isoDate(dayNumber(date) + days);
}

export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const year = Math.floor(count / 12);
  return `${String(year).padStart(4, "0")}-${twoDigits(count - year * 12 + 1)}`;
}

/** 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: string): number {
  return weekdayOfDay(dayNumber(date));
}

export function daysIn(month: string): number {
  return dayNumber(`${addMonths(month, 1)}-01`) - dayNumber(`${month}-01`);
}

/** The same day of another month, or its last day. */
export function sameDayIn(month: string, date: string): string {
  return `${month}-${twoDigits(Math.min(Number(date.slice(8)), daysIn(month)))}`;
}

type Weeks = readonly (readonly (string | null)[])[];

/** The last result. A screen renders one month many times. */
let last: { readonly key: string; readonly weeks: Weeks } | null = null;

/** Returns six rows of seven dates, null for days of other months. */
export function weeksOf(month: string, firstWeekday: number): Weeks {
  const key = `${month} ${firstWeekday}`;
  if (last?.key === key) return last.weeks;
  const lead = (weekdayOf(`${month}-01`) - firstWeekday + 7) % 7;
  const length = daysIn(month);
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - lead + 1;
      return day >= 1 && day <= length ? `${month}-${twoDigits(day)}` : null;
    }),
  );
  last = { key, weeks };
  return weeks;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
