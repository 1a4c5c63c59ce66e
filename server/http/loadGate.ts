import { monitorEventLoopDelay } from "node:perf_hooks";
import { gateThresholds, isGateClosed, metDelay } from "../domain/limits/loadGate.ts";

/** Tells whether the process has more work than it can do in time. */
export interface LoadGate {
  isClosed(): boolean;
}

/** A gate that measures, and that its opener closes. */
export interface MeasuringGate extends LoadGate {
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
 * Measures the delay of the event loop in windows of a quarter of a second, and closes the gate while requests would wait for longer
 * than `closeMs`. It opens again at two fifths of that.
 */
export function openLoadGate(closeMs: number = USUAL_CLOSE_MS): MeasuringGate {
  const thresholds = gateThresholds(closeMs);
  const turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  turns.enable();
  let isClosed = false;
  let delay = 0;
  let lookedAt = performance.now();
  const look = setInterval(() => {
    const now = performance.now();
    // A turn longer than the window ends after this look, and a reset discards its measure. The look itself was late by then.
    const late = now - lookedAt - WINDOW_MS;
    // Each turn's measure contains the resolution itself.
    delay = Math.max(0, late, metDelay(turns) / NANOSECONDS - RESOLUTION_MS);
    lookedAt = now;
    turns.reset();
    isClosed = isGateClosed(isClosed, delay, thresholds);
  }, WINDOW_MS);
  look.unref();
  return {
    isClosed: () => isClosed,
    delayMs: () => delay,
    stop() {
      clearInterval(look);
      turns.disable();
    },
  };
}
