import {
  type DuePayment,
  type DueRefund,
  endUntold,
  putOffPayment,
  putOffRefund,
  takeDuePayments,
  takeDueRefunds,
} from "./data/duePayments.ts";
import { settleRefund } from "./data/settlePayment.ts";
import { nextLook, nextTry } from "./rules/retry.ts";
import { inParallel } from "../../platform/work/inParallel.ts";
import { LEASE_MS, type Leases, keepLeases } from "../../platform/work/leases.ts";
import { askProvider } from "./askProvider.ts";
import type { PaymentDeps } from "./paymentDeps.ts";
import { resolveLate } from "./resolveLate.ts";

const BATCH = 20;
const AT_ONCE = 5;

/** In case the provider's event was lost. */
const UNDER_WAY_MS = 6 * 3_600_000;

export interface PaymentSweeper extends PaymentDeps {
  readonly onError: (what: string, error: unknown) => void;
}

/** Leases make it safe to run concurrently. */
export async function sweepPayments(
  deps: PaymentSweeper,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const leases = { payments: keepLeases(deps, "payments"), refunds: keepLeases(deps, "refunds") };
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
  const taking = { now, lease: now + LEASE_MS, limit: BATCH };
  const payments = await takeDuePayments(deps.database.query, taking);
  leases.payments.hold(payments, taking.lease);
  await inParallel(payments, AT_ONCE, (payment) => lookAfter(deps, payment, leases.payments));
  const refunds = await takeDueRefunds(deps.database.query, taking);
  leases.refunds.hold(refunds, taking.lease);
  await inParallel(refunds, AT_ONCE, async (refund) => {
    await sendBack(deps, refund).finally(() => leases.refunds.release(refund));
  });
  return payments.length + refunds.length > 0;
}

async function lookAfter(deps: PaymentSweeper, payment: DuePayment, leases: Leases): Promise<void> {
  const { businessId, id, state, sessionId, expiresAt, isAwaited, attempts } = payment;
  const now = deps.clock.now();
  const later = async (dueAt: number | null) => {
    const lease = await leases.release(payment);
    if (lease !== null) await putOffPayment(deps.database.query, payment, lease, dueAt);
  };
  try {
    if (state === "SUCCEEDED") return await resolveLate(deps, businessId, id);
    const isOver = state !== "OPEN" || now >= expiresAt || !isAwaited;
    if (sessionId === null) {
      // No visitor has the address yet. A request that creates the session finds that the payment has ended.
      if (!isOver) return await later(expiresAt);
      return await (state === "OPEN" ? endUntold(deps.database.query, businessId, id, now) : later(null));
    }
    const heard = await askProvider(deps, { ...payment, sessionId }, isOver ? "end" : "read");
    if (heard === "OPEN") await later(nextLook(attempts, expiresAt, now));
  } catch (error) {
    deps.onError("asking about a payment failed", error);
    await later(state === "OPEN" ? nextLook(attempts, expiresAt, now) : nextTry(attempts, now));
  } finally {
    await leases.release(payment);
  }
}

async function sendBack(deps: PaymentSweeper, refund: DueRefund): Promise<void> {
  const { businessId, id, attempts } = refund;
  const { query } = deps.database;
  const now = deps.clock.now();
  try {
    const gateway = deps.payments?.of(refund.provider);
    if (!gateway)
      return await putOffRefund(query, refund, nextTry(attempts, now), "nobody takes payments here");
    const report = await gateway.refund({ ...refund, refundId: id });
    if (report.state === "PENDING") return await putOffRefund(query, refund, now + UNDER_WAY_MS, "");
    await settleRefund(query, businessId, id, report, now);
  } catch (error) {
    deps.onError("sending money back failed", error);
    const text = error instanceof Error ? error.message : String(error);
    await putOffRefund(query, refund, nextTry(attempts, now), text);
  }
}
