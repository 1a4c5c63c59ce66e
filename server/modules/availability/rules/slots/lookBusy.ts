import { getLocalDay } from "../../../../shared/time/wallClock.ts";
import { getZoneOffsets } from "../../../../shared/time/zoneOffsets.ts";
import type { EpochMinute } from "../../../../shared/slots/types.ts";

export interface LookBusy {
  /** Share of a date's free starts to hide, 0 to 100. */
  readonly percent: number;
  readonly seed: string;
}

/**
 * Hides a share of each date's free starts, rounded down. The choice depends on seed and instant only, so it is the
 * same for every request and zone. At least one offered start of each date remains.
 *
 * `free` includes starts that notice or clock have ruled out by now, otherwise visible starts would change during the
 * day. Both lists ascend.
 */
export function hideBusyStarts(
  offered: Int32Array,
  free: Int32Array,
  { percent, seed }: LookBusy,
  timeZone: string,
): Int32Array {
  if (percent <= 0 || offered.length === 0) return offered;
  const rank = createRank(seed);
  const getDay = createDayReader(timeZone, [offered, free]);
  const hidden = new Set<EpochMinute>();
  for (const starts of groupByDay(free, getDay).values()) {
    const count = Math.floor((starts.length * Math.min(percent, 100)) / 100);
    for (const start of starts.toSorted((a, b) => rank(a) - rank(b) || a - b).slice(0, count))
      hidden.add(start);
  }
  for (const starts of groupByDay(offered, getDay).values()) {
    if (!starts.every((start) => hidden.has(start))) continue;
    hidden.delete(starts.reduce((last, start) => (rank(start) > rank(last) ? start : last)));
  }
  return offered.filter((start) => !hidden.has(start));
}

function createDayReader(timeZone: string, lists: readonly Int32Array[]): (start: EpochMinute) => number {
  const filled = lists.filter((list) => list.length > 0);
  const from = Math.min(...filled.map((list) => list[0]!));
  const zone = getZoneOffsets(timeZone, from, Math.max(...filled.map((list) => list.at(-1)!)));
  return (start) => getLocalDay(zone, start);
}

function groupByDay(starts: Int32Array, getDay: (start: EpochMinute) => number): Map<number, EpochMinute[]> {
  const days = new Map<number, EpochMinute[]>();
  for (const start of starts) {
    const day = getDay(start);
    const known = days.get(day);
    if (known) known.push(start);
    else days.set(day, [start]);
  }
  return days;
}

/** Returns a pseudo-random rank for each start: FNV-1a over the seed, then MurmurHash3's finalizer. */
function createRank(seed: string): (start: EpochMinute) => number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  return (start) => {
    let mixed = hash ^ Math.imul(start, 0x9e3779b1);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
}
