/** How an endpoint has fared of late. Instants in epoch milliseconds. */
export interface Circuit {
  /** In a row. */
  readonly failures: number;
  /** The first of them; null: there is none. */
  readonly failingSince: number | null;
  /** Until then it is left alone, then tried with one delivery; null: it gets all of them. */
  readonly pausedUntil: number | null;
}

/** What becomes of an endpoint after an attempt. */
export interface AfterAttempt extends Circuit {
  /** It has failed for days: nothing is sent there until somebody enables it again. */
  readonly isSuspended: boolean;
}

export const WELL: Circuit = { failures: 0, failingSince: null, pausedUntil: null };

/** So many failures in a row are no accident. */
export const FAILURES_BEFORE_PAUSE = 10;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** After so long without one success. */
export const SUSPENDED_AFTER_MS = 3 * 24 * 3_600_000;

/**
 * What an attempt says of an endpoint (a circuit breaker): one that fails again and again is left alone for a while, twice as
 * long each time; then a single delivery tries it. One success, and it is as if nothing had been.
 */
export function afterAttempt(
  { failures, failingSince }: Circuit,
  isSuccess: boolean,
  now: number,
): AfterAttempt {
  if (isSuccess) return { ...WELL, isSuspended: false };
  const count = failures + 1;
  const since = failingSince ?? now;
  const beyond = count - FAILURES_BEFORE_PAUSE;
  const pause = beyond < 0 ? null : Math.min(FIRST_PAUSE_MS * 2 ** Math.min(beyond, 20), LONGEST_PAUSE_MS);
  return {
    failures: count,
    failingSince: since,
    pausedUntil: pause === null ? null : now + pause,
    isSuspended: beyond >= 0 && now - since >= SUSPENDED_AFTER_MS,
  };
}
