import { dayNumber, isoDate, getWeekday } from "../../../../shared/time/dates.ts";
import type { RecurrenceRule, Weekday, WeeklyRule } from "./types.ts";

export const WEEKDAYS: readonly Weekday[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

export function* daysAfter(rule: RecurrenceRule, first: number): Generator<number> {
  for (let period = 0; ; period++) {
    for (const day of daysOfPeriod(rule, first, period * rule.interval)) if (day > first) yield day;
  }
}

function daysOfPeriod(rule: RecurrenceRule, first: number, periods: number): number[] {
  if (rule.freq === "DAILY") return [first + periods];
  return rule.freq === "WEEKLY" ? daysOfWeek(rule, first, periods) : daysOfMonth(rule.byDay, first, periods);
}

function daysOfWeek({ byDay }: WeeklyRule, first: number, weeks: number): number[] {
  const weekday = getWeekday(first);
  const monday = first - weekday + 1 + weeks * 7;
  if (byDay.length === 0) return [monday + weekday - 1];
  return WEEKDAYS.flatMap((name, index) => (byDay.includes(name) ? monday + index : []));
}

function daysOfMonth(
  byDay: { readonly weekday: Weekday; readonly ordinal: number } | null,
  first: number,
  months: number,
): number[] {
  const [year, month, dayOfMonth] = isoDate(first).split("-").map(Number) as [number, number, number];
  const begin = getMonthStart(year, month + months);
  const next = getMonthStart(year, month + months + 1);
  if (byDay === null) return [Math.min(begin + dayOfMonth - 1, next - 1)];
  const weekdayNumber = WEEKDAYS.indexOf(byDay.weekday) + 1;
  const earliest = begin + ((weekdayNumber - getWeekday(begin) + 7) % 7);
  const day =
    byDay.ordinal === -1
      ? earliest + Math.floor((next - 1 - earliest) / 7) * 7
      : earliest + (byDay.ordinal - 1) * 7;
  return day < next ? [day] : [];
}

/** Months count on from January of `year`: 13 is January of the next year. */
function getMonthStart(year: number, month: number): number {
  const years = year + Math.floor((month - 1) / 12);
  const number = ((month - 1) % 12) + 1;
  return dayNumber(`${String(years).padStart(4, "0")}-${String(number).padStart(2, "0")}-01`);
}
