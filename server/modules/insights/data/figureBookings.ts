import { SOURCE } from "./loadFigures.ts";

const IS_ACTIVE = "status IN ('CONFIRMED', 'COMPLETED', 'NO_SHOW')";
const millis = (at: string) => `(extract(epoch FROM ${at}) * 1000)::float8`;

/**
 * Start of the first active booking of the contact `k`. LATERAL with OFFSET keeps the planner from reading all orders
 * and bookings when it expects many rows of a CTE. The queries below need it too.
 */
const firstBookingSql = (where: string) => `SELECT min(x.starts_at) FROM contacts c
     CROSS JOIN LATERAL (SELECT * FROM orders o WHERE o.business_id = $1 AND o.contact_id = c.id OFFSET 0) o
     CROSS JOIN LATERAL (SELECT * FROM bookings b WHERE b.business_id = $1 AND b.order_id = o.id OFFSET 0) x
    WHERE c.business_id = $1 AND c.email_key = k.email_key AND x.${IS_ACTIVE} AND ${where}`;

/**
 * CTEs that end in `visits (n, visit)`: at most `limit` bookings of $1, as JSON, within the spans `live (n, from_at,
 * until_at)`. A refund of a whole payment counts with its first booking.
 */
export function figureBookingsSql(limit: number): string {
  return `found_bookings AS MATERIALIZED (
  SELECT s.n, b.id, b.starts_at, b.ends_at, b.session_id, b.seats, b.price_minor, b.due_minor, b.status, b.decide_by, b.service_id, b.provider_id, c.email_key, ${SOURCE} AS source
    FROM counted_spans s
   CROSS JOIN LATERAL (SELECT * FROM bookings b WHERE b.business_id = $1 AND b.starts_at >= s.from_at AND b.starts_at < s.until_at OFFSET 0) b
   CROSS JOIN LATERAL (SELECT * FROM orders o WHERE o.business_id = $1 AND o.id = b.order_id LIMIT 1) o
   CROSS JOIN LATERAL (SELECT * FROM contacts c WHERE c.business_id = $1 AND c.id = o.contact_id LIMIT 1) c
   LIMIT ${limit}
), first_bookings AS MATERIALIZED (
  SELECT k.email_key, (${firstBookingSql("true")}) AS first
    FROM (SELECT DISTINCT email_key FROM found_bookings WHERE ${IS_ACTIVE}) k
), booking_figures AS (
  SELECT f.n, json_build_object('startsAt', ${millis("f.starts_at")}, 'minutes', (extract(epoch FROM f.ends_at - f.starts_at) / 60)::float8,
      'sessionId', f.session_id, 'seats', f.seats, 'priceMinor', f.price_minor, 'dueMinor', f.due_minor, 'status', f.status, 'decideBy', ${millis("f.decide_by")},
      'notice', CASE WHEN f.status = 'CANCELLED' THEN (extract(epoch FROM f.starts_at - (SELECT e.at FROM booking_events e
        WHERE e.business_id = $1 AND e.booking_id = f.id AND e.status = 'CANCELLED' ORDER BY e.ordinal LIMIT 1)) / 60)::float8 END,
      'person', ('x' || left(md5($1::text || f.email_key), 13))::bit(52)::bigint, 'first', CASE WHEN f.${IS_ACTIVE} THEN ${millis("v.first")} END,
      'staffIds', ARRAY (SELECT s.staff_id FROM booking_staff s WHERE s.business_id = $1 AND s.booking_id = f.id),
      'serviceId', f.service_id, 'providerId', f.provider_id, 'source', f.source,
      'paidMinor', coalesce((SELECT sum(x.amount_minor) FROM payment_bookings x WHERE x.business_id = $1 AND x.booking_id = f.id
        AND EXISTS (SELECT FROM money_entries m WHERE m.business_id = $1 AND m.payment_id = x.payment_id AND m.kind = 'CHARGE')), 0),
      'refundedMinor', coalesce((SELECT sum(CASE m.kind WHEN 'REFUND' THEN m.amount_minor ELSE -m.amount_minor END)
        FROM payment_bookings x JOIN refunds r ON r.business_id = $1 AND r.payment_id = x.payment_id
        JOIN money_entries m ON m.business_id = $1 AND m.refund_id = r.id
       WHERE x.business_id = $1 AND x.booking_id = f.id AND coalesce(r.booking_id, (SELECT y.booking_id FROM payment_bookings y
         WHERE y.business_id = $1 AND y.payment_id = r.payment_id ORDER BY y.booking_id LIMIT 1)) = f.id), 0)) AS visit
    FROM found_bookings f LEFT JOIN first_bookings v ON v.email_key = f.email_key
)`;
}

/**
 * CTE `dirty (at)`: instants whose spans are out of date because of the changed bookings `marked (booking_id,
 * starts_at)`. If a changed booking precedes the visitor's first other booking, that one is dirty too, because its
 * status as the first may have changed.
 */
export const DIRTY_SQL = `dirty_starts AS MATERIALIZED (
  SELECT starts_at AS at FROM marked_bookings
  UNION
  SELECT f.at FROM (
    SELECT c.email_key, min(m.starts_at) AS earliest FROM marked_bookings m
     CROSS JOIN LATERAL (SELECT * FROM bookings b WHERE b.business_id = $1 AND b.id = m.booking_id LIMIT 1) b
     CROSS JOIN LATERAL (SELECT * FROM orders o WHERE o.business_id = $1 AND o.id = b.order_id LIMIT 1) o
     CROSS JOIN LATERAL (SELECT * FROM contacts c WHERE c.business_id = $1 AND c.id = o.contact_id LIMIT 1) c
     GROUP BY c.email_key) k
   CROSS JOIN LATERAL (${firstBookingSql("x.id NOT IN (SELECT booking_id FROM marked_bookings)")}) f(at)
   WHERE f.at > k.earliest
)`;
