import { type PaymentSweeper, sweepPayments } from "../sweepPayments.ts";
import { startLoop } from "../../../platform/work/loop.ts";

const EVERY_MS = 10_000;

export interface PaymentJob {
  wake(): void;
  close(): Promise<void>;
}

/**
 * Leases make it safe to run concurrently.
 *
 * @param before runs before each run, for a provider that reports only on request
 */
export function startPaymentJob(
  sweeper: Omit<PaymentSweeper, "wake">,
  before: () => Promise<unknown> = async () => {},
): PaymentJob {
  let isClosed = false;
  const { wake, close } = startLoop({
    name: "payments",
    everyMs: EVERY_MS,
    onError: (error) => sweeper.onError("processing payments failed", error),
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
