/** Seconds left at which a countdown speaks, so that listeners are neither surprised nor pestered; the most first. */
export const ordinaryMarks: readonly number[] = [300, 60, 0];

/** Whole seconds from `now` to `until` (milliseconds), never below 0. A begun second counts in full. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** `9:05` */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The mark that was passed between two readings, or null. A sleeping tab may pass several: the last counts. */
export function markPassed(
  before: number,
  after: number,
  marks: readonly number[] = ordinaryMarks,
): number | null {
  return marks.findLast((mark) => before > mark && after <= mark) ?? null;
}
