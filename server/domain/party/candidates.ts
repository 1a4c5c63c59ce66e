import { addRange, type MinuteSet, minuteSet, minutesOf } from "../slots/minuteSet.ts";
import type { EpochMinute } from "../time/units.ts";

/**
 * The starts in question, numbered. Of the minutes of a month a few hundred may begin a party: sets of their
 * numbers are fifty times shorter than sets of minutes, and a stretch of time is still one stretch of numbers.
 */
export interface Candidates {
  readonly starts: Int32Array;
  /** How many of the starts are earlier than a minute: the number of the first that is not. */
  readonly numberAt: (minute: EpochMinute) => number;
}

export function candidatesOf(set: MinuteSet): Candidates {
  const { from, length, words } = set;
  const starts = minutesOf(set);
  const before = new Int32Array(words.length);
  for (let word = 0, sum = 0; word < words.length; word++) {
    before[word] = sum;
    for (let bits = words[word]!; bits !== 0; bits &= bits - 1) sum++;
  }
  const numberAt = (minute: EpochMinute): number => {
    const place = minute - from;
    if (place <= 0) return 0;
    if (place >= length) return starts.length;
    const word = place >>> 5;
    let number = before[word]!;
    for (let bits = words[word]! & ~(-1 << (place & 31)); bits !== 0; bits &= bits - 1) number++;
    return number;
  };
  return { starts, numberAt };
}

/** A set of candidates, by their numbers; empty. */
export function noCandidates({ starts }: Candidates): MinuteSet {
  return minuteSet(0, starts.length);
}

export function allCandidates({ starts }: Candidates): MinuteSet {
  const set = minuteSet(0, starts.length);
  addRange(set, 0, starts.length);
  return set;
}

/** Adds the candidates of `[begin, end)`. */
export function addStretch(
  set: MinuteSet,
  { numberAt }: Candidates,
  begin: EpochMinute,
  end: EpochMinute,
): void {
  const first = numberAt(begin);
  const beyond = numberAt(end);
  if (first < beyond) addRange(set, first, beyond);
}
