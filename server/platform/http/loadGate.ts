import { monitorEventLoopDelay } from "node:perf_hooks";
import { OPEN_GATE, gateThresholds, metDelay, nextGateState } from "./limits/loadGate.ts";

/** Closed while the process has more work than it can do in time. */
export interface LoadGate {
  isClosed(): boolean;
}

/** A gate that measures the event loop. Its owner stops it. */
export interface MeasuringGate extends LoadGate {
  /** Starts to measure. Until then the gate is open, because the start of the server blocks the event loop itself. */
  start(): void;
  /** The delay of the event loop in the last window, in milliseconds. */
  delayMs(): number;
  stop(): void;
}

const WINDOW_MS = 250;
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

/**
 * Measures the delay of the event loop in windows of 250 ms. The gate closes when the delay has been above `closeMs` for a second,
 * and opens again at two fifths of `closeMs`.
 */
export function openLoadGate(closeMs: number): MeasuringGate {
  const thresholds = gateThresholds(closeMs);
  const turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let state = OPEN_GATE;
  let delay = 0;
  let measuredAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const measure = () => {
    const now = performance.now();
    // A turn that is longer than the window is not measured, because the reset discards it. But it delayed this timer.
    const late = now - measuredAt - WINDOW_MS;
    // Each measured turn includes the resolution.
    delay = Math.max(0, late, metDelay(turns) / NANOSECONDS - RESOLUTION_MS);
    state = nextGateState(state, { delayMs: delay, lengthMs: now - measuredAt }, thresholds);
    measuredAt = now;
    turns.reset();
  };
  return {
    start() {
      turns.enable();
      measuredAt = performance.now();
      timer ??= setInterval(measure, WINDOW_MS).unref();
    },
    isClosed: () => state.isClosed,
    delayMs: () => delay,
    stop() {
      clearInterval(timer);
      turns.disable();
    },
  };
}
