import type { EpochMinute } from "./units.ts";

/**
 * Ranges of constant offset: from `since[i]` (inclusive) to `since[i + 1]` the wall clock is `offset[i]` minutes ahead
 * of UTC. The first and the last range have no outer bound.
 */
export interface ZoneOffsets {
  readonly since: readonly EpochMinute[];
  readonly offset: readonly number[];
}

/**
 * Interval of probes. Two opposite changes between two probes would be missed; no zone has had such changes within 6.9
 * days since 1972.
 */
const PROBE_INTERVAL_MINUTES = 5 * 1440;

/** Formatters are expensive, so the least recently used one is dropped. */
const MAX_ZONES = 128;
const MAX_INTERVALS = 400;

interface Interval {
  readonly first: number;
  readonly changes: readonly (readonly [at: EpochMinute, offset: number])[];
}

/** Cached, because calls to Intl are most of the work. */
interface Zone {
  readonly formatter: Intl.DateTimeFormat;
  readonly intervals: Map<number, Interval>;
}

const zones = new Map<string, Zone>();

let latest: { readonly timeZone: string; readonly zone: Zone } | null = null;

function getZone(timeZone: string): Zone {
  if (latest?.timeZone === timeZone) return latest.zone;
  let zone = zones.get(timeZone);
  if (zone === undefined) {
    const formatter = new Intl.DateTimeFormat("en-US", {
      timeZone,
      timeZoneName: "longOffset",
      year: "numeric",
    });
    zone = { formatter, intervals: new Map() };
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

/** Parses `2026, GMT-05:00`. A bare `GMT` is zero. Seconds (before 1972) are ignored. */
function readOffset(text: string): number {
  const at = text.lastIndexOf("GMT") + 3;
  if (at + 6 > text.length) return 0;
  const minutes =
    text.charCodeAt(at + 1) * 600 +
    text.charCodeAt(at + 2) * 60 +
    text.charCodeAt(at + 4) * 10 +
    text.charCodeAt(at + 5) -
    // Subtracts the character code of `0` from all four digits at once.
    48 * 671;
  return text.charCodeAt(at) === 43 ? minutes : -minutes;
}

function probeInterval({ formatter }: Zone, probe: number): Interval {
  const offsetAt = (minute: EpochMinute): number => readOffset(formatter.format(minute * 60_000));
  let known = probe * PROBE_INTERVAL_MINUTES;
  const end = known + PROBE_INTERVAL_MINUTES;
  const first = offsetAt(known);
  const last = offsetAt(end);
  const changes: [EpochMinute, number][] = [];
  // The loop also finds a second change in the interval.
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

function getInterval(zone: Zone, probe: number): Interval {
  let interval = zone.intervals.get(probe);
  if (interval === undefined) {
    interval = probeInterval(zone, probe);
    if (zone.intervals.size >= MAX_INTERVALS) zone.intervals.clear();
    zone.intervals.set(probe, interval);
  }
  return interval;
}

/**
 * Returns the ranges of constant offset that touch `[from, to]`.
 * @throws RangeError for an unknown zone
 */
export function getZoneOffsets(timeZone: string, from: EpochMinute, to: EpochMinute): ZoneOffsets {
  const zone = getZone(timeZone);
  let probe = Math.floor(from / PROBE_INTERVAL_MINUTES);
  const since = [-Infinity];
  const offset = [getInterval(zone, probe).first];
  do {
    for (const [at, next] of getInterval(zone, probe).changes) {
      if (at <= from) offset[0] = next;
      else if (at <= to) {
        since.push(at);
        offset.push(next);
      }
    }
    probe++;
  } while (probe * PROBE_INTERVAL_MINUTES < to);
  return { since, offset };
}
