import { monitorEventLoopDelay } from "node:perf_hooks";
import { OPEN_GATE, gateThresholds, metDelay, nextGateState } from "../domain/limits/loadGate.ts";

/** Tells whether the process has more work than it can do in time. */
export interface LoadGate {
  isClosed(): boolean;
}

/** A gate that measures, and that its opener closes. */
export interface MeasuringGate extends LoadGate {
  /** Starts to measure. Until then the gate is open: opening the database and the first build of the schema hold up the loop. */
  start(): void;
  /** The delay of the event loop in the last window, in milliseconds. */
  delayMs(): number;
  stop(): void;
}

/** The delay of the event loop at which reads are rejected, in milliseconds, where the operator sets nothing else. */
export const USUAL_CLOSE_MS = 250;

const WINDOW_MS = 250;
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

/**
 * Measures the delay of the event loop in windows of a quarter of a second. The gate closes when requests have waited for longer
 * than `closeMs` for a second, and opens again at two fifths of that.
 */
export function openLoadGate(closeMs: number = USUAL_CLOSE_MS): MeasuringGate {
  const thresholds = gateThresholds(closeMs);
  const turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let state = OPEN_GATE;
  let delay = 0;
  let lookedAt = 0;
  let looking: NodeJS.Timeout | undefined;
  const look = () => {
    const now = performance.now();
    // A turn longer than the window ends after this look, and a reset discards its measure. The look itself was late by then.
    const late = now - lookedAt - WINDOW_MS;
    // Each turn's measure contains the resolution itself.
    delay = Math.max(0, late, metDelay(turns) / NANOSECONDS - RESOLUTION_MS);
    state = nextGateState(state, { delayMs: delay, lengthMs: now - lookedAt }, thresholds);
    lookedAt = now;
    turns.reset();
  };
  return {
    start() {
      turns.enable();
      lookedAt = performance.now();
      looking ??= setInterval(look, WINDOW_MS).unref();
    },
    isClosed: () => state.isClosed,
    delayMs: () => delay,
    stop() {
      clearInterval(looking);
      turns.disable();
    },
  };
}
