import {
  DUE_PAYMENTS,
  DUE_REFUNDS,
  type DuePayment,
  type DueRefund,
  type PostponedRefund,
  expireWithoutSession,
  leaseDuePayments,
  leaseDueRefunds,
  postponePayment,
  postponeRefund,
} from "./data/duePayments.ts";
import { settleRefund } from "./data/settlePayment.ts";
import { getNextQuery, getNextAttempt } from "./rules/retry.ts";
import { processDue } from "../../platform/work/leasedWork.ts";
import type { RunControl } from "../../platform/work/loop.ts";
import { syncPayment } from "./syncPayment.ts";
import type { PaymentWorkDeps } from "./paymentDeps.ts";
import { resolveLatePayment } from "./resolveLatePayment.ts";

const LIMITS = { limit: 20, concurrency: 5, isSingleBatch: true };

/** In case the provider's event was lost. */
const PENDING_REFUND_MS = 6 * 3_600_000;

export interface PaymentSweeper extends PaymentWorkDeps {
  readonly onError: (what: string, error: unknown) => void;
}

/** Leases make it safe to run concurrently. Batches alternate, so that many payments do not delay refunds. */
export async function sweepPayments(deps: PaymentSweeper, control?: RunControl): Promise<void> {
  const { query } = deps.database;
  const sweepDuePayments = () =>
    processDue(deps, control, {
      ...LIMITS,
      due: DUE_PAYMENTS,
      take: (request) => leaseDuePayments(query, request),
      run: (payment) => processPayment(deps, payment),
      settle: async (payment, { dueAt }, lease) => {
        if (lease !== null) await postponePayment(query, payment, lease, dueAt);
      },
    });
  const sweepDueRefunds = () =>
    processDue(deps, control, {
      ...LIMITS,
      due: DUE_REFUNDS,
      take: (request) => leaseDueRefunds(query, request),
      run: (refund) => sendRefund(deps, refund),
      settle: (refund, postponed) => postponeRefund(query, refund, postponed),
    });
  // oxlint-disable-next-line no-await-in-loop
  while ((await sweepDuePayments()) + (await sweepDueRefunds()) > 0);
}

/** Returns the next due time of a payment that is not settled, null for never. */
async function processPayment(
  deps: PaymentSweeper,
  payment: DuePayment,
): Promise<{ readonly dueAt: number | null } | null> {
  const { businessId, id, state, sessionId, expiresAt, isAwaited, attempts } = payment;
  const now = deps.clock.now();
  try {
    if (state === "SUCCEEDED") {
      await resolveLatePayment(deps, businessId, id);
      return null;
    }
    const isOver = state !== "OPEN" || now >= expiresAt || !isAwaited;
    if (sessionId === null) {
      // No visitor has the address yet. A request that creates the session finds that the payment has ended.
      if (!isOver) return { dueAt: expiresAt };
      if (state !== "OPEN") return { dueAt: null };
      await expireWithoutSession(deps.database.query, businessId, id, now);
      return null;
    }
    const reportedState = await syncPayment(deps, { ...payment, sessionId }, isOver ? "end" : "read");
    return reportedState === "OPEN" ? { dueAt: getNextQuery(attempts, expiresAt, now) } : null;
  } catch (error) {
    deps.onError("loading a payment from its provider failed", error);
    return {
      dueAt: state === "OPEN" ? getNextQuery(attempts, expiresAt, now) : getNextAttempt(attempts, now),
    };
  }
}

async function sendRefund(deps: PaymentSweeper, refund: DueRefund): Promise<PostponedRefund | null> {
  const { businessId, id, attempts } = refund;
  const now = deps.clock.now();
  const dueAt = getNextAttempt(attempts, now);
  try {
    const report = await deps.payments.get(refund.provider).refund({ ...refund, refundId: id });
    if (report.state === "PENDING") return { dueAt: now + PENDING_REFUND_MS, error: "" };
    await settleRefund(deps.database.query, businessId, id, report, now);
    return null;
  } catch (error) {
    deps.onError("refunding a payment failed", error);
    return { dueAt, error: error instanceof Error ? error.message : String(error) };
  }
}
