import type { Sql } from "./transaction.ts";

/** An order with an appointment to come whose mailed links were signed before a moment. */
export interface EndangeredOrder {
  readonly business: string;
  readonly reference: string;
  readonly startsAt: Date;
}

/**
 * Returns the orders with appointments to come that were placed before `signedBefore`, by start: the links in their mails
 * end when the former secrets do. Times in epoch milliseconds.
 */
export function loadEndangeredOrders(
  query: Sql["query"],
  { now, signedBefore }: { readonly now: number; readonly signedBefore: number },
): Promise<EndangeredOrder[]> {
  return query<EndangeredOrder>(
    `SELECT u.slug AS business, o.reference, min(b.starts_at) AS "startsAt" FROM orders o
       JOIN bookings b ON b.business_id = o.business_id AND b.order_id = o.id AND b.starts_at > $1::timestamptz
        AND b.status IN ('AWAITING_PAYMENT', 'REQUESTED', 'SCHEDULED')
       JOIN businesses u ON u.id = o.business_id
      WHERE o.created_at < $2::timestamptz GROUP BY u.slug, o.reference ORDER BY min(b.starts_at), o.reference`,
    [new Date(now).toISOString(), new Date(signedBefore).toISOString()],
  );
}
