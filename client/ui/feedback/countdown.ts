export const defaultAnnouncedSeconds: readonly number[] = [300, 60, 0];

/** Returns the whole seconds until `until`, at least 0, rounded up. Arguments in milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** `9:05` */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns the last mark passed between two readings, or null. A sleeping tab may pass several. */
export function findPassedMark(
  previousSeconds: number,
  nextSeconds: number,
  marks: readonly number[] = defaultAnnouncedSeconds,
): number | null {
  return marks.findLast((mark) => previousSeconds > mark && nextSeconds <= mark) ?? null;
}
