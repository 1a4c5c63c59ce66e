import { busyTimesSql, countedClaimSql, ignoredRowsSql } from "./searchSqlParts.ts";

const PARAMETERS = { now: "$6", visitorHash: "$7", movingBookingIds: "$10" };

/**
 * As `slotSearchSql.ts`, for several services.
 *
 * Parameters: $1 business, $2 services (uuid[]), $3 provider or null, $4 from, $5 until, $6 now. Then $7 visitor hash
 * or null, $8 and $9 week of the fair choice or null, $10 moving bookings (uuid[]).
 */
export const LOAD_PARTY_SEARCH = `
WITH ${ignoredRowsSql(PARAMETERS)}, offers AS (
  SELECT ss.service_id, ss.staff_id, ss.priority FROM service_staff ss
   WHERE ss.business_id = $1 AND ss.service_id = ANY ($2::uuid[])
     AND ($3::uuid IS NULL OR EXISTS (
       SELECT 1 FROM provider_staff ps
         JOIN provider_services pv ON pv.business_id = ps.business_id AND pv.provider_id = ps.provider_id AND pv.service_id = ss.service_id
         JOIN providers pr ON pr.business_id = ps.business_id AND pr.id = ps.provider_id AND pr.publication = 'PUBLISHED'
        WHERE ps.business_id = $1 AND ps.provider_id = $3 AND ps.staff_id = ss.staff_id))
), staff_units AS (
  SELECT st.id, st.schedule_id, st.position, u.id AS unit_id
    FROM staff st JOIN units u ON u.business_id = st.business_id AND u.staff_id = st.id AND u.ordinal = 0
   WHERE st.business_id = $1 AND st.publication = 'PUBLISHED' AND st.id IN (SELECT staff_id FROM offers)
), resource_units AS (
  SELECT DISTINCT u.resource_id, u.id AS unit_id, u.ordinal
    FROM service_resources sr JOIN units u ON u.business_id = sr.business_id AND u.resource_id = sr.resource_id AND NOT u.is_extra
   WHERE sr.business_id = $1 AND sr.service_id = ANY ($2::uuid[])
), unit_busy_times AS (
  SELECT b.unit_id, ${busyTimesSql("b")} AS busy
    FROM (
      SELECT w.unit_id, c.starts_at, c.ends_at
        FROM (SELECT unit_id FROM staff_units UNION ALL SELECT unit_id FROM resource_units) w
        JOIN claims c ON c.unit_id = w.unit_id AND c.business_id = $1 AND c.ends_at > $4 AND c.starts_at < $5
       WHERE ${countedClaimSql(PARAMETERS)}
      UNION ALL
      -- Busy times of external calendars.
      SELECT p.unit_id, e.starts_at, e.ends_at FROM staff_units p
        JOIN busy_times e ON e.unit_id = p.unit_id AND e.business_id = $1 AND tstzrange(e.starts_at, e.ends_at, '[)') && tstzrange($4, $5, '[)')) b
   GROUP BY b.unit_id
)
SELECT 'service' AS kind, s.id, NULL::uuid AS parent, 0 AS n, to_jsonb(s) AS data, NULL::bytea AS busy, s.position AS sort
  FROM services s WHERE s.business_id = $1 AND s.id = ANY ($2::uuid[])
UNION ALL
SELECT 'staff', p.id, p.unit_id, 0,
  jsonb_build_object(
    'offers', (SELECT jsonb_agg(jsonb_build_array(o.service_id, o.priority)) FROM offers o WHERE o.staff_id = p.id),
    'timeZone', (SELECT time_zone FROM schedules c WHERE c.business_id = $1 AND c.id = p.schedule_id),
    'weekly', (SELECT coalesce(jsonb_agg(jsonb_build_array(w.weekday, w.opens_at, w.closes_at)), '[]') FROM schedule_windows w
                WHERE w.business_id = $1 AND w.schedule_id = p.schedule_id),
    'overrides', (SELECT coalesce(jsonb_agg(jsonb_build_array(o.date, o.opens_at, o.closes_at)), '[]') FROM (
                SELECT date, opens_at, closes_at FROM date_overrides WHERE business_id = $1 AND schedule_id = p.schedule_id
                UNION ALL
                -- A holiday has no hours, unless the schedule has an override for that date.
                SELECT h.date, '{}', '{}' FROM holidays h WHERE h.business_id = $1 AND NOT EXISTS (
                  SELECT 1 FROM date_overrides d WHERE d.business_id = $1 AND d.schedule_id = p.schedule_id AND d.date = h.date)) o
                WHERE o.date BETWEEN ($4::timestamptz)::date - 3 AND ($5::timestamptz)::date + 3),
    'week', CASE WHEN $8::timestamptz IS NULL THEN NULL ELSE (SELECT count(*) FROM booking_staff b
                WHERE b.business_id = $1 AND b.staff_id = p.id AND b.starts_at >= $8 AND b.starts_at < $9) END,
    'last', CASE WHEN $8::timestamptz IS NULL THEN NULL ELSE (SELECT floor(date_part('epoch', max(b.starts_at)) / 60)::int FROM booking_staff b
                WHERE b.business_id = $1 AND b.staff_id = p.id AND b.starts_at < $5) END),
  t.busy, p.position
  FROM staff_units p LEFT JOIN unit_busy_times t ON t.unit_id = p.unit_id
UNION ALL
SELECT 'unit', u.unit_id, u.resource_id, 0, NULL, t.busy, u.ordinal FROM resource_units u LEFT JOIN unit_busy_times t ON t.unit_id = u.unit_id
UNION ALL
SELECT 'need', sr.service_id, sr.resource_id, sr.needed, NULL, NULL, 0 FROM service_resources sr
 WHERE sr.business_id = $1 AND sr.service_id = ANY ($2::uuid[])
UNION ALL
SELECT 'session', s.staff_id, s.service_id, 0,
  jsonb_build_object('startsAt', floor(date_part('epoch', s.starts_at) / 60)::int, 'offered', s.seats_offered,
    -- A session whose staff member or room is blocked has no free seats.
    'taken', CASE WHEN EXISTS (
        SELECT FROM claims c JOIN block_units u ON u.business_id = c.business_id AND u.unit_id = c.unit_id
          JOIN blocks k ON k.business_id = u.business_id AND k.id = u.block_id AND k.starts_at < c.ends_at AND k.ends_at > c.starts_at
         WHERE c.business_id = $1 AND c.session_id = s.id) THEN s.seats_offered
      ELSE s.seats_taken - coalesce((SELECT sum(e.seats) FROM ignored_lines e WHERE e.session_id = s.id), 0) END), NULL, 0
  FROM sessions s JOIN staff_units p ON p.id = s.staff_id
 WHERE s.business_id = $1 AND s.service_id = ANY ($2::uuid[]) AND s.starts_at < $5 AND s.ends_at > $4 AND s.id NOT IN (SELECT id FROM orphan_sessions)
UNION ALL
SELECT 'day', d.service_id, NULL, 0,
  jsonb_build_object('date', d.date, 'taken', d.taken
    - (SELECT count(*) FROM ignored_lines e WHERE e.service_id = d.service_id AND e.counted_on = d.date AND e.session_id IS NULL)
    - (SELECT count(*) FROM sessions g WHERE g.business_id = $1 AND g.service_id = d.service_id AND g.counted_on = d.date AND g.id IN (SELECT id FROM orphan_sessions))), NULL, 0
  FROM service_days d WHERE d.business_id = $1 AND d.service_id = ANY ($2::uuid[])
   AND d.date BETWEEN ($4::timestamptz)::date - 3 AND ($5::timestamptz)::date + 3
ORDER BY kind, n, sort, id`;
