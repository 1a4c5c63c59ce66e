import type { Sql } from "../../../platform/database/transaction.ts";

/** Nobody wants to hear of a request whose visit is long past. */
const DAYS_AFTER = 1;

/** Any number that nothing else locks by. */
const LOCK = 5_463_290_130;

/**
 * Requests that ended unanswered, or unpaid after they were approved, and of which nobody was told yet, by business; none while another process is telling
 * of them. Whoever takes a time ends the requests in its way, so they cannot all be told of where that happens.
 */
export async function untoldExpiries(
  sql: Sql,
  now: number,
): Promise<{ readonly businessId: string; readonly bookingIds: readonly string[] }[]> {
  const [lock] = await sql.query<{ got: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS got", [LOCK]);
  if (!lock?.got) return [];
  return sql.query(
    `SELECT b.business_id AS "businessId", array_agg(b.id ORDER BY b.id) AS "bookingIds"
       FROM businesses u
       JOIN bookings b ON b.business_id = u.id AND b.status = 'EXPIRED' AND b.starts_at > $1::timestamptz - make_interval(days => ${DAYS_AFTER})
      WHERE NOT EXISTS (SELECT FROM notices n WHERE n.business_id = b.business_id AND n.order_id = b.order_id
                           AND n.kind = 'DECLINED' AND b.id = ANY (n.booking_ids))
        AND EXISTS (SELECT FROM notices n WHERE n.business_id = b.business_id AND n.order_id = b.order_id)
        -- Of what was never paid for nobody has heard.
        AND EXISTS (SELECT FROM booking_events e WHERE e.business_id = b.business_id AND e.booking_id = b.id AND e.status = 'REQUESTED')
      GROUP BY b.business_id`,
    [new Date(now).toISOString()],
  );
}
