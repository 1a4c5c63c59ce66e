export interface GateThresholds {
  readonly closeMs: number;
  /** Between the two the gate keeps its state, so that it does not flap. */
  readonly openMs: number;
}

export function getGateThresholds(closeMs: number): GateThresholds {
  return { closeMs, openMs: closeMs * 0.4 };
}

export interface GateState {
  readonly isClosed: boolean;
  readonly lateMs: number;
}

export const OPEN_GATE: GateState = { isClosed: false, lateMs: 0 };

/** One slow turn of the event loop is not an overload. */
export const SUSTAINED_MS = 1_000;

/** Closes after `SUSTAINED_MS` of late windows and opens after the first window in time. */
export function getNextGateState(
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
 * The expected delay of a request at a random moment, weighted by the length of turns. 0 without turns.
 * @param delays mean and standard deviation, in one unit
 */
export function calculateExpectedDelay({
  mean,
  stddev,
}: {
  readonly mean: number;
  readonly stddev: number;
}): number {
  if (!(mean > 0)) return 0;
  const deviation = Number.isFinite(stddev) ? stddev : 0;
  return mean + (deviation * deviation) / mean;
}
