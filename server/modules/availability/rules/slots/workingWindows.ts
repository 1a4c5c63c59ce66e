import { MINUTES_PER_DAY, dayNumber, weekdayOf } from "../../../../shared/time/dates.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { dayExists, endInstant, firstInstant, skipsDates } from "../../../../shared/time/wallClock.ts";
import type { ZoneOffsets } from "../../../../shared/time/zoneOffsets.ts";
import type { DayWindow, Schedule } from "../../../../shared/slots/types.ts";

const CLOSED: readonly DayWindow[] = [];

/** Wall-clock minutes from a date's midnight to the latest end of a window. */
export function longestReach(schedule: Schedule): number {
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
export function workingWindows(
  schedule: Schedule,
  zone: ZoneOffsets,
  from: EpochMinute,
  to: EpochMinute,
): EpochMinute[] {
  const weekly = byWeekday(schedule);
  const overrides = byDay(schedule);
  const mayLackDates = skipsDates(zone);
  const firstDay = Math.floor((from + Math.min(...zone.offset) - longestReach(schedule)) / MINUTES_PER_DAY);
  const lastDay = Math.floor((to + Math.max(...zone.offset)) / MINUTES_PER_DAY);

  const windows: EpochMinute[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    const hours = overrides.get(day) ?? weekly[weekdayOf(day)] ?? CLOSED;
    // A skipped date has no hours, not even the part of a night shift after it.
    if (hours.length === 0 || (mayLackDates && !dayExists(zone, day))) continue;
    const ofThisDay = windows.length;
    const midnight = day * MINUTES_PER_DAY;
    for (const { opensAt, closesAt } of hours) {
      const begin = firstInstant(zone, midnight + opensAt);
      const end = endInstant(zone, midnight + closesAt);
      if (begin >= end) continue;
      const last = windows.length - 1;
      if (last > ofThisDay && begin <= windows[last]!) windows[last] = Math.max(windows[last]!, end);
      else windows.push(begin, end);
    }
  }
  return windows;
}

function byWeekday(schedule: Schedule): readonly DayWindow[][] {
  const days: DayWindow[][] = [[], [], [], [], [], [], [], []];
  for (const window of schedule.weekly) days[window.weekday]?.push(window);
  for (const day of days) putInOrder(day);
  return days;
}

function byDay(schedule: Schedule): ReadonlyMap<number, readonly DayWindow[]> {
  const days = new Map<number, readonly DayWindow[]>();
  for (const override of schedule.overrides) {
    days.set(dayNumber(override.date), putInOrder([...override.windows]));
  }
  return days;
}

function putInOrder(windows: DayWindow[]): DayWindow[] {
  return windows.length < 2 ? windows : windows.sort((a, b) => a.opensAt - b.opensAt);
}

export function commonWindows(windowsOfEach: readonly EpochMinute[][]): EpochMinute[] {
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
