import type { EpochMinute } from "../../../../shared/time/units.ts";
import type { BusyTimes } from "../../../../shared/slots/types.ts";

/** The free minutes on both sides of a range up to the neighbouring claims, or Infinity. */
interface IdleGap {
  readonly index: number;
  readonly whole: number;
  readonly nearer: number;
}

/**
 * Returns the indexes of the free units, best fit first: the smallest idle gap, so that long gaps remain for long
 * bookings. Ties go to the nearest claim, then to the lower index.
 */
export function findFreeUnits(units: readonly BusyTimes[], from: EpochMinute, to: EpochMinute): number[] {
  const free = units.flatMap((busy, index) => findIdleGap(busy, index, from, to) ?? []);
  return free
    .sort((a, b) => compare(a.whole, b.whole) || compare(a.nearer, b.nearer) || a.index - b.index)
    .map((gap) => gap.index);
}

/** Returns null if a claim overlaps the range. */
function findIdleGap(busy: BusyTimes, index: number, from: EpochMinute, to: EpochMinute): IdleGap | null {
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

/** Infinity minus Infinity is NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
