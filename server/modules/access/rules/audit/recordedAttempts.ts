/**
 * Returns true for attempt 1, 2, 4, 8 and so on, and for the first over the limit. The number of entries grows with the
 * logarithm of the attempts.
 */
export function isRecordedAttempt(count: number, limit: number): boolean {
  return (count & (count - 1)) === 0 || count === limit + 1;
}
