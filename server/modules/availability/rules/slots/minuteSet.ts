import type { EpochMinute } from "../../../../shared/time/units.ts";

/**
 * A set of minutes of `[from, from + length)`, one bit each in 32-bit words. Word operations are fast, and the result
 * needs no sort.
 */
export interface MinuteSet {
  readonly from: EpochMinute;
  readonly length: number;
  readonly words: Int32Array;
}

export function createMinuteSet(from: EpochMinute, to: EpochMinute): MinuteSet {
  const length = Math.max(0, to - from);
  return { from, length, words: new Int32Array((length + 31) >>> 5) };
}

export function addRange(set: MinuteSet, begin: EpochMinute, end: EpochMinute): void {
  const low = Math.max(begin - set.from, 0);
  const high = Math.min(end - set.from, set.length);
  if (low >= high) return;
  const { words } = set;
  const first = low >>> 5;
  const last = (high - 1) >>> 5;
  const head = -1 << (low & 31);
  const tail = -1 >>> (31 - ((high - 1) & 31));
  if (first === last) {
    words[first]! |= head & tail;
    return;
  }
  words[first]! |= head;
  for (let word = first + 1; word < last; word++) words[word] = -1;
  words[last]! |= tail;
}

/** Adds the minutes outside `ranges` (flat, sorted, alternating begin and end). */
export function addOutside(set: MinuteSet, ranges: readonly EpochMinute[]): void {
  let reached = set.from;
  for (let i = 0; i < ranges.length; i += 2) {
    addRange(set, reached, ranges[i]!);
    reached = ranges[i + 1]!;
  }
  addRange(set, reached, set.from + set.length);
}

export function addMinute(set: MinuteSet, minute: EpochMinute): void {
  const at = minute - set.from;
  if (at >= 0 && at < set.length) set.words[at >>> 5]! |= 1 << (at & 31);
}

export function hasMinute(set: MinuteSet, minute: EpochMinute): boolean {
  const at = minute - set.from;
  return at >= 0 && at < set.length && (set.words[at >>> 5]! & (1 << (at & 31))) !== 0;
}

/** `other` must cover the same range. */
export function subtract(set: MinuteSet, other: MinuteSet): void {
  for (let word = 0; word < set.words.length; word++) set.words[word]! &= ~other.words[word]!;
}

export function listMinutes(set: MinuteSet): Int32Array {
  const { words, from } = set;
  let count = 0;
  for (let word = 0; word < words.length; word++) {
    for (let bits = words[word]!; bits !== 0; bits &= bits - 1) count++;
  }
  const minutes = new Int32Array(count);
  let next = 0;
  for (let word = 0; word < words.length; word++) {
    for (let bits = words[word]!; bits !== 0; bits &= bits - 1) {
      minutes[next++] = from + (word << 5) + 31 - Math.clz32(bits & -bits);
    }
  }
  return minutes;
}
