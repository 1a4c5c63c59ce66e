import { type PaymentSweeper, sweepPayments } from "../services/payments/sweepPayments.ts";

const EVERY_MS = 10_000;

/** Looks after what is due about payments. */
export interface Paying {
  /** Has it looked at soon: something has become due. */
  wake(): void;
  /** Waits for what is being done. */
  close(): Promise<void>;
}

/**
 * Looks now and then for payments and refunds that are due, and at once when it is woken. Every process may: nothing is taken
 * twice. Should nobody ever wake it, the look every ten seconds finds all of it.
 *
 * @param before what is to be done before each look: providers that tell only when they are asked
 */
export function startPaying(
  sweeper: Omit<PaymentSweeper, "wake">,
  before: () => Promise<unknown> = async () => {},
): Paying {
  let isClosed = false;
  let isAwaited = false;
  let running: Promise<void> | null = null;
  const look = async () => {
    try {
      await before();
      // What becomes due meanwhile is looked at by this look, or the next.
      await sweepPayments({ ...sweeper, wake }, () => isClosed);
    } catch (error) {
      sweeper.onError("looking after payments failed", error);
    }
  };
  const start = () => {
    running = look().finally(() => {
      running = null;
      if (isAwaited && !isClosed) {
        isAwaited = false;
        start();
      }
    });
  };
  function wake(): void {
    if (isClosed) return;
    if (running) isAwaited = true;
    else start();
  }
  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  // What a process left that ended.
  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
