import type { PaymentProviderName, PaymentState } from "../rules/types.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import type { DueColumn, LeaseRequest, LeasedRow } from "../../../platform/work/leases.ts";

export const DUE_PAYMENTS: DueColumn = { table: "payments", column: "due_at" };
export const DUE_REFUNDS: DueColumn = { table: "refunds", column: "due_at" };

/** Leased to the caller. Epoch milliseconds. */
export interface DuePayment extends LeasedRow {
  readonly provider: PaymentProviderName;
  readonly state: PaymentState;
  readonly sessionId: string | null;
  readonly expiresAt: number;
  /** All its bookings still wait for it. */
  readonly isAwaited: boolean;
  readonly attempts: number;
}

export function leaseDuePayments(
  query: Sql["query"],
  { now, lease, limit }: LeaseRequest,
): Promise<DuePayment[]> {
  return query<DuePayment>(
    `UPDATE payments p SET due_at = $2::timestamptz, attempts = p.attempts + 1
       FROM (SELECT business_id, id FROM payments WHERE due_at <= $1::timestamptz ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED) due
      WHERE p.business_id = due.business_id AND p.id = due.id
     RETURNING p.business_id AS "businessId", p.id, p.provider, p.state, p.session_id AS "sessionId", p.attempts,
               (extract(epoch FROM p.expires_at) * 1000)::float8 AS "expiresAt",
               NOT EXISTS (SELECT FROM payment_bookings x JOIN bookings b ON b.business_id = x.business_id AND b.id = x.booking_id
                            WHERE x.business_id = p.business_id AND x.payment_id = p.id
                              AND NOT (b.status = 'AWAITING_PAYMENT' AND b.decide_by > $1::timestamptz)) AS "isAwaited"`,
    [new Date(now).toISOString(), new Date(lease).toISOString(), limit],
  );
}

/** Null for never. No effect if the state or the lease has changed. */
export async function postponePayment(
  query: Sql["query"],
  { businessId, id, state }: Pick<DuePayment, "businessId" | "id" | "state">,
  lease: number,
  dueAt: number | null,
): Promise<void> {
  await query(
    `UPDATE payments SET due_at = $5 WHERE business_id = $1 AND id = $2 AND state = $3 AND due_at = $4::timestamptz`,
    [
      businessId,
      id,
      state,
      new Date(lease).toISOString(),
      dueAt === null ? null : new Date(dueAt).toISOString(),
    ],
  );
}

/** No visitor has the address of a payment without a session. */
export async function expireWithoutSession(
  query: Sql["query"],
  businessId: string,
  id: string,
  now: number,
): Promise<void> {
  await query(
    `UPDATE payments SET state = 'EXPIRED', settled_at = $3, due_at = NULL
      WHERE business_id = $1 AND id = $2 AND state = 'OPEN' AND session_id IS NULL`,
    [businessId, id, new Date(now).toISOString()],
  );
}

/** Leased to the caller. */
export interface DueRefund extends LeasedRow {
  readonly paymentId: string;
  readonly provider: PaymentProviderName;
  readonly sessionId: string;
  readonly chargeReference: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly attempts: number;
}

export function leaseDueRefunds(
  query: Sql["query"],
  { now, lease, limit }: LeaseRequest,
): Promise<DueRefund[]> {
  return query<DueRefund>(
    `UPDATE refunds r SET due_at = $2::timestamptz, attempts = r.attempts + 1
       FROM (SELECT business_id, id FROM refunds WHERE state = 'PENDING' AND due_at <= $1::timestamptz ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED) due,
            payments p, money_entries e
      WHERE r.business_id = due.business_id AND r.id = due.id AND p.business_id = r.business_id AND p.id = r.payment_id
        AND e.business_id = p.business_id AND e.payment_id = p.id AND e.kind = 'CHARGE'
     RETURNING r.business_id AS "businessId", r.id, r.payment_id AS "paymentId", p.provider, coalesce(p.session_id, '') AS "sessionId",
               e.reference AS "chargeReference", r.amount_minor AS "amountMinor", p.currency, r.attempts`,
    [new Date(now).toISOString(), new Date(lease).toISOString(), limit],
  );
}

export interface PostponedRefund {
  readonly dueAt: number;
  readonly error: string;
}

export async function postponeRefund(
  query: Sql["query"],
  { businessId, id }: LeasedRow,
  { dueAt, error }: PostponedRefund,
): Promise<void> {
  await query(
    `UPDATE refunds SET due_at = $3, last_error = $4 WHERE business_id = $1 AND id = $2 AND state = 'PENDING'`,
    [businessId, id, new Date(dueAt).toISOString(), error.slice(0, 500)],
  );
}
