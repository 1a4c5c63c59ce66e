const MINUTE = 60_000;

/** Just before the time is up a payment is asked about once more, so that what was paid in time is in time. */
const LAST_LOOK = 15_000;

/**
 * When an open payment is asked about next: rarer and rarer, for its provider tells by itself; once more just before its
 * time is up, and when it is. Instants in epoch milliseconds.
 *
 * @param asked how often it has been asked about
 */
export function nextLook(asked: number, expiresAt: number, now: number): number {
  if (now >= expiresAt) return nextTry(asked, now);
  const regular = now + MINUTE * 2 ** Math.min(asked, 10);
  const last = expiresAt - LAST_LOOK;
  return Math.min(regular, last > now ? last : expiresAt);
}

/** Minutes until the next try, by how often it has failed. */
const PAUSES = [1, 2, 5, 15, 60, 180, 360];

/** When something that has to succeed some day is tried again: never given up, every six hours in the end. */
export function nextTry(failures: number, now: number): number {
  return now + MINUTE * PAUSES[Math.min(Math.max(failures, 1), PAUSES.length) - 1]!;
}
