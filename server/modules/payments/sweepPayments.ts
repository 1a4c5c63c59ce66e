import {
  type DuePayment,
  type DueRefund,
  expireWithoutSession,
  postponePayment,
  postponeRefund,
  leaseDuePayments,
  leaseDueRefunds,
} from "./data/duePayments.ts";
import { settleRefund } from "./data/settlePayment.ts";
import { getNextQuery, getNextAttempt } from "./rules/retry.ts";
import { inParallel } from "../../platform/work/inParallel.ts";
import { LEASE_MS, type Leases, startLeaseRenewal } from "../../platform/work/leases.ts";
import { syncPayment } from "./syncPayment.ts";
import type { PaymentWorkDeps } from "./paymentDeps.ts";
import { resolveLatePayment } from "./resolveLatePayment.ts";

const BATCH = 20;
const PARALLEL = 5;

/** In case the provider's event was lost. */
const PENDING_REFUND_MS = 6 * 3_600_000;

export interface PaymentSweeper extends PaymentWorkDeps {
  readonly onError: (what: string, error: unknown) => void;
}

/** Leases make it safe to run concurrently. */
export async function sweepPayments(
  deps: PaymentSweeper,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const leases = {
    payments: startLeaseRenewal(deps, "payments"),
    refunds: startLeaseRenewal(deps, "refunds"),
  };
  try {
    while (!isStopping()) if (!(await sweepBatch(deps, leases))) return;
  } finally {
    leases.payments.close();
    leases.refunds.close();
  }
}

/** False if nothing was due. */
async function sweepBatch(
  deps: PaymentSweeper,
  leases: { readonly payments: Leases; readonly refunds: Leases },
): Promise<boolean> {
  const now = deps.clock.now();
  const leaseRequest = { now, lease: now + LEASE_MS, limit: BATCH };
  const payments = await leaseDuePayments(deps.database.query, leaseRequest);
  leases.payments.add(payments, leaseRequest.lease);
  await inParallel(payments, PARALLEL, (payment) => processPayment(deps, payment, leases.payments));
  const refunds = await leaseDueRefunds(deps.database.query, leaseRequest);
  leases.refunds.add(refunds, leaseRequest.lease);
  await inParallel(refunds, PARALLEL, async (refund) => {
    await sendRefund(deps, refund).finally(() => leases.refunds.release(refund));
  });
  return payments.length + refunds.length > 0;
}

async function processPayment(deps: PaymentSweeper, payment: DuePayment, leases: Leases): Promise<void> {
  const { businessId, id, state, sessionId, expiresAt, isAwaited, attempts } = payment;
  const now = deps.clock.now();
  const postpone = async (dueAt: number | null) => {
    const lease = await leases.release(payment);
    if (lease !== null) await postponePayment(deps.database.query, payment, lease, dueAt);
  };
  try {
    if (state === "SUCCEEDED") return await resolveLatePayment(deps, businessId, id);
    const isOver = state !== "OPEN" || now >= expiresAt || !isAwaited;
    if (sessionId === null) {
      // No visitor has the address yet. A request that creates the session finds that the payment has ended.
      if (!isOver) return await postpone(expiresAt);
      return await (state === "OPEN"
        ? expireWithoutSession(deps.database.query, businessId, id, now)
        : postpone(null));
    }
    const reportedState = await syncPayment(deps, { ...payment, sessionId }, isOver ? "end" : "read");
    if (reportedState === "OPEN") await postpone(getNextQuery(attempts, expiresAt, now));
  } catch (error) {
    deps.onError("loading a payment from its provider failed", error);
    await postpone(state === "OPEN" ? getNextQuery(attempts, expiresAt, now) : getNextAttempt(attempts, now));
  } finally {
    await leases.release(payment);
  }
}

async function sendRefund(deps: PaymentSweeper, refund: DueRefund): Promise<void> {
  const { businessId, id, attempts } = refund;
  const { query } = deps.database;
  const now = deps.clock.now();
  try {
    const gateway = deps.payments?.get(refund.provider);
    if (!gateway)
      return await postponeRefund(
        query,
        refund,
        getNextAttempt(attempts, now),
        "this server has no payment provider",
      );
    const report = await gateway.refund({ ...refund, refundId: id });
    if (report.state === "PENDING") return await postponeRefund(query, refund, now + PENDING_REFUND_MS, "");
    await settleRefund(query, businessId, id, report, now);
  } catch (error) {
    deps.onError("refunding a payment failed", error);
    const text = error instanceof Error ? error.message : String(error);
    await postponeRefund(query, refund, getNextAttempt(attempts, now), text);
  }
}
