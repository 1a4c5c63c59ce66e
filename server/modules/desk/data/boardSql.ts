import { busyTimesSql, ignoredRowsSql } from "../../availability/index.ts";
import { blockMembersSql } from "../../catalogue/index.ts";

/** The longest service has 10,080 minutes, so a booking in the range starts at most that long before it. */
const LONGEST_BOOKING = "interval '10080 minutes'";

export const MAX_BOARD_BLOCKS = 1_000;

const RANGE = "tstzrange($2::timestamptz, $3::timestamptz, '[)')";
const overlaps = (alias: string) => `tstzrange(${alias}.starts_at, ${alias}.ends_at, '[)') && ${RANGE}`;

const isOwn = (column: string) => `($7::uuid IS NULL OR ${column} = $7)`;

/** Distinct ids in a column, as an array that is never null. */
const distinctIds = (column: string) =>
  `coalesce(array_agg(DISTINCT ${column}) FILTER (WHERE ${column} IS NOT NULL), '{}')`;

/** `book` stores one submission for each published form of the services. */
const MISSING_ANSWERS = `EXISTS (
    SELECT FROM service_forms sf JOIN forms f ON f.business_id = $1 AND f.id = sf.form_id AND f.publication = 'PUBLISHED'
     WHERE sf.business_id = $1 AND sf.service_id = b.service_id
       AND NOT EXISTS (SELECT FROM submissions m WHERE m.business_id = $1 AND m.order_id = b.order_id AND m.form_id = sf.form_id))`;

/**
 * As `Contact.firstVisitAt`: the first booking of the person that was neither cancelled nor refused. `OFFSET 0` fixes
 * the order of the lookups. Before the first ANALYZE of a new database, the planner would nest three scans of all contacts.
 */
const FIRST_VISIT = `NOT EXISTS (
    SELECT FROM (
      SELECT c.id FROM contacts c WHERE c.business_id = $1 AND c.email_key = (
        SELECT k.email_key FROM orders o JOIN contacts k ON k.business_id = $1 AND k.id = o.contact_id
         WHERE o.business_id = $1 AND o.id = b.order_id)
      OFFSET 0) c
     CROSS JOIN LATERAL (SELECT p.id FROM orders p WHERE p.business_id = $1 AND p.contact_id = c.id OFFSET 0) p
      JOIN bookings e ON e.business_id = $1 AND e.order_id = p.id
     WHERE e.starts_at < b.starts_at AND e.status IN ('CONFIRMED', 'COMPLETED', 'NO_SHOW'))`;

/**
 * One row for each entry, column and rule of the board. The statement reads one snapshot, so an event after
 * the cursor is not yet in the rows.
 *
 * Parameters: $1 business, $2 from, $3 until, $4 now, $5 first date, $6 last date, $7 staff member to whom the caller is
 * restricted or null. Then $8 true for resources, $9 false without bookings.
 */
