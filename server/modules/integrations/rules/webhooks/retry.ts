/** Seconds until the next attempt, by number of failures; nearly a day in total. */
const DELAYS_IN_SECONDS = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 28_800];

/** Share of random variation, so that deliveries that failed together do not retry together. */
const JITTER = 0.1;

/** Milliseconds from creation. */
export const GIVE_UP_MS = 24 * 3_600_000;

export const MAX_ATTEMPTS = DELAYS_IN_SECONDS.length + 1;

/**
 * Returns the time of the next attempt in epoch milliseconds, or null to give up.
 * @param attempts number of attempts so far
 * @param giveUpAt epoch milliseconds
 * @param chance random number from 0 (inclusive) to 1 (exclusive)
 */
export function getNextAttemptTime(
  attempts: number,
  giveUpAt: number,
  now: number,
  chance: number,
): number | null {
  const delay = DELAYS_IN_SECONDS[attempts - 1];
  if (delay === undefined) return null;
  const next = Math.round(now + delay * 1000 * (1 + (2 * chance - 1) * JITTER));
  return next < giveUpAt ? next : null;
}
