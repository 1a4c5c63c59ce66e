import {
  type Allotted,
  type Settled,
  type SettledOutcome,
  receivePaymentEvent,
  settlePayment,
} from "./data/settlePayment.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { SessionReport, VerifiedEvent } from "./gateways/port.ts";
import { writeNotices } from "../notifications/writeNotices.ts";
import type { PaymentDeps } from "./paymentDeps.ts";

/** Applies an event once. The job resolves late payments afterwards. */
export async function receiveEvent(
  deps: PaymentDeps,
  event: VerifiedEvent,
): Promise<{ readonly outcome: SettledOutcome }> {
  const now = deps.clock.now();
  const told = { ...event, report: event.report && { ...event.report, sessionId: event.sessionId } };
  const settled = await deps.database.transaction(async (sql) => {
    const made = await receivePaymentEvent(sql, told, now);
    if (event.businessId !== null) await tellAllotted(sql, deps, event.businessId, made, now);
    return made;
  });
  if (settled.late.length + settled.refunded.length > 0 || settled.outcome === "REFUND_FAILED") deps.wake?.();
  return { outcome: settled.outcome };
}

export async function settle(
  deps: PaymentDeps,
  payment: { readonly businessId: string; readonly id: string; readonly sessionId: string },
  report: SessionReport,
): Promise<Settled> {
  const now = deps.clock.now();
  const { businessId, id, sessionId } = payment;
  const settled = await deps.database.transaction(async (sql) => {
    const made = await settlePayment(sql, businessId, id, { ...report, sessionId }, now);
    await tellAllotted(sql, deps, businessId, made, now);
    return made;
  });
  if (settled.refunded.length > 0) deps.wake?.();
  return settled;
}

export async function tellAllotted(
  sql: Sql,
  deps: PaymentDeps,
  businessId: string,
  { stood, refunded }: Pick<Allotted, "stood" | "refunded">,
  now: number,
): Promise<void> {
  const scope = { ...deps, business: { id: businessId } };
  if (stood.length > 0) await writeNotices(sql, scope, { occasion: "BOOKED", bookingIds: stood, now });
  if (refunded.length > 0)
    await writeNotices(sql, scope, { occasion: "REFUNDED", bookingIds: refunded, now });
}
