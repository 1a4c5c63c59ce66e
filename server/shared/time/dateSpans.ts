import { MINUTES_PER_DAY, dayNumber, getWeekday } from "./dates.ts";
import type { EpochMinute, IsoDate } from "./units.ts";
import { findFirstInstant } from "./wallClock.ts";
import { getZoneOffsets } from "./zoneOffsets.ts";

/**
 * Returns the first instant of each date from `firstDay` to `lastDay`, and the end of the last date. If midnight is
 * repeated, a date begins at the first one.
 */
export function getDateStarts(timeZone: string, firstDay: number, lastDay: number): EpochMinute[] {
  const from = (firstDay - 2) * MINUTES_PER_DAY;
  const zone = getZoneOffsets(timeZone, from, (lastDay + 3) * MINUTES_PER_DAY);
  return Array.from({ length: lastDay - firstDay + 2 }, (_, i) =>
    findFirstInstant(zone, (firstDay + i) * MINUTES_PER_DAY),
  );
}

/** Returns the half-open range of instants of the dates `from` to `to` (inclusive). */
export function getDateSpan(
  timeZone: string,
  from: IsoDate,
  to: IsoDate,
): { readonly from: EpochMinute; readonly until: EpochMinute } {
  const starts = getDateStarts(timeZone, dayNumber(from), dayNumber(to));
  return { from: starts[0]!, until: starts.at(-1)! };
}

/** Returns the day number of the Monday of an ISO week. */
export function getMonday(day: number): number {
  return day - getWeekday(day) + 1;
}
