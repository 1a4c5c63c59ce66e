import { dayNumber, isoDate } from "../../../shared/time/dates.ts";
import { getDateStarts } from "../../../shared/time/dateSpans.ts";
import type { EpochMinute, IsoDate } from "../../../shared/time/units.ts";

export const MAX_BOARD_DAYS = 42;

const FIRST_DATE = "1990-01-01";
const LAST_DATE = "2200-01-01";

/** Both inclusive. */
export interface DateRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The dates of a range, and the instants at which they begin. `bounds` also has the end of the last date. */
export interface BoardDates {
  readonly dates: readonly IsoDate[];
  readonly bounds: readonly EpochMinute[];
}

/** Returns the reason why the range is rejected. Null if it is accepted. */
export function findRangeError({ from, to }: DateRange): string | null {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1 || days > MAX_BOARD_DAYS) return `from and to must span 1 to ${MAX_BOARD_DAYS} dates`;
  if (from < FIRST_DATE || to > LAST_DATE) return "from and to must lie between 1990 and 2200";
  return null;
}

/** A date that the zone skips begins and ends at the same instant. */
export function listBoardDates(timeZone: string, { from, to }: DateRange): BoardDates {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return {
    dates: Array.from({ length: last - first + 1 }, (_, i) => isoDate(first + i)),
    bounds: getDateStarts(timeZone, first, last),
  };
}
