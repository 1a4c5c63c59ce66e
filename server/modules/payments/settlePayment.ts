import {
  type PaymentAllocation,
  type SettleResult,
  type SettleOutcome,
  receivePaymentEvent,
  settlePayment,
} from "./data/settlePayment.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { SessionReport, VerifiedEvent } from "./gateways/port.ts";
import type { Deps } from "../../platform/database/scope.ts";

/** Applies an event once. The job resolves late payments afterwards. */
export async function applyEvent(
  deps: Deps,
  event: VerifiedEvent,
): Promise<{ readonly outcome: SettleOutcome }> {
  const now = deps.clock.now();
  const receivedEvent = { ...event, report: event.report && { ...event.report, sessionId: event.sessionId } };
  const settled = await deps.database.transaction(async (sql) => {
    const result = await receivePaymentEvent(sql, receivedEvent, now);
    if (event.businessId !== null) await notifyAllocation(sql, deps, event.businessId, result, now);
    return result;
  });
  if (settled.late.length + settled.refunded.length > 0 || settled.outcome === "REFUND_FAILED")
    deps.wakePayments();
  return { outcome: settled.outcome };
}

export async function applyReport(
  deps: Deps,
  payment: { readonly businessId: string; readonly id: string; readonly sessionId: string },
  report: SessionReport,
): Promise<SettleResult> {
  const now = deps.clock.now();
  const { businessId, id, sessionId } = payment;
  const settled = await deps.database.transaction(async (sql) => {
    const result = await settlePayment(sql, businessId, id, { ...report, sessionId }, now);
    await notifyAllocation(sql, deps, businessId, result, now);
    return result;
  });
  if (settled.refunded.length > 0) deps.wakePayments();
  return settled;
}

export async function notifyAllocation(
  sql: Sql,
  deps: Deps,
  businessId: string,
  { stood, refunded }: Pick<PaymentAllocation, "stood" | "refunded">,
  now: number,
): Promise<void> {
  const scope = { ...deps, business: { id: businessId } };
  if (stood.length > 0)
    await deps.notifications.enqueue(sql, scope, { occasion: "BOOKED", bookingIds: stood, now });
  if (refunded.length > 0)
    await deps.notifications.enqueue(sql, scope, { occasion: "REFUNDED", bookingIds: refunded, now });
}
