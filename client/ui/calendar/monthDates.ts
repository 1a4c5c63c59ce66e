/** Arithmetic on ISO dates (`2026-11-20`) and months (`2026-11`), without time zones. */
import { dayNumber, isoDate, getWeekday as weekdayOfDay } from "../../../server/shared/time/dates.ts";

export function addDays(date: string, days: number): string {
  return isoDate(dayNumber(date) + days);
}

export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const year = Math.floor(count / 12);
  return `${String(year).padStart(4, "0")}-${twoDigits(count - year * 12 + 1)}`;
}

/** 1 (Monday) to 7 (Sunday). */
export function getWeekday(date: string): number {
  return weekdayOfDay(dayNumber(date));
}

export function countDaysInMonth(month: string): number {
  return dayNumber(`${addMonths(month, 1)}-01`) - dayNumber(`${month}-01`);
}

/** The same day of another month, or its last day. */
export function toSameDay(month: string, date: string): string {
  return `${month}-${twoDigits(Math.min(Number(date.slice(8)), countDaysInMonth(month)))}`;
}

type Weeks = readonly (readonly (string | null)[])[];

/** The last result. A screen renders one month many times. */
let cached: { readonly key: string; readonly weeks: Weeks } | null = null;

/** Returns six rows of seven dates, null for days of other months. */
export function getWeeks(month: string, firstWeekday: number): Weeks {
  const key = `${month} ${firstWeekday}`;
  if (cached?.key === key) return cached.weeks;
  const leadingDays = (getWeekday(`${month}-01`) - firstWeekday + 7) % 7;
  const length = countDaysInMonth(month);
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - leadingDays + 1;
      return day >= 1 && day <= length ? `${month}-${twoDigits(day)}` : null;
    }),
  );
  cached = { key, weeks };
  return weeks;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
