/** Delays of the event loop, in milliseconds, at which the load gate closes and opens again. */
export interface GateThresholds {
  readonly closeMs: number;
  /** Below `closeMs`: between both the gate stays as it is, so it does not flap. */
  readonly openMs: number;
}

/** Returns thresholds that close at a delay and open at two fifths of it. */
export function gateThresholds(closeMs: number): GateThresholds {
  return { closeMs, openMs: closeMs * 0.4 };
}

/** The state of the gate between two windows. */
export interface GateState {
  readonly isClosed: boolean;
  /** Milliseconds for which every window has been late. */
  readonly lateMs: number;
}

/** The state of a gate that has measured nothing. */
export const OPEN_GATE: GateState = { isClosed: false, lateMs: 0 };

/** Milliseconds for which windows must be late before the gate closes: one slow turn is not an overload. */
export const SUSTAINED_MS = 1_000;

/** Returns the state after a window: it closes after a second of late windows, and opens at the first window in time. */
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
 * Returns the delay that a request meets when it arrives at a random moment of a window, from the delays of the window's turns: long
 * turns are met more often, so each delay weighs by its own length. 0 without turns.
 *
 * @param delays mean and standard deviation of the turns, in one unit
 */
export function metDelay({ mean, stddev }: { readonly mean: number; readonly stddev: number }): number {
  if (!(mean > 0)) return 0;
  const spread = Number.isFinite(stddev) ? stddev : 0;
  return mean + (spread * spread) / mean;
}
