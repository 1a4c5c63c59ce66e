import type { EpochMinute } from "./units.ts";
import { MINUTES_PER_DAY } from "./dates.ts";
import type { ZoneOffsets } from "./zoneOffsets.ts";

/**
 * Between the wall clock and the line of time. A wall minute counts what the clock on the wall shows, as if
 * it were UTC: `dayNumber(date) * 1440 + minutes since midnight`. A change forward leaves a gap of wall
 * minutes that never are; a change back repeats some.
 */

/** Minutes that the wall clock is ahead of UTC at an instant. */
export function offsetAt(zone: ZoneOffsets, instant: EpochMinute): number {
  let stretch = zone.since.length - 1;
  while (zone.since[stretch]! > instant) stretch--;
  return zone.offset[stretch]!;
}

/** The day number of the local date at an instant. */
export function localDay(zone: ZoneOffsets, instant: EpochMinute): number {
  return Math.floor((instant + offsetAt(zone, instant)) / MINUTES_PER_DAY);
}

/**
 * The first instant at which the clock shows `wall` or later: of a repeated minute the first, of a skipped
 * one the end of the gap. Where a window of working hours begins.
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

/**
 * The end of the last instant at which the clock still shows less than `wall`: when the minutes before `wall`
 * are repeated the end of the repetition, when `wall` is skipped the end of the gap. Where a window ends.
 */
export function endInstant(zone: ZoneOffsets, wall: number): EpochMinute {
  const { since, offset } = zone;
  let stretch = since.length - 1;
  while (stretch > 0 && wall - offset[stretch]! <= since[stretch]!) stretch--;
  return Math.min(since[stretch + 1] ?? Infinity, wall - offset[stretch]!);
}

/** Every instant at which the clock shows exactly `wall`: none in a gap, two where it is repeated. */
export function instantsOf(zone: ZoneOffsets, wall: number): EpochMinute[] {
  const { since, offset } = zone;
  const found: EpochMinute[] = [];
  for (let stretch = 0; stretch < since.length; stretch++) {
    const instant = wall - offset[stretch]!;
    if (instant >= since[stretch]! && instant < (since[stretch + 1] ?? Infinity)) found.push(instant);
  }
  return found;
}

/** Whether a change of the clock is large enough to swallow a date, which hardly ever happens. */
export function skipsDates(zone: ZoneOffsets): boolean {
  return zone.offset.some((offset, i) => i > 0 && offset - zone.offset[i - 1]! >= MINUTES_PER_DAY);
}

/** Whether the date exists in the zone; Pacific/Apia, for one, had no 30 December 2011. */
export function dayExists(zone: ZoneOffsets, day: number): boolean {
  return firstInstant(zone, day * MINUTES_PER_DAY) < firstInstant(zone, (day + 1) * MINUTES_PER_DAY);
}

/**
 * The instants whose local date lies from `firstDay` to `lastDay` (inclusive), flat: begin, end, begin, end ...
 * Almost always one stretch; more where a change of the clock takes back the midnight itself.
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
