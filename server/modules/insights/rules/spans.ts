import { dayNumber, isoDate } from "../../../shared/time/dates.ts";
import { getDateStarts } from "../../../shared/time/dateSpans.ts";
import type { Period } from "./periods.ts";

/** From inclusive, until exclusive, in epoch milliseconds. */
export interface Bounds {
  readonly from: number;
  readonly until: number;
}

export interface Span extends Bounds {
  /** Index of the span of the whole month that contains this day. Null for a month and for other days. */
  readonly month: number | null;
  readonly isMonth: boolean;
  /** True if the span is exactly a requested period, so its visitors need not be compared with those of other spans. */
  readonly isWholePeriod: boolean;
}

/** Converts day numbers, both inclusive. */
export function toBounds(timeZone: string, first: number, last: number): Bounds {
  const starts = getDateStarts(timeZone, first, last);
  return { from: starts[0]! * 60_000, until: starts.at(-1)! * 60_000 };
}

export function getMonthDays(day: number): readonly [first: number, last: number] {
  const [year, month] = isoDate(day).split("-").map(Number) as [number, number];
  const next =
    month === 12
      ? `${year + 1}-01-01`
      : `${isoDate(day).slice(0, 4)}-${String(month + 1).padStart(2, "0")}-01`;
  return [dayNumber(`${isoDate(day).slice(0, 8)}01`), dayNumber(next) - 1];
}

export interface Spans {
  readonly spans: readonly Span[];
  readonly byPeriod: readonly (readonly number[])[];
}

export function splitSpans(timeZone: string, periods: readonly Period[]): Spans {
  const spans: Span[] = [];
  const byPeriod: number[][] = [];
  const begin = dayNumber(periods[0]!.from);
  const starts = getDateStarts(timeZone, begin, dayNumber(periods.at(-1)!.to));
  const bounds = (first: number, last: number): Bounds => ({
    from: starts[first - begin]! * 60_000,
    until: starts[last + 1 - begin]! * 60_000,
  });
  for (const { from, to } of periods) {
    const [first, last] = [dayNumber(from), dayNumber(to)];
    const positions: number[] = [];
    let month: { readonly position: number; readonly last: number } | null = null;
    for (let day = first; day <= last; day += 1) {
      const [firstOfMonth, lastOfMonth] = getMonthDays(day);
      if (day === firstOfMonth && lastOfMonth <= last) {
        month = { position: spans.length, last: lastOfMonth };
        positions.push(spans.length);
        const isWholePeriod = first === firstOfMonth && last === lastOfMonth;
        spans.push({ ...bounds(day, lastOfMonth), month: null, isMonth: true, isWholePeriod });
      }
      const isInMonth = month !== null && day <= month.last;
      positions.push(spans.length);
      spans.push({
        ...bounds(day, day),
        month: isInMonth ? month!.position : null,
        isMonth: false,
        isWholePeriod: first === last,
      });
    }
    byPeriod.push(positions);
  }
  return { spans, byPeriod };
}
