import { dayNumber, isoDate } from "../../../shared/time/dates.ts";
import { mondayOf } from "../../../shared/time/dateSpans.ts";
import type { IsoDate } from "../../../shared/time/units.ts";

/** Inclusive. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export type PeriodLength = "DAY" | "WEEK" | "MONTH";

/** Splits dates into days, weeks (Monday to Sunday) or months. The first and the last may be partial. */
export function periodsOf({ from, to }: Period, length: PeriodLength): Period[] {
  const last = dayNumber(to);
  const periods: Period[] = [];
  for (let day = dayNumber(from); day <= last;) {
    const end = Math.min(lastDayOf(day, length), last);
    periods.push({ from: isoDate(day), to: isoDate(end) });
    day = end + 1;
  }
  return periods;
}

function lastDayOf(day: number, length: PeriodLength): number {
  if (length === "DAY") return day;
  if (length === "WEEK") return mondayOf(day) + 6;
  const [year, month] = isoDate(day).split("-").map(Number);
  const next = month === 12 ? `${year! + 1}-01-01` : `${year}-${String(month! + 1).padStart(2, "0")}-01`;
  return dayNumber(next) - 1;
}
