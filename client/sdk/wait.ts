/** Resolves after a pause. Rejects with the reason of the signal when it is aborted. */
export function wait(milliseconds: number, signal?: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** Milliseconds before a retry: doubled each time, and random in its upper half so that clients spread. */
export const backoff = (retry: number, firstMs: number, maxMs: number): number =>
  Math.min(maxMs, firstMs * 2 ** retry) * (0.5 + Math.random() / 2);
