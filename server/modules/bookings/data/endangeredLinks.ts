import type { Sql } from "../../../platform/database/transaction.ts";

/** Its mailed links end with the former secrets. */
export interface EndangeredOrder {
  readonly business: string;
  readonly reference: string;
  readonly startsAt: Date;
}

/** `signedBefore` in epoch milliseconds; Infinity for all orders. */
export function loadEndangeredOrders(
  query: Sql["query"],
  { now, signedBefore }: { readonly now: number; readonly signedBefore: number },
): Promise<EndangeredOrder[]> {
  return query<EndangeredOrder>(
    `SELECT u.slug AS business, o.reference, min(b.starts_at) AS "startsAt" FROM orders o
       JOIN bookings b ON b.business_id = o.business_id AND b.order_id = o.id AND b.starts_at > $1::timestamptz
        AND b.status IN ('AWAITING_PAYMENT', 'REQUESTED', 'CONFIRMED')
       JOIN businesses u ON u.id = o.business_id
      WHERE o.created_at < $2::timestamptz GROUP BY u.slug, o.reference ORDER BY min(b.starts_at), o.reference`,
    [
      new Date(now).toISOString(),
      signedBefore === Infinity ? "infinity" : new Date(signedBefore).toISOString(),
    ],
  );
}
