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
const MAX_ZONES = 128;
/** Five years of looks a zone. */
const MAX_STRETCHES = 400;

/** What the clock shows when a stretch between two looks begins, and every change up to its end (inclusive). */
interface Stretch {
  readonly first: number;
  readonly changes: readonly (readonly [at: EpochMinute, offset: number])[];
}

/** A zone with what is known of it: the same dates are asked for again and again, and asking Intl is most of the work. */
interface Zone {
  readonly formatter: Intl.DateTimeFormat;
  /** By the number of the look that they begin with. */
  readonly stretches: Map<number, Stretch>;
}

const zones = new Map<string, Zone>();

let latest: { readonly timeZone: string; readonly zone: Zone } | null = null;

function zoneNamed(timeZone: string): Zone {
  if (latest?.timeZone === timeZone) return latest.zone;
  let zone = zones.get(timeZone);
  if (zone === undefined) {
    const formatter = new Intl.DateTimeFormat("en-US", {
      timeZone,
      timeZoneName: "longOffset",
      year: "numeric",
    });
    zone = { formatter, stretches: new Map() };
    if (zones.size >= MAX_ZONES) {
      const oldest = zones.keys().next().value;
      if (oldest !== undefined) zones.delete(oldest);
    }
  } else {
    zones.delete(timeZone);
  }
  zones.set(timeZone, zone);
  latest = { timeZone, zone };
  return zone;
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

/** Looks at the clock at both ends of a stretch and bisects a change to its minute. */
function lookAt({ formatter }: Zone, look: number): Stretch {
  const offsetAt = (minute: EpochMinute): number => readOffset(formatter.format(minute * 60_000));
  let known = look * LOOK_EVERY_MINUTES;
  const end = known + LOOK_EVERY_MINUTES;
  const first = offsetAt(known);
  const last = offsetAt(end);
  const changes: [EpochMinute, number][] = [];
  // One change as a rule; a second between the same two looks is found as well.
  for (let current = first; current !== last;) {
    let before = known;
    let after = end;
    while (after - before > 1) {
      const middle = before + ((after - before) >> 1);
      if (offsetAt(middle) === current) before = middle;
      else after = middle;
    }
    current = offsetAt(after);
    changes.push([after, current]);
    known = after;
  }
  return { first, changes };
}

function stretchOf(zone: Zone, look: number): Stretch {
  let stretch = zone.stretches.get(look);
  if (stretch === undefined) {
    stretch = lookAt(zone, look);
    if (zone.stretches.size >= MAX_STRETCHES) zone.stretches.clear();
    zone.stretches.set(look, stretch);
  }
  return stretch;
}

/**
 * The stretches of constant offset that touch `[from, to]`, found with few questions to Intl: the clock is
 * looked at every few days, and a change is bisected to its minute. Throws a RangeError for an unknown zone.
 */
export function zoneOffsets(timeZone: string, from: EpochMinute, to: EpochMinute): ZoneOffsets {
  const zone = zoneNamed(timeZone);
  let look = Math.floor(from / LOOK_EVERY_MINUTES);
  const since = [-Infinity];
  const offset = [stretchOf(zone, look).first];
  do {
    for (const [at, next] of stretchOf(zone, look).changes) {
      if (at <= from) offset[0] = next;
      else if (at <= to) {
        since.push(at);
        offset.push(next);
      }
    }
    look++;
  } while (look * LOOK_EVERY_MINUTES < to);
  return { since, offset };
}
