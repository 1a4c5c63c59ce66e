/** Delays of the event loop, in milliseconds, at which the load gate closes and opens again. */
export interface GateThresholds {
  readonly closeMs: number;
  /** Less than `closeMs`. At a delay between the two, the gate keeps its state, so that it does not flap. */
  readonly openMs: number;
}

/** Returns the thresholds of a gate that closes at `closeMs`. It opens again at 40 percent of that delay. */
export function gateThresholds(closeMs: number): GateThresholds {
  return { closeMs, openMs: closeMs * 0.4 };
}

/** State of the gate between two windows. */
export interface GateState {
  readonly isClosed: boolean;
  /** Total length of the late windows since the last window that was in time, in milliseconds. */
  readonly lateMs: number;
}

/** State of the gate before the first window. */
export const OPEN_GATE: GateState = { isClosed: false, lateMs: 0 };

/** Milliseconds for which windows must be late before the gate closes. One slow turn of the event loop is not an overload. */
export const SUSTAINED_MS = 1_000;

/** Returns the state after a window. The gate closes after `SUSTAINED_MS` of late windows and opens after the first window in time. */
export function nextGateState(
  { isClosed, lateMs }: GateState,
  window: { readonly delayMs: number; readonly lengthMs: number },
  { closeMs, openMs }: GateThresholds,
): GateState {
  if (isClosed) return window.delayMs > openMs ? { isClosed, lateMs } : OPEN_GATE;
  if (window.delayMs < closeMs) return OPEN_GATE;
  const late = lateMs + window.lengthMs;
  return { isClosed: late >= SUSTAINED_MS, lateMs: late };
}

/**
 * Returns the expected delay of a request that arrives at a random moment of a window, from the delays of the window's turns. A request
 * is more likely to arrive during a long turn, so each delay is weighted by its length. Returns 0 for a window without turns.
 *
 * @param delays mean and standard deviation of the turns, in one unit
 */
export function metDelay({ mean, stddev }: { readonly mean: number; readonly stddev: number }): number {
  if (!(mean > 0)) return 0;
  const spread = Number.isFinite(stddev) ? stddev : 0;
  return mean + (spread * spread) / mean;
}
