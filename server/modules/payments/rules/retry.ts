const MINUTE = 60_000;

/** Milliseconds before the deadline. */
const LAST_QUERY_MS = 15_000;

/**
 * At growing intervals, because the provider sends events, then shortly before the deadline, and at it. Epoch
 * milliseconds.
 */
export function getNextQuery(queryCount: number, expiresAt: number, now: number): number {
  if (now >= expiresAt) return getNextAttempt(queryCount, now);
  const regular = now + MINUTE * 2 ** Math.min(queryCount, 10);
  const last = expiresAt - LAST_QUERY_MS;
  return Math.min(regular, last > now ? last : expiresAt);
}

/** By number of failures. */
const RETRY_MINUTES = [1, 2, 5, 15, 60, 180, 360];

/** Never gives up. */
export function getNextAttempt(failures: number, now: number): number {
  return now + MINUTE * RETRY_MINUTES[Math.min(Math.max(failures, 1), RETRY_MINUTES.length) - 1]!;
}
