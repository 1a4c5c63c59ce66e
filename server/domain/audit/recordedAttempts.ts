/**
 * Whether the audit log records the nth attempt of a window: the first, the second, the fourth and so on, and the first one over the
 * limit. A guesser fills the log by the logarithm of the attempts only.
 */
export function isRecordedAttempt(count: number, limit: number): boolean {
  return (count & (count - 1)) === 0 || count === limit + 1;
}
