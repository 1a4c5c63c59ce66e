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

/** Returns whether the gate is closed after a measured delay. */
export function isGateClosed(before: boolean, delayMs: number, { closeMs, openMs }: GateThresholds): boolean {
  return before ? delayMs > openMs : delayMs >= closeMs;
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
