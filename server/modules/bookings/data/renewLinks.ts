import { MAX_VERSION } from "../../access/index.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * Invalidates the booker's links. Locks the bookings. Returns the number of renewed orders; an order at `MAX_VERSION`
 * is not renewed.
 */
export async function renewBookerLinks(
  sql: Sql,
  businessId: string,
  orderIds: readonly string[],
): Promise<number> {
  await sql.query(
    "SELECT FROM bookings WHERE business_id = $1 AND order_id = ANY ($2::uuid[]) ORDER BY id FOR UPDATE",
    [businessId, orderIds],
  );
  const [row] = await sql.query<{ count: number }>(
    `WITH renewed_orders AS (
       UPDATE orders o SET key_version = o.key_version + 1
        WHERE o.business_id = $1 AND o.id = ANY ($2::uuid[]) AND o.key_version < $3
          AND NOT EXISTS (SELECT FROM bookings b WHERE b.business_id = $1 AND b.order_id = o.id AND b.key_version + b.booker_renewals >= $3)
       RETURNING o.id
     ), renewed_bookings AS (
       UPDATE bookings b SET booker_renewals = b.booker_renewals + 1
        WHERE b.business_id = $1 AND b.order_id IN (SELECT id FROM renewed_orders)
     )
     SELECT count(*)::int AS count FROM renewed_orders`,
    [businessId, orderIds, MAX_VERSION],
  );
  return row!.count;
}

/** None if only the case changes. */
export async function findOrdersOfChangedEmail(
  sql: Sql,
  businessId: string,
  emailKey: string,
  newEmail: string | null,
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT o.id FROM orders o JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id
      WHERE c.business_id = $1 AND c.email_key = $2 AND c.email_key <> lower($3) ORDER BY o.id`,
    [businessId, emailKey, newEmail],
  );
  return rows.map(({ id }) => id);
}

/** The next one of each order. Epoch milliseconds. */
export async function findUpcomingBookings(
  sql: Sql,
  businessId: string,
  orderIds: readonly string[],
  now: number,
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT DISTINCT ON (order_id) id FROM bookings
      WHERE business_id = $1 AND order_id = ANY ($2::uuid[]) AND ends_at > $3::timestamptz
        AND (status = 'CONFIRMED' OR status IN ('REQUESTED', 'AWAITING_PAYMENT') AND decide_by > $3::timestamptz)
      ORDER BY order_id, starts_at, id`,
    [businessId, orderIds, new Date(now).toISOString()],
  );
  return rows.map(({ id }) => id);
}
