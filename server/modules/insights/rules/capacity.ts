import type { EpochMinute } from "../../../shared/time/units.ts";

/** All in minutes. */
export interface Capacity {
  /** Working hours. */
  readonly open: number;
  /** Part of `open` that is blocked or busy elsewhere. */
  readonly blocked: number;
  /** Part of the rest that is booked, including buffers. */
  readonly booked: number;
  readonly free: number;
}

/** Time ranges, flat, alternating begin and end, in any order. They may overlap. */
type TimeRanges = ArrayLike<EpochMinute>;

export interface UsedTime {
  readonly open: TimeRanges;
  readonly blocked: TimeRanges;
  readonly booked: TimeRanges;
}

export const NO_CAPACITY: Capacity = { open: 0, blocked: 0, booked: 0, free: 0 };

export function sumCapacities(all: readonly Capacity[]): Capacity {
  return all.reduce(
    (sum, one) => ({
      open: sum.open + one.open,
      blocked: sum.blocked + one.blocked,
      booked: sum.booked + one.booked,
      free: sum.free + one.free,
    }),
    NO_CAPACITY,
  );
}

export function getUtilisation({ open, blocked, booked }: Capacity): number | null {
  return open === blocked ? null : booked / (open - blocked);
}

/**
 * Returns the capacity between each two consecutive `bounds`. Time that is both blocked and booked counts as blocked.
 */
export function measureCapacity(
  { open, blocked, booked }: UsedTime,
  bounds: readonly EpochMinute[],
): Capacity[] {
  const openRanges = mergeRanges(open);
  const blockedRanges = intersectRanges(openRanges, mergeRanges(blocked));
  const takenRanges = intersectRanges(
    openRanges,
    mergeRanges([...Array.from(blocked), ...Array.from(booked)]),
  );
  return bounds.slice(1).map((until, i) => {
    const measure = (ranges: readonly number[]) => sumLengths(intersectRanges(ranges, [bounds[i]!, until]));
    const [all, blockedMinutes, taken] = [measure(openRanges), measure(blockedRanges), measure(takenRanges)];
    return { open: all, blocked: blockedMinutes, booked: taken - blockedMinutes, free: all - taken };
  });
}

/** Sorts ranges and merges those that touch. */
export function mergeRanges(ranges: TimeRanges): number[] {
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < ranges.length; i += 2)
    if (ranges[i]! < ranges[i + 1]!) pairs.push([ranges[i]!, ranges[i + 1]!]);
  const all: number[] = [];
  for (const [begin, end] of pairs.toSorted((a, b) => a[0] - b[0])) {
    const last = all.length - 1;
    if (last > 0 && begin <= all[last]!) all[last] = Math.max(all[last]!, end);
    else all.push(begin, end);
  }
  return all;
}

/** Intersects two sorted lists of ranges. */
function intersectRanges(a: readonly number[], b: readonly number[]): number[] {
  const both: number[] = [];
  for (let i = 0, k = 0; i < a.length && k < b.length;) {
    const begin = Math.max(a[i]!, b[k]!);
    const end = Math.min(a[i + 1]!, b[k + 1]!);
    if (begin < end) both.push(begin, end);
    if (a[i + 1]! < b[k + 1]!) i += 2;
    else k += 2;
  }
  return both;
}

function sumLengths(ranges: readonly number[]): number {
  let length = 0;
  for (let i = 0; i < ranges.length; i += 2) length += ranges[i + 1]! - ranges[i]!;
  return length;
}
