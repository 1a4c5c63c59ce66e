import type { Sql } from "../../../platform/database/transaction.ts";

export interface MessageOrder {
  readonly orderId: string;
  /** The chosen bookings of the order, by start. */
  readonly bookingIds: readonly string[];
  readonly emailKey: string;
  /** Null for a client who cannot be written to. */
  readonly email: string | null;
  readonly locale: string;
  /** The client has a notification of the same delay of the same booking. */
  readonly isTold: boolean;
}

/** By the first start of each order. */
export function loadMessageOrders(
  sql: Sql,
  businessId: string,
  bookingIds: readonly string[],
  delayMinutes: number | null,
): Promise<MessageOrder[]> {
  return sql.query<MessageOrder>(
    `SELECT o.id AS "orderId", jsonb_agg(b.id ORDER BY b.starts_at, b.id) AS "bookingIds", c.email_key AS "emailKey",
            CASE WHEN c.erased_at IS NULL THEN c.email END AS email, o.locale,
            $3::int IS NOT NULL AND EXISTS (
              SELECT FROM contacts x JOIN orders y ON y.business_id = $1 AND y.contact_id = x.id
                JOIN notices n ON n.business_id = $1 AND n.order_id = y.id AND n.kind = 'DELAY' AND n.delay_minutes = $3 AND n.booking_ids && array_agg(b.id)
               WHERE x.business_id = $1 AND x.email_key = c.email_key) AS "isTold"
       FROM bookings b
       JOIN orders o ON o.business_id = b.business_id AND o.id = b.order_id
       JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id
      WHERE b.business_id = $1 AND b.id = ANY ($2::uuid[])
      GROUP BY o.business_id, o.id, c.business_id, c.id
      ORDER BY min(b.starts_at), o.id`,
    [businessId, bookingIds, delayMinutes],
  );
}
