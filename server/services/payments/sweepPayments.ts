import {
  type DuePayment,
  type DueRefund,
  endUntold,
  putOffPayment,
  putOffRefund,
  takeDuePayments,
  takeDueRefunds,
} from "../../data/payments/duePayments.ts";
import { settleRefund } from "../../data/payments/settlePayment.ts";
import { nextLook, nextTry } from "../../domain/payments/retry.ts";
import { inParallel } from "../inParallel.ts";
import { LEASE_MS, type Leases, keepLeases } from "../leases.ts";
import { askProvider } from "./askProvider.ts";
import type { PaymentDeps } from "./paymentDeps.ts";
import { resolveLate } from "./resolveLate.ts";

/** So many at a time, and so many of them at once. */
const BATCH = 20;
const AT_ONCE = 5;

/** Of a refund that is on its way its provider tells; should that be lost, it is asked about after so long. */
const UNDER_WAY_MS = 6 * 3_600_000;

/** What looking at what is due needs. */
export interface PaymentSweeper extends PaymentDeps {
  /** Told of everything that could not be done now; it is tried again. */
  readonly onError: (what: string, error: unknown) => void;
}

/**
 * Does everything about payments that is due by now: asks about those that are open, ends those whose time is over at their
 * provider's, decides about what was paid too late, and sends money back. Safe to run as often as wanted and by several
 * processes at once: what one has taken is nobody else's until its lease ends.
 */
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

/** Returns false if nothing was due. */
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
      // Nobody was ever told where to pay it; whoever is being told at this moment hears that it is over.
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
