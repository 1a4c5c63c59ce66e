export interface StreamLimits {
  /** For each API key or signed-in user, in this process. */
  readonly perCaller: number;
  readonly perProcess: number;
}

export const STREAM_LIMITS: StreamLimits = { perCaller: 5, perProcess: 200 };

export type StreamSlot =
  | { readonly isFree: true; release(): void }
  | { readonly isFree: false; readonly limit: "CALLER" | "PROCESS" };

/** Counts the open streams of each caller and of the process. */
export function createStreamSlots({ perCaller, perProcess }: StreamLimits): {
  take(caller: string): StreamSlot;
} {
  const countByCaller = new Map<string, number>();
  let total = 0;
  return {
    take(caller) {
      const count = countByCaller.get(caller) ?? 0;
      if (count >= perCaller) return { isFree: false, limit: "CALLER" };
      if (total >= perProcess) return { isFree: false, limit: "PROCESS" };
      countByCaller.set(caller, count + 1);
      total += 1;
      let isReleased = false;
      return {
        isFree: true,
        release() {
          if (isReleased) return;
          isReleased = true;
          total -= 1;
          const left = countByCaller.get(caller)! - 1;
          if (left === 0) countByCaller.delete(caller);
          else countByCaller.set(caller, left);
        },
      };
    },
  };
}
