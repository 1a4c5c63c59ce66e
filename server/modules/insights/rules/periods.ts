import { dayNumber, isoDate } from "../../../shared/time/dates.ts";
import { getMonday } from "../../../shared/time/dateSpans.ts";
import type { IsoDate } from "../../../shared/time/units.ts";

/** Inclusive. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export type PeriodLength = "DAY" | "WEEK" | "MONTH";

/** Splits dates into days, weeks (Monday to Sunday) or months. The first and the last may be partial. */
export function splitPeriods({ from, to }: Period, length: PeriodLength): Period[] {
  const last = dayNumber(to);
  const periods: Period[] = [];
  for (let day = dayNumber(from); day <= last;) {
    const end = Math.min(getLastDay(day, length), last);
    periods.push({ from: isoDate(day), to: isoDate(end) });
    day = end + 1;
  }
  return periods;
}

function getLastDay(day: number, length: PeriodLength): number {
  if (length === "DAY") return day;
  if (length === "WEEK") return getMonday(day) + 6;
  const [year, month] = isoDate(day).split("-").map(Number);
  const next = month === 12 ? `${year! + 1}-01-01` : `${year}-${String(month! + 1).padStart(2, "0")}-01`;
  return dayNumber(next) - 1;
}
