import { isoDate, MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import {
  dayExists,
  findFirstInstant,
  findInstants,
  getLocalDay,
  getOffset,
} from "../../../../shared/time/wallClock.ts";
import { getZoneOffsets } from "../../../../shared/time/zoneOffsets.ts";
import { MAX_COUNT, findInvalidPart } from "./rule.ts";
import { daysAfter } from "./seriesDays.ts";
import type { Occurrence, RecurrenceRule, SeriesStart } from "./types.ts";

/**
 * The first occurrence is always `startsAt`, even if the rule does not name its date. All keep its wall-clock time. A
 * repeated time is the earlier one, a skipped time moves to the end of the gap, and a skipped date has no occurrence.
 * @throws {RangeError} for an invalid rule, an unknown zone, or a series beyond the year 9999
 */
export function expandSeries(rule: RecurrenceRule, { startsAt, timeZone }: SeriesStart): Occurrence[] {
  if (findInvalidPart(rule, MAX_COUNT) !== null) throw new RangeError("Not a recurrence rule");
  const zone = getZoneOffsets(timeZone, startsAt, startsAt);
  const first = getLocalDay(zone, startsAt);
  const timeOfDay = startsAt + getOffset(zone, startsAt) - first * MINUTES_PER_DAY;
  const occurrences: Occurrence[] = [{ index: 0, date: isoDate(first), startsAt, isShifted: false }];
  if (rule.count === 1) return occurrences;
  for (const day of daysAfter(rule, first)) {
    const resolved = resolveOnDay(timeZone, day, timeOfDay);
    if (resolved === null) continue;
    occurrences.push({ index: occurrences.length, date: isoDate(day), ...resolved });
    if (occurrences.length === rule.count) break;
  }
  return occurrences;
}

function resolveOnDay(
  timeZone: string,
  day: number,
  timeOfDay: number,
): Pick<Occurrence, "startsAt" | "isShifted"> | null {
  // Offsets are read for each day, because occurrences can be years apart.
  const midnight = day * MINUTES_PER_DAY;
  const zone = getZoneOffsets(timeZone, midnight - MINUTES_PER_DAY, midnight + 2 * MINUTES_PER_DAY);
  if (!dayExists(zone, day)) return null;
  const wall = midnight + timeOfDay;
  const [exact] = findInstants(zone, wall);
  return { startsAt: exact ?? findFirstInstant(zone, wall), isShifted: exact === undefined };
}
