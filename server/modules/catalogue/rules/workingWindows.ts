import { MINUTES_PER_DAY, dayNumber, getWeekday } from "../../../shared/time/dates.ts";
import type { EpochMinute } from "../../../shared/time/units.ts";
import { dayExists, findEndInstant, findFirstInstant, skipsDates } from "../../../shared/time/wallClock.ts";
import type { ZoneOffsets } from "../../../shared/time/zoneOffsets.ts";
import type { DayWindow, Schedule } from "../../../shared/slots/types.ts";

const CLOSED: readonly DayWindow[] = [];

/** Wall-clock minutes from a date's midnight to the latest end of a window. */
export function getLongestReach(schedule: Schedule): number {
  let reach = MINUTES_PER_DAY;
  for (const window of schedule.weekly) reach = Math.max(reach, window.closesAt);
  for (const override of schedule.overrides) {
    for (const window of override.windows) reach = Math.max(reach, window.closesAt);
  }
  return reach;
}

/**
 * Returns the windows that touch `[from, to)`, flat, alternating begin and end. Windows of one date that touch are
 * merged. Those of different dates stay separate, because a booking belongs to the hours of one date.
 */
export function listWorkingWindows(
  schedule: Schedule,
  zone: ZoneOffsets,
  from: EpochMinute,
  to: EpochMinute,
): EpochMinute[] {
  const weekly = groupByWeekday(schedule);
  const overrides = groupOverridesByDay(schedule);
  const mayLackDates = skipsDates(zone);
  const firstDay = Math.floor(
    (from + Math.min(...zone.offset) - getLongestReach(schedule)) / MINUTES_PER_DAY,
  );
  const lastDay = Math.floor((to + Math.max(...zone.offset)) / MINUTES_PER_DAY);

  const windows: EpochMinute[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    const hours = overrides.get(day) ?? weekly[getWeekday(day)] ?? CLOSED;
    // A skipped date has no hours, not even the part of a night shift after it.
    if (hours.length === 0 || (mayLackDates && !dayExists(zone, day))) continue;
    const dayStart = windows.length;
    const midnight = day * MINUTES_PER_DAY;
    for (const { opensAt, closesAt } of hours) {
      const begin = findFirstInstant(zone, midnight + opensAt);
      const end = findEndInstant(zone, midnight + closesAt);
      if (begin >= end) continue;
      const last = windows.length - 1;
      if (last > dayStart && begin <= windows[last]!) windows[last] = Math.max(windows[last]!, end);
      else windows.push(begin, end);
    }
  }
  return windows;
}

function groupByWeekday(schedule: Schedule): readonly DayWindow[][] {
  const days: DayWindow[][] = [[], [], [], [], [], [], [], []];
  for (const window of schedule.weekly) days[window.weekday]?.push(window);
  for (const day of days) sortWindows(day);
  return days;
}

function groupOverridesByDay(schedule: Schedule): ReadonlyMap<number, readonly DayWindow[]> {
  const days = new Map<number, readonly DayWindow[]>();
  for (const override of schedule.overrides) {
    days.set(dayNumber(override.date), sortWindows([...override.windows]));
  }
  return days;
}

function sortWindows(windows: DayWindow[]): DayWindow[] {
  return windows.length < 2 ? windows : windows.sort((a, b) => a.opensAt - b.opensAt);
}

export function intersectWindows(windowsOfEach: readonly EpochMinute[][]): EpochMinute[] {
  return windowsOfEach.reduce((common, windows) => {
    const both: EpochMinute[] = [];
    for (let i = 0; i < common.length; i += 2) {
      for (let k = 0; k < windows.length; k += 2) {
        const begin = Math.max(common[i]!, windows[k]!);
        const end = Math.min(common[i + 1]!, windows[k + 1]!);
        if (begin < end) both.push(begin, end);
      }
    }
    return both;
  });
}
