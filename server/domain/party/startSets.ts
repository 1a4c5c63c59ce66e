import type { MinuteSet } from "../slots/minuteSet.ts";
import type { EpochMinute } from "../time/units.ts";

/** What the party search asks of sets of minutes, besides what `../slots/minuteSet.ts` does. */

/** Sets over the same minutes, side by side in one piece of memory, which is cheaper than one each. */
export function minuteSets(count: number, from: EpochMinute, to: EpochMinute): MinuteSet[] {
  const length = Math.max(0, to - from);
  const words = (length + 31) >>> 5;
  const all = new Int32Array(words * count);
  return Array.from({ length: count }, (_, i) => ({
    from,
    length,
    words: all.subarray(i * words, (i + 1) * words),
  }));
}

/** Whether no minute of `[begin, end)` is in the set, as far as the set reaches. */
export function isClear(set: MinuteSet, begin: EpochMinute, end: EpochMinute): boolean {
  const low = Math.max(begin - set.from, 0);
  const high = Math.min(end - set.from, set.length);
  if (low >= high) return true;
  const { words } = set;
  const first = low >>> 5;
  const last = (high - 1) >>> 5;
  const head = -1 << (low & 31);
  const tail = -1 >>> (31 - ((high - 1) & 31));
  if (first === last) return (words[first]! & head & tail) === 0;
  if ((words[first]! & head) !== 0 || (words[last]! & tail) !== 0) return false;
  for (let word = first + 1; word < last; word++) if (words[word] !== 0) return false;
  return true;
}
