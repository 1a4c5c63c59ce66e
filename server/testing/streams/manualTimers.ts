import type { Timers } from "../../platform/work/timers.ts";

export interface ManualTimers extends Timers {
  /** Runs what is due within the next milliseconds, in order. */
  elapse(milliseconds: number): void;
  /** Number of timers that run once. */
  pendingCount(): number;
}

interface Timer {
  at: number;
  readonly everyMs: number | null;
  readonly work: () => void;
}

export function createManualTimers(): ManualTimers {
  const timers = new Set<Timer>();
  let now = 0;
  const add = (milliseconds: number, everyMs: number | null, work: () => void) => {
    const timer: Timer = { at: now + milliseconds, everyMs, work };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  return {
    after: (milliseconds, work) => add(milliseconds, null, work),
    every: (milliseconds, work) => add(milliseconds, milliseconds, work),
    pendingCount: () => [...timers].filter(({ everyMs }) => everyMs === null).length,
    elapse(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        if (next.everyMs === null) timers.delete(next);
        else next.at += next.everyMs;
        next.work();
      }
      now = end;
    },
  };
}
