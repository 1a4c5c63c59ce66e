import type { PaidPart, RefundPolicy } from "../rules/refund.ts";
import type { RefundReason } from "../rules/types.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

export interface PaidBooking extends PaidPart, RefundPolicy {
  readonly bookingId: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

export async function lockPaidBookings(
  sql: Sql,
  businessId: string,
  bookingIds: readonly string[],
): Promise<PaidBooking[]> {
  // A separate statement, because one that waits for a lock reads other rows as of before the wait.
  await sql.query(
    `SELECT 1 FROM payments WHERE business_id = $1 AND state = 'SUCCEEDED'
        AND id IN (SELECT payment_id FROM payment_bookings WHERE business_id = $1 AND booking_id = ANY ($2::uuid[])) ORDER BY id FOR UPDATE`,
    [businessId, bookingIds],
  );
  return sql.query<PaidBooking>(
    `WITH succeeded_payments AS (SELECT id, amount_minor FROM payments WHERE business_id = $1 AND state = 'SUCCEEDED')
     SELECT x.payment_id AS "paymentId", x.booking_id AS "bookingId", x.amount_minor AS "paidMinor",
            (SELECT coalesce(sum(r.amount_minor), 0)::int FROM refunds r WHERE r.business_id = $1 AND r.payment_id = x.payment_id
                AND r.booking_id = x.booking_id AND r.state <> 'FAILED') AS "refundedMinor",
            succeeded_payments.amount_minor - (SELECT coalesce(sum(r.amount_minor), 0)::int FROM refunds r
              WHERE r.business_id = $1 AND r.payment_id = x.payment_id AND r.state <> 'FAILED') AS "leftMinor",
            (extract(epoch FROM b.starts_at) * 1000)::float8 AS "startsAt", s.refund_percent AS percent, s.refund_cutoff_minutes AS "cutoffMinutes"
       FROM succeeded_payments JOIN payment_bookings x ON x.business_id = $1 AND x.payment_id = succeeded_payments.id AND x.booking_id = ANY ($2::uuid[]) AND x.allotted_at IS NOT NULL
       JOIN bookings b ON b.business_id = $1 AND b.id = x.booking_id
       JOIN services s ON s.business_id = $1 AND s.id = b.service_id
      ORDER BY x.payment_id, b.ordinal`,
    [businessId, bookingIds],
  );
}

export interface NewRefund {
  readonly id: string;
  readonly paymentId: string;
  /** Null for the payment as a whole. */
  readonly bookingId: string | null;
  readonly amountMinor: number;
  readonly reason: RefundReason;
  readonly note: string;
}

/** The database rejects more than is left of a payment. */
export async function insertRefunds(
  sql: Sql,
  businessId: string,
  refunds: readonly NewRefund[],
  now: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO refunds (business_id, id, payment_id, booking_id, amount_minor, reason, note, created_at, due_at)
     SELECT $1, r.id, r."paymentId", r."bookingId", r."amountMinor", r.reason, r.note, $3, $3
       FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, "paymentId" uuid, "bookingId" uuid, "amountMinor" int, reason refund_reason, note text)`,
    [businessId, JSON.stringify(refunds), new Date(now).toISOString()],
  );
}
