import { MINUTES_PER_DAY, dayNumber } from "../../../shared/time/dates.ts";
import { endInstant, firstInstant } from "../../../shared/time/wallClock.ts";
import { zoneOffsets } from "../../../shared/time/zoneOffsets.ts";
import type { EpochMinute, IsoDate, Schedule } from "../../../shared/slots/types.ts";
import { longestReach, workingWindows } from "../../availability/rules/slots/workingWindows.ts";

/** Something that was booked, without buffers. */
export interface Visit {
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
}

/**
 * The visits of one date that the hours of `after` do not cover. With `before`, what the schedule was, the night shift that
 * the date may have had until then is looked at as well: its visits begin on the next date.
 */
export function outsideHours<V extends Visit>(
  before: Schedule,
  after: Schedule,
  date: IsoDate,
  visits: readonly V[],
): V[] {
  const midnight = dayNumber(date) * MINUTES_PER_DAY;
  const zone = zoneOffsets(after.timeZone, midnight - 2 * MINUTES_PER_DAY, midnight + 4 * MINUTES_PER_DAY);
  const from = firstInstant(zone, midnight);
  const until = endInstant(zone, midnight + Math.max(longestReach(before), longestReach(after)));
  const windows = workingWindows(after, zone, from - MINUTES_PER_DAY, until + 2 * MINUTES_PER_DAY);
  return visits.filter(
    (visit) => visit.startsAt >= from && visit.startsAt < until && !isCovered(visit, windows),
  );
}

/** The visits, whenever they are, that the hours of a schedule do not cover. */
export function outsideSchedule<V extends Visit>(schedule: Schedule, visits: readonly V[]): V[] {
  if (visits.length === 0) return [];
  const from = Math.min(...visits.map(({ startsAt }) => startsAt)) - 2 * MINUTES_PER_DAY;
  const until = Math.max(...visits.map(({ endsAt }) => endsAt)) + 2 * MINUTES_PER_DAY;
  const zone = zoneOffsets(schedule.timeZone, from - 3 * MINUTES_PER_DAY, until + 3 * MINUTES_PER_DAY);
  const windows = workingWindows(schedule, zone, from, until);
  return visits.filter((visit) => !isCovered(visit, windows));
}

/** Whether one window holds the whole visit: it belongs to one date's hours. */
function isCovered({ startsAt, endsAt }: Visit, windows: readonly EpochMinute[]): boolean {
  for (let i = 0; i < windows.length; i += 2) {
    if (windows[i]! <= startsAt && endsAt <= windows[i + 1]!) return true;
  }
  return false;
}
