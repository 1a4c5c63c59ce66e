import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;
/** Browsers slow the timers of hidden tabs, so a tick is shorter than a minute. */
const TICK_MS = 10_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

/** Returns the current minute since 1970-01-01T00:00Z. */
export const getNow = (): number => Math.floor(Date.now() / MINUTE_MS);

/** Returns the current minute since 1970-01-01T00:00Z. The component is rendered once a minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, getNow, getNow);
}
