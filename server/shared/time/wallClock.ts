import type { EpochMinute } from "./units.ts";
import { MINUTES_PER_DAY } from "./dates.ts";
import type { ZoneOffsets } from "./zoneOffsets.ts";

/**
 * Conversion between wall clock and instants. A wall minute is `dayNumber(date) * 1440 + minutes since midnight`. A
 * forward change skips wall minutes; a backward change repeats some.
 */

export function getOffset(zone: ZoneOffsets, instant: EpochMinute): number {
  let rangeIndex = zone.since.length - 1;
  while (zone.since[rangeIndex]! > instant) rangeIndex--;
  return zone.offset[rangeIndex]!;
}

export function getLocalDay(zone: ZoneOffsets, instant: EpochMinute): number {
  return Math.floor((instant + getOffset(zone, instant)) / MINUTES_PER_DAY);
}

/**
 * Returns the first instant at which the clock shows `wall` or later: the first of a repeated minute, or the end of a
 * gap. Used for the start of working hours.
 */
export function findFirstInstant(zone: ZoneOffsets, wall: number): EpochMinute {
  const { since, offset } = zone;
  const last = since.length - 1;
  for (let rangeIndex = 0; rangeIndex < last; rangeIndex++) {
    const instant = Math.max(since[rangeIndex]!, wall - offset[rangeIndex]!);
    if (instant < since[rangeIndex + 1]!) return instant;
  }
  return Math.max(since[last]!, wall - offset[last]!);
}

/** Returns the end of the last instant at which the clock shows less than `wall`. Used for the end of working hours. */
export function findEndInstant(zone: ZoneOffsets, wall: number): EpochMinute {
  const { since, offset } = zone;
  let rangeIndex = since.length - 1;
  while (rangeIndex > 0 && wall - offset[rangeIndex]! <= since[rangeIndex]!) rangeIndex--;
  return Math.min(since[rangeIndex + 1] ?? Infinity, wall - offset[rangeIndex]!);
}

/** Returns none for a skipped minute and two for a repeated one. */
export function findInstants(zone: ZoneOffsets, wall: number): EpochMinute[] {
  const { since, offset } = zone;
  const found: EpochMinute[] = [];
  for (let rangeIndex = 0; rangeIndex < since.length; rangeIndex++) {
    const instant = wall - offset[rangeIndex]!;
    if (instant >= since[rangeIndex]! && instant < (since[rangeIndex + 1] ?? Infinity)) found.push(instant);
  }
  return found;
}

export function skipsDates(zone: ZoneOffsets): boolean {
  return zone.offset.some((offset, i) => i > 0 && offset - zone.offset[i - 1]! >= MINUTES_PER_DAY);
}

/** Pacific/Apia had no 30 December 2011. */
export function dayExists(zone: ZoneOffsets, day: number): boolean {
  return findFirstInstant(zone, day * MINUTES_PER_DAY) < findFirstInstant(zone, (day + 1) * MINUTES_PER_DAY);
}

/**
 * Returns pairs of start and end of the dates `firstDay` to `lastDay` (inclusive). There is more than one pair if
 * midnight is repeated.
 */
export function findDayRanges(zone: ZoneOffsets, firstDay: number, lastDay: number): EpochMinute[] {
  const { since, offset } = zone;
  const found: EpochMinute[] = [];
  for (let rangeIndex = 0; rangeIndex < since.length; rangeIndex++) {
    const begin = Math.max(since[rangeIndex]!, firstDay * MINUTES_PER_DAY - offset[rangeIndex]!);
    const end = Math.min(
      since[rangeIndex + 1] ?? Infinity,
      (lastDay + 1) * MINUTES_PER_DAY - offset[rangeIndex]!,
    );
    if (begin >= end) continue;
    if (found.at(-1) === begin) found[found.length - 1] = end;
    else found.push(begin, end);
  }
  return found;
}
