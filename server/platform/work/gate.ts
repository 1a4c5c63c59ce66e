export interface Gate {
  /** Returns null if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
}

export function createGate(maxRunning: number, maxQueued: number): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = () =>
    new Promise<void>((resolve) => {
      if (running < maxRunning) {
        running += 1;
        resolve();
      } else queue.push(resolve);
    });
  return {
    run<T>(work: () => Promise<T>) {
      if (running >= maxRunning && queue.length >= maxQueued) return null;
      return enter().then(work).finally(leave);
    },
  };
}
