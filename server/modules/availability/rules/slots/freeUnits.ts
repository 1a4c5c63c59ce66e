import type { EpochMinute } from "../../../../shared/time/units.ts";
import type { BusyTimes } from "../../../../shared/slots/types.ts";

/** The free minutes on the two sides of a range, up to the neighbouring claims; Infinity when there is none. */
interface IdleGap {
  readonly index: number;
  readonly whole: number;
  readonly nearer: number;
}

/**
 * The units that are free over `[from, to)`, by index, best fit first: the one whose idle gap around the range
 * is smallest, so that long free stretches stay whole for long visits. Equal gaps (endless ones above all):
 * the one whose nearer neighbour is closest, then the lower index.
 */
export function freeUnitsBestFit(units: readonly BusyTimes[], from: EpochMinute, to: EpochMinute): number[] {
  const free = units.flatMap((busy, index) => idleGap(busy, index, from, to) ?? []);
  return free
    .sort((a, b) => compare(a.whole, b.whole) || compare(a.nearer, b.nearer) || a.index - b.index)
    .map((gap) => gap.index);
}

/** The gap of one unit; null when a claim touches the range. */
function idleGap(busy: BusyTimes, index: number, from: EpochMinute, to: EpochMinute): IdleGap | null {
  let before = -Infinity;
  let after = Infinity;
  for (let i = 0; i + 1 < busy.length; i += 2) {
    const begin = busy[i]!;
    const end = busy[i + 1]!;
    if (begin >= end) continue;
    if (begin < to && end > from) return null;
    if (end <= from) before = Math.max(before, end);
    else after = Math.min(after, begin);
  }
  return { index, whole: after - before, nearer: Math.min(from - before, after - to) };
}

/** Two endless lengths are equal, though their difference is no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
