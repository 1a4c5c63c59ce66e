import type { EpochMinute } from "./units.ts";
import { MINUTES_PER_DAY } from "./dates.ts";
import type { ZoneOffsets } from "./zoneOffsets.ts";

/**
 * Conversion between wall clock and instants. A wall minute is `dayNumber(date) * 1440 + minutes since midnight`. A
 * forward change skips wall minutes; a backward change repeats some.
 */

export function offsetAt(zone: ZoneOffsets, instant: EpochMinute): number {
  let stretch = zone.since.length - 1;
  while (zone.since[stretch]! > instant) stretch--;
  return zone.offset[stretch]!;
}

export function localDay(zone: ZoneOffsets, instant: EpochMinute): number {
  return Math.floor((instant + offsetAt(zone, instant)) / MINUTES_PER_DAY);
}

/**
 * Returns the first instant at which the clock shows `wall` or later: the first of a repeated minute, or the end of a
 * gap. Used for the start of working hours.
 */
export function firstInstant(zone: ZoneOffsets, wall: number): EpochMinute {
  const { since, offset } = zone;
  const last = since.length - 1;
  for (let stretch = 0; stretch < last; stretch++) {
    const instant = Math.max(since[stretch]!, wall - offset[stretch]!);
    if (instant < since[stretch + 1]!) return instant;
  }
  return Math.max(since[last]!, wall - offset[last]!);
}

/** Returns the end of the last instant at which the clock shows less than `wall`. Used for the end of working hours. */
export function endInstant(zone: ZoneOffsets, wall: number): EpochMinute {
  const { since, offset } = zone;
  let stretch = since.length - 1;
  while (stretch > 0 && wall - offset[stretch]! <= since[stretch]!) stretch--;
  return Math.min(since[stretch + 1] ?? Infinity, wall - offset[stretch]!);
}

/** Returns none for a skipped minute and two for a repeated one. */
export function instantsOf(zone: ZoneOffsets, wall: number): EpochMinute[] {
  const { since, offset } = zone;
  const found: EpochMinute[] = [];
  for (let stretch = 0; stretch < since.length; stretch++) {
    const instant = wall - offset[stretch]!;
    if (instant >= since[stretch]! && instant < (since[stretch + 1] ?? Infinity)) found.push(instant);
  }
  return found;
}

export function skipsDates(zone: ZoneOffsets): boolean {
  return zone.offset.some((offset, i) => i > 0 && offset - zone.offset[i - 1]! >= MINUTES_PER_DAY);
}

/** Pacific/Apia had no 30 December 2011. */
export function dayExists(zone: ZoneOffsets, day: number): boolean {
  return firstInstant(zone, day * MINUTES_PER_DAY) < firstInstant(zone, (day + 1) * MINUTES_PER_DAY);
}

/**
 * Returns pairs of start and end of the dates `firstDay` to `lastDay` (inclusive). There is more than one pair if
 * midnight is repeated.
 */
export function instantsOfDays(zone: ZoneOffsets, firstDay: number, lastDay: number): EpochMinute[] {
  const { since, offset } = zone;
  const found: EpochMinute[] = [];
  for (let stretch = 0; stretch < since.length; stretch++) {
    const begin = Math.max(since[stretch]!, firstDay * MINUTES_PER_DAY - offset[stretch]!);
    const end = Math.min(since[stretch + 1] ?? Infinity, (lastDay + 1) * MINUTES_PER_DAY - offset[stretch]!);
    if (begin >= end) continue;
    if (found.at(-1) === begin) found[found.length - 1] = end;
    else found.push(begin, end);
  }
  return found;
}
