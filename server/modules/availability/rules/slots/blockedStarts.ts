import { addRange, createMinuteSet, type MinuteSet } from "./minuteSet.ts";
import type { BusyTimes, SlotRules } from "../../../../shared/slots/types.ts";

/**
 * A booking at s occupies `[s - before, s + duration + after)`, so the busy time `[begin, end)` blocks every s between
 * `begin - duration - after` and `end + before`, both exclusive.
 */
export function addBlockedStarts(set: MinuteSet, busy: BusyTimes, rules: SlotRules): void {
  const reachBack = rules.durationMinutes + rules.bufferAfterMinutes - 1;
  const reachOn = rules.bufferBeforeMinutes;
  for (let i = 0; i + 1 < busy.length; i += 2) {
    const begin = busy[i]!;
    const end = busy[i + 1]!;
    if (begin < end) addRange(set, begin - reachBack, end + reachOn);
  }
}

/** Adds the starts at which fewer than `needed` units are free for the whole booking. */
export function addShortStarts(
  set: MinuteSet,
  units: readonly BusyTimes[],
  needed: number,
  rules: SlotRules,
): void {
  if (needed <= 0) return;
  const end = set.from + set.length;
  const blocked = createMinuteSet(set.from, end);
  // enough[k]: starts at which at least k + 1 of the processed units are free.
  const enough = Array.from({ length: needed }, () => new Int32Array(set.words.length));
  for (const busy of units) {
    blocked.words.fill(0);
    addBlockedStarts(blocked, busy, rules);
    for (let k = needed - 1; k >= 0; k--) {
      const lowerLevel = enough[k - 1];
      const level = enough[k]!;
      for (let word = 0; word < level.length; word++) {
        level[word]! |= ~blocked.words[word]! & (lowerLevel === undefined ? -1 : lowerLevel[word]!);
      }
    }
  }
  const reached = enough[needed - 1]!;
  for (let word = 0; word < reached.length; word++) set.words[word]! |= ~reached[word]!;
}
