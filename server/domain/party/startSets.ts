import type { MinuteSet } from "../slots/minuteSet.ts";

/**
 * Sets of a party's starts against sets of its lines' starts: a line `offset` minutes after the party's start
 * may begin when its set holds that minute.
 */

/** 32 minutes of a set from the given place on; what lies outside is empty. */
function wordAt(words: Int32Array, place: number): number {
  const word = place >> 5;
  const shift = place & 31;
  const low = (words[word] ?? 0) >>> shift;
  // A shift by 32 is a shift by 0, so the next word goes up in two steps.
  return low | (((words[word + 1] ?? 0) << 1) << (31 - shift));
}

/** Keeps of a party's starts those from which a line may begin `offset` minutes later. */
export function keepFollowed(starts: MinuteSet, line: MinuteSet, offset: number): void {
  const { words } = starts;
  const place = starts.from + offset - line.from;
  for (let word = 0; word < words.length; word++) {
    if (words[word] !== 0) words[word]! &= wordAt(line.words, place + (word << 5));
  }
}

/** Takes out of a party's starts those from which a line would begin, `offset` minutes later, within the set. */
export function dropFollowed(starts: MinuteSet, line: MinuteSet, offset: number): void {
  const { words } = starts;
  const place = starts.from + offset - line.from;
  for (let word = 0; word < words.length; word++) {
    if (words[word] !== 0) words[word]! &= ~wordAt(line.words, place + (word << 5));
  }
}

/** Adds to `into` the minutes that lie in at least `count` of the sets, all over the same minutes. */
export function addWhereEnough(into: MinuteSet, sets: readonly MinuteSet[], count: number): void {
  if (sets.length < count) return;
  // levels[k]: minutes in at least k + 1 of the sets looked at so far.
  const levels = Array.from({ length: count }, () => new Int32Array(into.words.length));
  for (const { words: held } of sets) {
    for (let k = count - 1; k > 0; k--) {
      const level = levels[k]!;
      const below = levels[k - 1]!;
      for (let word = 0; word < level.length; word++) level[word]! |= held[word]! & below[word]!;
    }
    const first = levels[0]!;
    for (let word = 0; word < first.length; word++) first[word]! |= held[word]!;
  }
  const reached = levels[count - 1]!;
  for (let word = 0; word < reached.length; word++) into.words[word]! |= reached[word]!;
}

export function isEmpty(set: MinuteSet): boolean {
  return set.words.every((word) => word === 0);
}
