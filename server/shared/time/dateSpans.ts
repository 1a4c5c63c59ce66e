import { MINUTES_PER_DAY, dayNumber, weekdayOf } from "./dates.ts";
import type { EpochMinute, IsoDate } from "./units.ts";
import { firstInstant } from "./wallClock.ts";
import { zoneOffsets } from "./zoneOffsets.ts";

/**
 * Returns the first instant of each date from `firstDay` to `lastDay`, and the end of the last date. If midnight is
 * repeated, a date begins at the first one.
 */
export function dateStarts(timeZone: string, firstDay: number, lastDay: number): EpochMinute[] {
  const from = (firstDay - 2) * MINUTES_PER_DAY;
  const zone = zoneOffsets(timeZone, from, (lastDay + 3) * MINUTES_PER_DAY);
  return Array.from({ length: lastDay - firstDay + 2 }, (_, i) =>
    firstInstant(zone, (firstDay + i) * MINUTES_PER_DAY),
  );
}

/** Returns the half-open range of instants of the dates `from` to `to` (inclusive). */
export function dateSpan(
  timeZone: string,
  from: IsoDate,
  to: IsoDate,
): { readonly from: EpochMinute; readonly until: EpochMinute } {
  const starts = dateStarts(timeZone, dayNumber(from), dayNumber(to));
  return { from: starts[0]!, until: starts.at(-1)! };
}

/** Returns the day number of the Monday of an ISO week. */
export function mondayOf(day: number): number {
  return day - weekdayOf(day) + 1;
}
