import { type MinuteSet, minuteSet } from "../slots/minuteSet.ts";

/** Sets of candidates by number, counted and combined a word at a time. */

/** One unit of a pool: where it works (null: always) and where it is taken. */
export interface UnitSets {
  readonly works: MinuteSet | null;
  readonly taken: MinuteSet;
}

/**
 * Those of the asked at which at least `count` of the units work and are not taken. The candidates of a word are
 * counted side by side, one binary digit of all the counts in each plane.
 */
export function whereEnough(asked: MinuteSet, units: readonly UnitSets[], count: number): MinuteSet {
  const found = minuteSet(0, asked.length);
  if (units.length < count) return found;
  const planes = new Int32Array(33 - Math.clz32(units.length));
  for (let word = 0; word < found.words.length; word++) {
    const wanted = asked.words[word]!;
    if (wanted === 0) continue;
    planes.fill(0);
    for (const { works, taken } of units) {
      let carry = wanted & ~taken.words[word]!;
      if (works !== null) carry &= works.words[word]!;
      for (let plane = 0; carry !== 0; plane++) {
        const digit = planes[plane]!;
        planes[plane] = digit ^ carry;
        carry &= digit;
      }
    }
    found.words[word] = wanted & atLeast(planes, count);
  }
  return found;
}

/** The bits whose counts, written across the planes, are `count` or more. */
function atLeast(planes: Int32Array, count: number): number {
  let more = 0;
  let equal = -1;
  for (let plane = planes.length - 1; plane >= 0; plane--) {
    const digit = planes[plane]!;
    if (((count >> plane) & 1) === 1) {
      equal &= digit;
    } else {
      more |= equal & digit;
      equal &= ~digit;
    }
  }
  return more | equal;
}

/** Keeps what is in both. */
export function keepCommon(set: MinuteSet, other: MinuteSet): void {
  for (let word = 0; word < set.words.length; word++) set.words[word]! &= other.words[word]!;
}

/** Adds all of another set. */
export function addAll(set: MinuteSet, other: MinuteSet): void {
  for (let word = 0; word < set.words.length; word++) set.words[word]! |= other.words[word]!;
}

/** A set of its own with the same candidates. */
export function copyOf(set: MinuteSet): MinuteSet {
  return { ...set, words: set.words.slice() };
}

export function isEmpty(set: MinuteSet): boolean {
  return set.words.every((word) => word === 0);
}
