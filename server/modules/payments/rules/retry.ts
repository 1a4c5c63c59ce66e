const MINUTE = 60_000;

/** Milliseconds before the deadline. */
const LAST_LOOK = 15_000;

/**
 * At growing intervals, because the provider sends events, then shortly before the deadline, and at it. Epoch
 * milliseconds.
 */
export function nextLook(asked: number, expiresAt: number, now: number): number {
  if (now >= expiresAt) return nextTry(asked, now);
  const regular = now + MINUTE * 2 ** Math.min(asked, 10);
  const last = expiresAt - LAST_LOOK;
  return Math.min(regular, last > now ? last : expiresAt);
}

/** By number of failures. */
const PAUSES = [1, 2, 5, 15, 60, 180, 360];

/** Never gives up. */
export function nextTry(failures: number, now: number): number {
  return now + MINUTE * PAUSES[Math.min(Math.max(failures, 1), PAUSES.length) - 1]!;
}
