import type { Sql } from "../../../platform/database/transaction.ts";

/** Bookings that began earlier cause no notification. */
const MAX_AGE_DAYS = 1;

const LOCK_KEY = 5_463_290_130;

/**
 * Returns expired bookings without a notification, by business: requests, and approved ones that were not paid. Returns
 * none while another process handles them. A booking that takes the slot ends competing requests, and cannot notify
 * them itself.
 */
export async function loadUnnotifiedExpiries(
  sql: Sql,
  now: number,
): Promise<{ readonly businessId: string; readonly bookingIds: readonly string[] }[]> {
  const [lock] = await sql.query<{ got: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS got", [LOCK_KEY]);
  if (!lock?.got) return [];
  return sql.query(
    `SELECT b.business_id AS "businessId", array_agg(b.id ORDER BY b.id) AS "bookingIds"
       FROM businesses u
       JOIN bookings b ON b.business_id = u.id AND b.status = 'EXPIRED' AND b.starts_at > $1::timestamptz - make_interval(days => ${MAX_AGE_DAYS})
      WHERE NOT EXISTS (SELECT FROM notices n WHERE n.business_id = b.business_id AND n.order_id = b.order_id
                           AND n.kind = 'DECLINED' AND b.id = ANY (n.booking_ids))
        AND EXISTS (SELECT FROM notices n WHERE n.business_id = b.business_id AND n.order_id = b.order_id)
        -- An order that was never paid sent no notification.
        AND EXISTS (SELECT FROM booking_events e WHERE e.business_id = b.business_id AND e.booking_id = b.id AND e.status = 'REQUESTED')
      GROUP BY b.business_id`,
    [new Date(now).toISOString()],
  );
}
