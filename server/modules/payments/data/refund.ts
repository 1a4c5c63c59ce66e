import type { Sql } from "../../../platform/database/transaction.ts";

/** Minor units. */
export interface Refundable {
  /** 0 if the payment did not succeed, or is not allocated yet. */
  readonly left: number;
  /** Null if the payment covers no such booking. */
  readonly leftOfBooking: number | null;
}

export async function lockRefundable(
  sql: Sql,
  businessId: string,
  paymentId: string,
  bookingId: string | null,
): Promise<Refundable | null> {
  // A separate statement, because one that waits for a lock reads other rows as of before the wait.
  await sql.query("SELECT 1 FROM payments WHERE business_id = $1 AND id = $2 FOR UPDATE", [
    businessId,
    paymentId,
  ]);
  const [row] = await sql.query<Refundable>(
    `WITH live_refunds AS (SELECT booking_id, amount_minor FROM refunds WHERE business_id = $1 AND payment_id = $2 AND state <> 'FAILED')
     SELECT CASE WHEN p.state = 'SUCCEEDED'
                   AND NOT EXISTS (SELECT FROM payment_bookings u WHERE u.business_id = $1 AND u.payment_id = p.id AND u.allotted_at IS NULL)
                 THEN p.amount_minor - (SELECT coalesce(sum(amount_minor), 0)::int FROM live_refunds) ELSE 0 END AS left,
            x.amount_minor - (SELECT coalesce(sum(amount_minor), 0)::int FROM live_refunds WHERE booking_id = x.booking_id) AS "leftOfBooking"
       FROM payments p LEFT JOIN payment_bookings x ON x.business_id = $1 AND x.payment_id = p.id AND x.booking_id = $3
      WHERE p.business_id = $1 AND p.id = $2`,
    [businessId, paymentId, bookingId],
  );
  return row ?? null;
}
