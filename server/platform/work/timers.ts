/** Timers that tests replace. They do not keep the process alive. */
export interface Timers {
  /** Milliseconds. Returns a function that cancels the timer. */
  after(milliseconds: number, work: () => void): () => void;
  every(milliseconds: number, work: () => void): () => void;
}

/** Node fires a longer timer at once. */
const LONGEST_MS = 2 ** 31 - 1;

export const systemTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, Math.min(milliseconds, LONGEST_MS)).unref();
    return () => clearTimeout(timer);
  },
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
};
