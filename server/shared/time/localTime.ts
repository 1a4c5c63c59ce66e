import { dayNumber, isoDate, MINUTES_PER_DAY } from "./dates.ts";
import type { EpochMinute, IsoDate } from "./units.ts";
import { instantsOf, localDay } from "./wallClock.ts";
import { zoneOffsets } from "./zoneOffsets.ts";

/**
 * Returns the local date at an instant.
 * @throws RangeError for an unknown zone
 */
export function localDateAt(timeZone: string, instant: EpochMinute): IsoDate {
  return isoDate(localDay(zoneOffsets(timeZone, instant, instant), instant));
}

/**
 * Returns the first instant of a local time, in minutes after midnight. Null if the clock skips it.
 * @throws RangeError for an unknown zone or date
 */
export function instantAt(timeZone: string, date: IsoDate, minutes: number): EpochMinute | null {
  const wall = dayNumber(date) * MINUTES_PER_DAY + minutes;
  const zone = zoneOffsets(timeZone, wall - MINUTES_PER_DAY, wall + MINUTES_PER_DAY);
  return instantsOf(zone, wall)[0] ?? null;
}
