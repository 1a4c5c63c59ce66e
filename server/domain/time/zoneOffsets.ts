import type { EpochMinute } from "./units.ts";

/**
 * What a zone's clocks show over a range, as the stretches between two changes: from `since[i]` (inclusive)
 * to `since[i + 1]` the wall clock is `offset[i]` minutes ahead of UTC. The first stretch reaches back
 * without end and the last forward, so questions from outside the range are answered as at its edge.
 */
export interface ZoneOffsets {
  readonly since: readonly EpochMinute[];
  readonly offset: readonly number[];
}

/**
 * How far apart the clock is looked at. A change that is taken back between two looks would be missed;
 * since 1972 (and as far as rules are published) no zone has done that in less than 6.9 days.
 */
const LOOK_EVERY_MINUTES = 5 * 1440;

/** Formatters are expensive to make and to keep, so a bounded number is kept, the least recently used going first. */
const MAX_FORMATTERS = 128;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset", year: "numeric" });
    if (formatters.size >= MAX_FORMATTERS) {
      const oldest = formatters.keys().next().value;
      if (oldest !== undefined) formatters.delete(oldest);
    }
  } else {
    formatters.delete(timeZone);
  }
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Reads the offset out of `2026, GMT-05:00`; a bare `GMT` is zero. Seconds (before 1972 only) are dropped. */
function readOffset(text: string): number {
  const at = text.lastIndexOf("GMT") + 3;
  if (at + 6 > text.length) return 0;
  const minutes =
    text.charCodeAt(at + 1) * 600 +
    text.charCodeAt(at + 2) * 60 +
    text.charCodeAt(at + 4) * 10 +
    text.charCodeAt(at + 5) -
    // The digits' own character codes, taken off in one go.
    48 * 671;
  return text.charCodeAt(at) === 43 ? minutes : -minutes;
}

/**
 * The stretches of constant offset that touch `[from, to]`, found with few questions to Intl: the clock is
 * looked at every few days, and a change is bisected to its minute. Throws a RangeError for an unknown zone.
 */
export function zoneOffsets(timeZone: string, from: EpochMinute, to: EpochMinute): ZoneOffsets {
  const formatter = formatterOf(timeZone);
  const offsetAt = (minute: EpochMinute): number => readOffset(formatter.format(minute * 60_000));

  let known = from;
  let current = offsetAt(from);
  const since = [-Infinity];
  const offset = [current];
  while (known < to) {
    const next = Math.min(known + LOOK_EVERY_MINUTES, to);
    const target = offsetAt(next);
    // One change as a rule; a second between the same two looks is found as well.
    while (current !== target) {
      let before = known;
      let after = next;
      while (after - before > 1) {
        const middle = before + ((after - before) >> 1);
        if (offsetAt(middle) === current) before = middle;
        else after = middle;
      }
      current = offsetAt(after);
      since.push(after);
      offset.push(current);
      known = after;
    }
    known = next;
  }
  return { since, offset };
}
