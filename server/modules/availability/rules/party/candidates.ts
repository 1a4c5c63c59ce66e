import { type MinuteSet, listMinutes } from "../slots/minuteSet.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { countWords } from "./bitRows.ts";

/**
 * The possible starts of a party, numbered in order. Rows of bits for them are about fifty times shorter than for
 * minutes, and a time range is still one range of numbers.
 */
export interface Candidates {
  readonly starts: Int32Array;
  readonly words: number;
  readonly from: EpochMinute;
  /** Number of starts before each minute from `from`, with one more element for all later minutes. */
  readonly earlier: Int32Array | Uint16Array;
}

export function numberCandidates(set: MinuteSet): Candidates {
  const starts = listMinutes(set);
  // Looked up for both ends of every claim, so a table pays. A narrow table stays in the cache.
  const earlier = starts.length <= 0xffff ? new Uint16Array(set.length + 1) : new Int32Array(set.length + 1);
  let filledUntil = 0;
  starts.forEach((start, number) => {
    earlier.fill(number, filledUntil, start - set.from + 1);
    filledUntil = start - set.from + 1;
  });
  earlier.fill(starts.length, filledUntil);
  return { starts, words: countWords(starts.length), from: set.from, earlier };
}

export function countEarlier({ from, earlier }: Candidates, minute: EpochMinute): number {
  return earlier[Math.min(Math.max(minute - from, 0), earlier.length - 1)]!;
}

export function addCandidateRange(
  rows: Int32Array,
  row: number,
  candidates: Candidates,
  begin: EpochMinute,
  end: EpochMinute,
): void {
  const low = countEarlier(candidates, begin);
  const high = countEarlier(candidates, end);
  if (low >= high) return;
  const first = row * candidates.words + (low >>> 5);
  const last = row * candidates.words + ((high - 1) >>> 5);
  const head = -1 << (low & 31);
  const tail = -1 >>> (31 - ((high - 1) & 31));
  if (first === last) {
    rows[first]! |= head & tail;
    return;
  }
  rows[first]! |= head;
  for (let word = first + 1; word < last; word++) rows[word] = -1;
  rows[last]! |= tail;
}
