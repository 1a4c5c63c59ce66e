import { monitorEventLoopDelay } from "node:perf_hooks";
import { OPEN_GATE, getGateThresholds, calculateExpectedDelay, getNextGateState } from "./limits/loadGate.ts";

export interface LoadGate {
  isClosed(): boolean;
}

export interface MeasuringGate extends LoadGate {
  /** The start of the server blocks the event loop itself, so the gate is open until this call. */
  start(): void;
  /** Milliseconds. */
  delayMs(): number;
  stop(): void;
}

const WINDOW_MS = 250;
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

export function createLoadGate(closeMs: number): MeasuringGate {
  const thresholds = getGateThresholds(closeMs);
  const turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let state = OPEN_GATE;
  let delay = 0;
  let measuredAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const measure = () => {
    const now = performance.now();
    // A turn longer than the window is lost by the reset, but it delayed this timer.
    const late = now - measuredAt - WINDOW_MS;
    // Each measured turn includes the resolution.
    delay = Math.max(0, late, calculateExpectedDelay(turns) / NANOSECONDS - RESOLUTION_MS);
    state = getNextGateState(state, { delayMs: delay, lengthMs: now - measuredAt }, thresholds);
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
