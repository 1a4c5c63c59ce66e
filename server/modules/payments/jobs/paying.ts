import { type PaymentSweeper, sweepPayments } from "../sweepPayments.ts";
import { startLoop } from "../../../platform/work/loop.ts";

const EVERY_MS = 10_000;

/** Settles due payments and refunds. */
export interface Paying {
  /** Starts a run: a payment or a refund has become due. */
  wake(): void;
  /** Waits for the run in progress. */
  close(): Promise<void>;
}

/**
 * Settles due payments and refunds after a wake-up and every ten seconds. Several processes may do so at once; a lease keeps a row from
 * being taken twice.
 *
 * @param before runs before each run: providers that report only on request
 */
export function startPaying(
  sweeper: Omit<PaymentSweeper, "wake">,
  before: () => Promise<unknown> = async () => {},
): Paying {
  let isClosed = false;
  const { wake, close } = startLoop({
    name: "payments",
    everyMs: EVERY_MS,
    onError: (error) => sweeper.onError("looking after payments failed", error),
    async work() {
      await before();
      await sweepPayments({ ...sweeper, wake: () => wake() }, () => isClosed);
    },
  });
  return {
    wake,
    async close() {
      isClosed = true;
      await close();
    },
  };
}
