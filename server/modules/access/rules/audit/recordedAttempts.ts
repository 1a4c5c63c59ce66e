/**
 * Returns true if the audit log records the nth attempt of a window: the first, second, fourth and so on, and the first over the
 * limit. The number of entries grows with the logarithm of the attempts.
 */
export function isRecordedAttempt(count: number, limit: number): boolean {
  return (count & (count - 1)) === 0 || count === limit + 1;
}
