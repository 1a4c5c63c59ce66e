/** Failure state of an endpoint. Instants in epoch milliseconds. */
export interface Circuit {
  readonly failures: number;
  readonly failingSince: number | null;
  /** End of the pause, after which one delivery probes the endpoint. Null if it is not paused. */
  readonly pausedUntil: number | null;
}

export interface CircuitAfterAttempt extends Circuit {
  /** True after days of failures. The business must enable the endpoint again. */
  readonly isSuspended: boolean;
}

export const CLOSED_CIRCUIT: Circuit = { failures: 0, failingSince: null, pausedUntil: null };

export const FAILURES_BEFORE_PAUSE = 10;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 3_600_000;
/** Milliseconds without a success. */
export const SUSPENDED_AFTER_MS = 3 * 24 * 3_600_000;

/** Circuit breaker: repeated failures pause an endpoint, twice as long each time; one success resets it. */
export function updateCircuit(
  { failures, failingSince }: Circuit,
  isPayload: boolean,
  now: number,
): CircuitAfterAttempt {
  if (isPayload) return { ...CLOSED_CIRCUIT, isSuspended: false };
  const count = failures + 1;
  const since = failingSince ?? now;
  const excess = count - FAILURES_BEFORE_PAUSE;
  const pause = excess < 0 ? null : Math.min(FIRST_PAUSE_MS * 2 ** Math.min(excess, 20), MAX_PAUSE_MS);
  return {
    failures: count,
    failingSince: since,
    pausedUntil: pause === null ? null : now + pause,
    isSuspended: excess >= 0 && now - since >= SUSPENDED_AFTER_MS,
  };
}
