import { dayNumber, isoDate, MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import type { IsoDate } from "../../../../shared/time/units.ts";
import { getLocalDay } from "../../../../shared/time/wallClock.ts";
import { getZoneOffsets } from "../../../../shared/time/zoneOffsets.ts";

export interface DaySlots {
  readonly date: IsoDate;
  readonly starts: Int32Array;
}

/**
 * Includes dates without starts. Starts on other dates are left out.
 * @throws {RangeError} for an invalid date or zone
 */
export function groupByDate(starts: Int32Array, timeZone: string, from: IsoDate, to: IsoDate): DaySlots[] {
  const firstDay = dayNumber(from);
  const lastDay = dayNumber(to);
  const zone = getZoneOffsets(
    timeZone,
    (firstDay - 1) * MINUTES_PER_DAY,
    Math.max(firstDay, lastDay + 2) * MINUTES_PER_DAY,
  );
  // A clock change can repeat a midnight, so the starts of a date need not be adjacent. Count, then fill.
  const days = starts.map((start) => getLocalDay(zone, start) - firstDay);
  const counts = new Int32Array(Math.max(0, lastDay - firstDay + 1));
  for (const day of days) if (day >= 0 && day < counts.length) counts[day]!++;
  const grouped = Array.from(counts, (count, day) => ({
    date: isoDate(firstDay + day),
    starts: new Int32Array(count),
  }));
  const filled = new Int32Array(counts.length);
  for (let index = 0; index < starts.length; index++) {
    const day = days[index]!;
    const group = grouped[day];
    if (group !== undefined) group.starts[filled[day]!++] = starts[index]!;
  }
  return grouped;
}