export const LOAD_BOARD = `
WITH ${ignoredRowsSql({ now: "$4::timestamptz", visitorHash: "NULL", movingBookingIds: "'{}'" })}, range_claims AS MATERIALIZED (
  SELECT u.id AS unit_id, u.staff_id, u.resource_id, c.starts_at, c.ends_at, c.hold_id, c.ordinal, c.booking_id, c.session_id, c.block_id
    FROM units u JOIN claims c ON c.business_id = $1 AND c.unit_id = u.id AND ${overlaps("c")}
   WHERE u.business_id = $1 AND (c.expires_at IS NULL OR c.expires_at > $4)
     AND (c.session_id IS NULL OR c.session_id NOT IN (SELECT id FROM orphan_sessions))
), range_events AS MATERIALIZED (
  SELECT u.id AS unit_id, u.staff_id, e.starts_at, e.ends_at
    FROM units u JOIN busy_times e ON e.business_id = $1 AND e.unit_id = u.id AND ${overlaps("e")}
   WHERE u.business_id = $1 AND u.staff_id IS NOT NULL AND ${isOwn("u.staff_id")}
), booked_times AS (
  SELECT c.unit_id, ${busyTimesSql("c")} AS busy FROM range_claims c
   WHERE c.booking_id IS NOT NULL OR c.session_id IS NOT NULL GROUP BY c.unit_id
), blocked_times AS (
  SELECT x.unit_id, ${busyTimesSql("x")} AS busy
    FROM (SELECT unit_id, starts_at, ends_at FROM range_claims WHERE block_id IS NOT NULL
          UNION ALL SELECT unit_id, starts_at, ends_at FROM range_events) x GROUP BY x.unit_id
), booking_claims AS MATERIALIZED (
  SELECT booking_id, min(starts_at) AS starts_at, max(ends_at) AS ends_at, ${distinctIds("resource_id")} AS resource_ids
    FROM range_claims WHERE booking_id IS NOT NULL GROUP BY booking_id
), session_claims AS MATERIALIZED (
  SELECT session_id, min(starts_at) AS starts_at, max(ends_at) AS ends_at, ${distinctIds("resource_id")} AS resource_ids
    FROM range_claims WHERE session_id IS NOT NULL GROUP BY session_id
), board_bookings AS MATERIALIZED (
  SELECT b.* FROM bookings b
   WHERE b.business_id = $1 AND $9 AND b.starts_at < $3 AND b.starts_at > $2::timestamptz - ${LONGEST_BOOKING} AND b.ends_at > $2
     AND (b.status IN ('CONFIRMED', 'COMPLETED', 'NO_SHOW')
          OR b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND (b.decide_by IS NULL OR b.decide_by > $4))
     AND ($7::uuid IS NULL OR EXISTS (SELECT FROM booking_staff s WHERE s.business_id = $1 AND s.booking_id = b.id AND s.staff_id = $7))
), board_sessions AS MATERIALIZED (
  SELECT s.id, s.service_id, s.staff_id, s.starts_at, s.ends_at, s.seats_offered,
         s.seats_taken - coalesce((SELECT sum(e.seats) FROM ignored_lines e WHERE e.session_id = s.id), 0) AS seats_taken, c.resource_ids
    FROM session_claims c JOIN sessions s ON s.business_id = $1 AND s.id = c.session_id
   WHERE s.starts_at < $3 AND s.ends_at > $2 AND ${isOwn("s.staff_id")}
), board_holds AS MATERIALIZED (
  SELECT h.id, l.ordinal, l.service_id, l.starts_at, l.ends_at, h.expires_at, c.staff_ids, c.resource_ids
    FROM holds h JOIN hold_lines l ON l.business_id = $1 AND l.hold_id = h.id AND l.starts_at < $3 AND l.ends_at > $2
   CROSS JOIN LATERAL (
     SELECT ${distinctIds("c.staff_id")} AS staff_ids, ${distinctIds("c.resource_id")} AS resource_ids FROM range_claims c
      WHERE c.hold_id = l.hold_id AND c.ordinal = l.ordinal OR c.session_id = l.session_id) c
   WHERE h.business_id = $1 AND h.state = 'LIVE' AND h.expires_at > $4 AND ($7::uuid IS NULL OR $7 = ANY (c.staff_ids))
), board_blocks AS MATERIALIZED (
  SELECT k.*, ${blockMembersSql("k")}
    FROM blocks k WHERE k.business_id = $1 AND k.starts_at < $3 AND k.ends_at > $2
     AND ($7::uuid IS NULL OR EXISTS (
       SELECT FROM block_units x JOIN units u ON u.business_id = $1 AND u.id = x.unit_id AND u.staff_id = $7
        WHERE x.business_id = $1 AND x.block_id = k.id))
   ORDER BY k.starts_at, k.id LIMIT ${MAX_BOARD_BLOCKS}
)
SELECT 'cursor' AS kind, NULL::uuid AS id, to_jsonb(f.last_position) AS data, NULL::bytea AS booked, NULL::bytea AS blocked, 0 AS n
  FROM event_feeds f WHERE f.business_id = $1
UNION ALL
SELECT 'holiday', NULL, jsonb_build_object('date', h.date, 'name', h.name), NULL, NULL, 0
  FROM holidays h WHERE h.business_id = $1 AND h.date BETWEEN $5::date AND $6::date
UNION ALL
SELECT 'schedule', c.id, jsonb_build_object('timeZone', c.time_zone,
    'weekly', (SELECT coalesce(jsonb_agg(jsonb_build_array(w.weekday, w.opens_at, w.closes_at)), '[]') FROM schedule_windows w
                WHERE w.business_id = $1 AND w.schedule_id = c.id),
    'overrides', (SELECT coalesce(jsonb_agg(jsonb_build_array(d.date, d.opens_at, d.closes_at)), '[]') FROM (
        SELECT o.date, o.opens_at, o.closes_at FROM date_overrides o
         WHERE o.business_id = $1 AND o.schedule_id = c.id AND o.date BETWEEN $5::date - 3 AND $6::date + 3
        UNION ALL
        SELECT h.date, '{}', '{}' FROM holidays h
         WHERE h.business_id = $1 AND h.date BETWEEN $5::date - 3 AND $6::date + 3
           AND NOT EXISTS (SELECT FROM date_overrides o WHERE o.business_id = $1 AND o.schedule_id = c.id AND o.date = h.date)) d)), NULL, NULL, 0
  FROM schedules c WHERE c.business_id = $1
UNION ALL
SELECT 'staff', s.id, to_jsonb(s) - 'metadata', NULL, NULL, row_number() OVER (ORDER BY s.position, s.id)
  FROM staff s WHERE s.business_id = $1
UNION ALL
SELECT 'resource', r.id, to_jsonb(r) - 'metadata', NULL, NULL, row_number() OVER (ORDER BY r.name, r.id)
  FROM resources r WHERE r.business_id = $1
UNION ALL
SELECT 'unit', coalesce(u.staff_id, u.resource_id), NULL, c.busy, x.busy, u.ordinal
  FROM units u LEFT JOIN booked_times c ON c.unit_id = u.id LEFT JOIN blocked_times x ON x.unit_id = u.id
 WHERE u.business_id = $1 AND NOT u.is_extra AND (u.resource_id IS NOT NULL) = $8 AND ${isOwn("u.staff_id")}
UNION ALL
SELECT 'booking', b.id, jsonb_build_object('row', to_jsonb(b) - 'metadata',
    'staffIds', (SELECT coalesce(jsonb_agg(s.staff_id), '[]') FROM booking_staff s WHERE s.business_id = $1 AND s.booking_id = b.id),
    'resourceIds', coalesce(c.resource_ids, d.resource_ids, '{}'),
    'occupiedFrom', least(b.starts_at, c.starts_at, d.starts_at), 'occupiedUntil', greatest(b.ends_at, c.ends_at, d.ends_at),
    'isUnpaid', EXISTS (SELECT FROM unpaid_bookings u WHERE u.business_id = $1 AND u.booking_id = b.id),
    'hasMissingAnswers', ${MISSING_ANSWERS}, 'isFirstVisit', ${FIRST_VISIT}), NULL, NULL, row_number() OVER (ORDER BY b.starts_at, b.id)
  FROM board_bookings b LEFT JOIN booking_claims c ON c.booking_id = b.id LEFT JOIN session_claims d ON d.session_id = b.session_id
UNION ALL
SELECT 'session', s.id, to_jsonb(s), NULL, NULL, row_number() OVER (ORDER BY s.starts_at, s.id) FROM board_sessions s
UNION ALL
SELECT 'hold', h.id, to_jsonb(h), NULL, NULL, row_number() OVER (ORDER BY h.starts_at, h.id, h.ordinal) FROM board_holds h
UNION ALL
SELECT 'event', NULL, jsonb_build_array(e.staff_id, e.starts_at, e.ends_at), NULL, NULL, row_number() OVER (ORDER BY e.starts_at, e.ends_at, e.staff_id)
  FROM range_events e
UNION ALL
SELECT 'block', k.id, to_jsonb(k), NULL, NULL, row_number() OVER (ORDER BY k.starts_at, k.id) FROM board_blocks k
UNION ALL
SELECT 'service', s.id, to_jsonb(s) - 'metadata', NULL, NULL, 0 FROM services s
 WHERE s.business_id = $1 AND s.id IN (
   SELECT service_id FROM board_bookings UNION SELECT service_id FROM board_sessions UNION SELECT service_id FROM board_holds)
ORDER BY kind, n`;
