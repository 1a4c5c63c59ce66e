import { MINUTES_PER_DAY } from "../../../../shared/time/dates.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { zoneBook, type ZoneBook } from "../../../../shared/time/zoneBook.ts";
import { addBlockedStarts, addShortStarts } from "./blockedStarts.ts";
import { minuteSet, type MinuteSet } from "./minuteSet.ts";
import { addFullDays } from "./startLimits.ts";
import type { SlotRules, SlotSearch } from "../../../../shared/slots/types.ts";
import { commonWindows, longestReach, workingWindows } from "./workingWindows.ts";

export function zonesOfSearch(search: SlotSearch, from: EpochMinute, to: EpochMinute): ZoneBook {
  const margin = MINUTES_PER_DAY + Math.max(0, ...search.staff.map((one) => longestReach(one.schedule)));
  return zoneBook(from - margin, to + margin);
}

/**
 * Adds the starts to `into(index)` for each staff member, for a collective service to `into(0)`.
 * @throws {RangeError} for a duration or interval below one minute
 */
export function addNewStarts(search: SlotSearch, zones: ZoneBook, into: (index: number) => MinuteSet): void {
  const { rules, staff } = search;
  if (staff.length === 0) return;
  // An interval of 0 would loop without end.
  if (!isLength(rules.intervalMinutes) || !isLength(rules.durationMinutes)) {
    throw new RangeError("Interval and duration are whole minutes, at least one");
  }
  const { from, length } = into(0);
  const to = from + length;
  const blocked = minuteSet(from, to);
  const windows = staff.map((one) => workingWindows(one.schedule, zones(one.schedule.timeZone), from, to));
  if (search.assignment === "collective") {
    for (const one of staff) addBlockedStarts(blocked, one.busy, rules);
    addSteps(into(0), blocked, commonWindows(windows), rules);
    return;
  }
  staff.forEach((one, index) => {
    blocked.words.fill(0);
    addBlockedStarts(blocked, one.busy, rules);
    addSteps(into(index), blocked, windows[index]!, rules);
  });
}

export function refusedStarts(search: SlotSearch, zones: ZoneBook, like: MinuteSet): MinuteSet {
  const refused = minuteSet(like.from, like.from + like.length);
  for (const need of search.resources) addShortStarts(refused, need.units, need.needed, search.rules);
  addFullDays(refused, search, zones);
  return refused;
}

function isLength(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 1;
}

export function addSteps(
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
