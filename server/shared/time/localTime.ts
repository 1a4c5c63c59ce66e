import { dayNumber, isoDate, MINUTES_PER_DAY } from "./dates.ts";
import type { EpochMinute, IsoDate } from "./units.ts";
import { findInstants, getLocalDay } from "./wallClock.ts";
import { getZoneOffsets } from "./zoneOffsets.ts";

/**
 * Returns the local date at an instant.
 * @throws RangeError for an unknown zone
 */
export function getLocalDate(timeZone: string, instant: EpochMinute): IsoDate {
  return isoDate(getLocalDay(getZoneOffsets(timeZone, instant, instant), instant));
}

/**
 * Returns the first instant of a local time, in minutes after midnight. Null if the clock skips it.
 * @throws RangeError for an unknown zone or date
 */
export function findInstant(timeZone: string, date: IsoDate, minutes: number): EpochMinute | null {
  const wall = dayNumber(date) * MINUTES_PER_DAY + minutes;
  const zone = getZoneOffsets(timeZone, wall - MINUTES_PER_DAY, wall + MINUTES_PER_DAY);
  return findInstants(zone, wall)[0] ?? null;
}
