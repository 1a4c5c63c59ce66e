import { MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { createZoneCache, type GetZoneOffsets } from "../../../../shared/time/createZoneCache.ts";
import { addBlockedStarts, addShortStarts } from "./blockedStarts.ts";
import { createMinuteSet, type MinuteSet } from "./minuteSet.ts";
import { addFullDays } from "./startLimits.ts";
import type { SlotRules, SlotSearch } from "../../../../shared/slots/types.ts";
import {
  intersectWindows,
  getLongestReach,
  listWorkingWindows,
} from "../../../catalogue/rules/workingWindows.ts";

export function createSearchZones(search: SlotSearch, from: EpochMinute, to: EpochMinute): GetZoneOffsets {
  const margin = MINUTES_PER_DAY + Math.max(0, ...search.staff.map((one) => getLongestReach(one.schedule)));
  return createZoneCache(from - margin, to + margin);
}

/**
 * Adds the starts to `into(index)` for each staff member, for a collective service to `into(0)`.
 * @throws {RangeError} for a duration or interval below one minute
 */
export function addNewStarts(
  search: SlotSearch,
  zones: GetZoneOffsets,
  into: (index: number) => MinuteSet,
): void {
  const { rules, staff } = search;
  if (staff.length === 0) return;
  // An interval of 0 would loop without end.
  if (!isValidLength(rules.intervalMinutes) || !isValidLength(rules.durationMinutes)) {
    throw new RangeError("Interval and duration are whole minutes, at least one");
  }
  const { from, length } = into(0);
  const to = from + length;
  const blocked = createMinuteSet(from, to);
  const windows = staff.map((one) =>
    listWorkingWindows(one.schedule, zones(one.schedule.timeZone), from, to),
  );
  if (search.assignment === "collective") {
    for (const one of staff) addBlockedStarts(blocked, one.busy, rules);
    addIntervalStarts(into(0), blocked, intersectWindows(windows), rules);
    return;
  }
  staff.forEach((one, index) => {
    blocked.words.fill(0);
    addBlockedStarts(blocked, one.busy, rules);
    addIntervalStarts(into(index), blocked, windows[index]!, rules);
  });
}

export function findRejectedStarts(search: SlotSearch, zones: GetZoneOffsets, range: MinuteSet): MinuteSet {
  const rejected = createMinuteSet(range.from, range.from + range.length);
  for (const need of search.resources) addShortStarts(rejected, need.units, need.needed, search.rules);
  addFullDays(rejected, search, zones);
  return rejected;
}

function isValidLength(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 1;
}

export function addIntervalStarts(
  into: MinuteSet,
  blocked: MinuteSet,
  windows: readonly EpochMinute[],
  rules: SlotRules,
): void {
  const { from, length, words } = into;
  const interval = rules.intervalMinutes;
  for (let i = 0; i < windows.length; i += 2) {
    const begin = windows[i]! - from;
    const last = Math.min(windows[i + 1]! - from - rules.durationMinutes, length - 1);
    const first = begin >= 0 ? begin : begin + Math.ceil(-begin / interval) * interval;
    for (let at = first; at <= last; at += interval) {
      words[at >>> 5]! |= (1 << (at & 31)) & ~blocked.words[at >>> 5]!;
    }
  }
}
