/** So much of something at once, and so many waiting for it. */
export interface Gate {
  /** Runs `work` when it is its turn; null: too many are waiting already. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
}

/** A gate that lets `atOnce` through at a time, in the order in which they came. */
export function createGate(atOnce: number, waitingAtMost: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  const enter = () =>
    new Promise<void>((resolve) => {
      if (inside < atOnce) {
        inside += 1;
        resolve();
      } else waiting.push(resolve);
    });
  return {
    run<T>(work: () => Promise<T>) {
      if (inside >= atOnce && waiting.length >= waitingAtMost) return null;
      return enter().then(work).finally(leave);
    },
  };
}
