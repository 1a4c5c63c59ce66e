import { type MinuteSet, minutesOf } from "../slots/minuteSet.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { wordsFor } from "./bitRows.ts";

/**
 * The starts in question, numbered. Of the minutes of a month a few hundred may begin a party: sets of their
 * numbers are fifty times shorter than sets of minutes, and a stretch of time is still one stretch of numbers.
 * Such sets are rows of bits (`bitRows.ts`), one a unit.
 */
export interface Candidates {
  readonly starts: Int32Array;
  /** Words of a row that has a bit for each. */
  readonly words: number;
  readonly from: EpochMinute;
  /** For each minute since `from` how many of the starts are earlier; one more for all that come later. */
  readonly earlier: Int32Array | Uint16Array;
}

export function candidatesOf(set: MinuteSet): Candidates {
  const starts = minutesOf(set);
  // Looked up for both ends of every claim, so a table pays; a narrow one stays in the cache.
  const earlier = starts.length <= 0xffff ? new Uint16Array(set.length + 1) : new Int32Array(set.length + 1);
  let place = 0;
  starts.forEach((start, number) => {
    earlier.fill(number, place, start - set.from + 1);
    place = start - set.from + 1;
  });
  earlier.fill(starts.length, place);
  return { starts, words: wordsFor(starts.length), from: set.from, earlier };
}

/** How many of the starts are earlier than a minute: the number of the first that is not. */
export function numberAt({ from, earlier }: Candidates, minute: EpochMinute): number {
  return earlier[Math.min(Math.max(minute - from, 0), earlier.length - 1)]!;
}

/** Adds the candidates of `[begin, end)` to a row. */
export function addStretch(
  rows: Int32Array,
  row: number,
  candidates: Candidates,
  begin: EpochMinute,
  end: EpochMinute,
): void {
  const low = numberAt(candidates, begin);
  const high = numberAt(candidates, end);
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
