import type { Sql } from "../../../platform/database/transaction.ts";

export interface FailedNotification {
  readonly id: string;
  readonly recipient: "BOOKER" | "GUEST" | "STAFF";
  /** Present address of the person. Null for a client who has none any more. */
  readonly email: string | null;
}

/** Locks the notifications about a booking that failed for good. */
export function lockFailedNotifications(
  sql: Sql,
  businessId: string,
  bookingId: string,
): Promise<FailedNotification[]> {
  return sql.query<FailedNotification>(
    `SELECT n.id, n.recipient, CASE n.recipient WHEN 'BOOKER' THEN c.email WHEN 'STAFF' THEN s.email ELSE n.email END AS email
       FROM notices n
       JOIN orders o ON o.business_id = n.business_id AND o.id = n.order_id
       JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id
       LEFT JOIN staff s ON s.business_id = n.business_id AND s.id = n.staff_id
      WHERE n.business_id = $1 AND n.order_id = (SELECT order_id FROM bookings WHERE business_id = $1 AND id = $2)
        AND n.state = 'FAILED' AND n.booking_ids @> ARRAY[$2::uuid] AND n.email NOT LIKE '%@erased.invalid'
      ORDER BY n.id FOR UPDATE OF n`,
    [businessId, bookingId],
  );
}

export async function resendFailed(
  sql: Sql,
  businessId: string,
  notifications: readonly { readonly id: string; readonly email: string; readonly hash: Buffer | null }[],
  now: number,
): Promise<void> {
  const rows = notifications.map(({ id, email, hash }) => ({
    id,
    email,
    hash: hash && `\\x${hash.toString("hex")}`,
  }));
  await sql.query(
    `UPDATE notices n SET state = 'PENDING', attempts = 0, last_error = '', due_at = $3, email = r.email, recipient_hash = r.hash
       FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, email text, hash bytea)
      WHERE n.business_id = $1 AND n.id = r.id AND n.state = 'FAILED'`,
    [businessId, JSON.stringify(rows), new Date(now).toISOString()],
  );
}
