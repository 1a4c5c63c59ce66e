import { MINUTES_PER_DAY, dayNumber } from "../../../shared/time/dates.ts";
import { findEndInstant, findFirstInstant } from "../../../shared/time/wallClock.ts";
import { getZoneOffsets } from "../../../shared/time/zoneOffsets.ts";
import type { EpochMinute, IsoDate, Schedule } from "../../../shared/slots/types.ts";
import { getLongestReach, listWorkingWindows } from "./workingWindows.ts";

/** Without buffers. */
export interface BookedRange {
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
}

/**
 * Returns the bookings of one date that the hours of `after` do not cover. Night shifts of either schedule extend the
 * date, since their bookings start on the next date.
 */
export function findOutsideHours<V extends BookedRange>(
  before: Schedule,
  after: Schedule,
  date: IsoDate,
  ranges: readonly V[],
): V[] {
  const midnight = dayNumber(date) * MINUTES_PER_DAY;
  const zone = getZoneOffsets(after.timeZone, midnight - 2 * MINUTES_PER_DAY, midnight + 4 * MINUTES_PER_DAY);
  const from = findFirstInstant(zone, midnight);
  const until = findEndInstant(zone, midnight + Math.max(getLongestReach(before), getLongestReach(after)));
  const windows = listWorkingWindows(after, zone, from - MINUTES_PER_DAY, until + 2 * MINUTES_PER_DAY);
  return ranges.filter(
    (range) => range.startsAt >= from && range.startsAt < until && !isCovered(range, windows),
  );
}

export function findOutsideSchedule<V extends BookedRange>(schedule: Schedule, ranges: readonly V[]): V[] {
  if (ranges.length === 0) return [];
  const from = Math.min(...ranges.map(({ startsAt }) => startsAt)) - 2 * MINUTES_PER_DAY;
  const until = Math.max(...ranges.map(({ endsAt }) => endsAt)) + 2 * MINUTES_PER_DAY;
  const zone = getZoneOffsets(schedule.timeZone, from - 3 * MINUTES_PER_DAY, until + 3 * MINUTES_PER_DAY);
  const windows = listWorkingWindows(schedule, zone, from, until);
  return ranges.filter((range) => !isCovered(range, windows));
}

/** One window must contain the whole booking, since adjacent windows are hours of different dates. */
function isCovered({ startsAt, endsAt }: BookedRange, windows: readonly EpochMinute[]): boolean {
  for (let i = 0; i < windows.length; i += 2) {
    if (windows[i]! <= startsAt && endsAt <= windows[i + 1]!) return true;
  }
  return false;
}
