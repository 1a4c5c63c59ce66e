import { type PaymentSweeper, sweepPayments } from "../sweepPayments.ts";
import { type Loop, startLoop } from "../../../platform/work/loop.ts";

const EVERY_MS = 10_000;

export type PaymentJob = Pick<Loop, "wake" | "close">;

/**
 * Leases make it safe to run concurrently.
 *
 * @param before runs before each run, for a provider that reports only on request
 */
export function startPaymentJob(
  sweeper: Omit<PaymentSweeper, "wakePayments">,
  before: () => Promise<unknown> = async () => {},
): PaymentJob {
  const loop = startLoop({
    name: "payments",
    everyMs: EVERY_MS,
    onError: (error) => sweeper.onError("processing payments failed", error),
    async work(control) {
      await before();
      await sweepPayments({ ...sweeper, wakePayments: () => loop.wake() }, control);
    },
  });
  return loop;
}
