/** Seconds until the next try, by how often it has failed: nearly a day. */
const PAUSES = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 28_800];

/** Those who failed together do not come back together: up to this share sooner or later. */
const JITTER = 0.1;

/** How long a delivery is tried, in milliseconds, from when it was owed. */
export const GIVE_UP_MS = 24 * 3_600_000;

/** How often a delivery is tried at most. */
export const MOST_ATTEMPTS = PAUSES.length + 1;

/**
 * When a delivery that failed is tried again, in epoch milliseconds; null: never.
 *
 * @param attempts how often it was tried, this time included
 * @param giveUpAt epoch milliseconds after which nobody wants it any more
 * @param chance from 0 to just below 1
 */
export function nextAttempt(attempts: number, giveUpAt: number, now: number, chance: number): number | null {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return null;
  const next = Math.round(now + pause * 1000 * (1 + (2 * chance - 1) * JITTER));
  return next < giveUpAt ? next : null;
}
