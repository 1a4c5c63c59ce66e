import { localDay } from "../../../../shared/time/wallClock.ts";
import { zoneOffsets } from "../../../../shared/time/zoneOffsets.ts";
import type { EpochMinute } from "../../../../shared/slots/types.ts";

/** Which share of a service's free times is not shown, and which choice of them. */
export interface LookBusy {
  /** Of a date's free times, 0 to 100. */
  readonly percent: number;
  /** The same seed hides the same times; another one, others. */
  readonly seed: string;
}

/**
 * The starts that are shown of a service that looks busy: of each date's free times (`free`) a share is left out,
 * rounded down. Which ones depends on the seed and the times alone, so they stay the same between visits and
 * whatever zone they are looked at from. Of the times on `offer` at least one of each date is shown.
 *
 * `free` holds every free start of the dates on offer, those that notice or clock have taken away by now too: else
 * times would come and go while the day goes by. Both ascend; dates are those of `timeZone`, the business's.
 */
export function shownStarts(
  offer: Int32Array,
  free: Int32Array,
  { percent, seed }: LookBusy,
  timeZone: string,
): Int32Array {
  if (percent <= 0 || offer.length === 0) return offer;
  const rank = rankOf(seed);
  const dayOf = dayReader(timeZone, [offer, free]);
  const hidden = new Set<EpochMinute>();
  for (const starts of byDay(free, dayOf).values()) {
    const count = Math.floor((starts.length * Math.min(percent, 100)) / 100);
    for (const start of starts.toSorted((a, b) => rank(a) - rank(b) || a - b).slice(0, count))
      hidden.add(start);
  }
  for (const starts of byDay(offer, dayOf).values()) {
    if (!starts.every((start) => hidden.has(start))) continue;
    hidden.delete(starts.reduce((last, start) => (rank(start) > rank(last) ? start : last)));
  }
  return offer.filter((start) => !hidden.has(start));
}

function dayReader(timeZone: string, lists: readonly Int32Array[]): (start: EpochMinute) => number {
  const filled = lists.filter((list) => list.length > 0);
  const from = Math.min(...filled.map((list) => list[0]!));
  const zone = zoneOffsets(timeZone, from, Math.max(...filled.map((list) => list.at(-1)!)));
  return (start) => localDay(zone, start);
}

function byDay(starts: Int32Array, dayOf: (start: EpochMinute) => number): Map<number, EpochMinute[]> {
  const days = new Map<number, EpochMinute[]>();
  for (const start of starts) {
    const day = dayOf(start);
    const known = days.get(day);
    if (known) known.push(start);
    else days.set(day, [start]);
  }
  return days;
}

/** A number that looks like chance for each start: FNV-1a over the seed, then MurmurHash3's finalizer over both. */
function rankOf(seed: string): (start: EpochMinute) => number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  return (start) => {
    let mixed = hash ^ Math.imul(start, 0x9e3779b1);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
}
