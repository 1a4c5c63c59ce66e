import { MINUTES_PER_DAY, dayNumber, weekdayOf } from "./dates.ts";
import type { EpochMinute, IsoDate } from "./units.ts";
import { firstInstant } from "./wallClock.ts";
import { zoneOffsets } from "./zoneOffsets.ts";

/**
 * When some dates begin in a zone, by day number: a date lasts until the next one begins, however long that is. Where the clock
 * passes midnight and goes back behind it, the date begins at the first midnight. One more than asked for: the end of the last.
 */
export function dateStarts(timeZone: string, firstDay: number, lastDay: number): EpochMinute[] {
  const from = (firstDay - 2) * MINUTES_PER_DAY;
  const zone = zoneOffsets(timeZone, from, (lastDay + 3) * MINUTES_PER_DAY);
  return Array.from({ length: lastDay - firstDay + 2 }, (_, i) =>
    firstInstant(zone, (firstDay + i) * MINUTES_PER_DAY),
  );
}

/** From when (included) until when (not included) some dates last in a zone, inclusive; `to` not before `from`. */
export function dateSpan(
  timeZone: string,
  from: IsoDate,
  to: IsoDate,
): { readonly from: EpochMinute; readonly until: EpochMinute } {
  const starts = dateStarts(timeZone, dayNumber(from), dayNumber(to));
  return { from: starts[0]!, until: starts.at(-1)! };
}

/** The day number of the Monday of a day's week (ISO 8601). */
export function mondayOf(day: number): number {
  return day - weekdayOf(day) + 1;
}
