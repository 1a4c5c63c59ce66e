export interface Gate {
  /** Returns null if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
}

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
