import { busyTimesSql, countedClaimSql, ignoredRowsSql } from "./searchSqlParts.ts";

const PARAMETERS = { now: "$7", visitorHash: "$8", movingBookingIds: "$11" };

/**
 * One round trip, with a row kind for each part of the search. Busy times are one byte string a unit (see
 * `busyTimesSql`), because one object for each interval makes the read slow.
 *
 * Parameters: $1 business, $2 service, $3 provider or null, $4 staff member or null (ignored unless the service offers
 * the choice). Then $5 from, $6 until, $7 now, $8 visitor hash or null, $9 and $10 week of the fair choice or null, $11
 * moving bookings (uuid[]).
 */
export const LOAD_SLOT_SEARCH = `
WITH ${ignoredRowsSql(PARAMETERS)}, staff_units AS (
  SELECT st.id, st.schedule_id, st.position, ss.priority, u.id AS unit_id
    FROM service_staff ss
    JOIN staff st ON st.business_id = ss.business_id AND st.id = ss.staff_id AND st.publication = 'PUBLISHED'
    JOIN units u ON u.business_id = st.business_id AND u.staff_id = st.id AND u.ordinal = 0
   WHERE ss.business_id = $1 AND ss.service_id = $2
     AND ($4::uuid IS NULL OR st.id = $4
          OR EXISTS (SELECT 1 FROM services s WHERE s.business_id = $1 AND s.id = $2 AND s.assignment <> 'CHOSEN'))
     AND ($3::uuid IS NULL OR EXISTS (
       SELECT 1 FROM provider_staff ps
         JOIN provider_services pv ON pv.business_id = ps.business_id AND pv.provider_id = ps.provider_id AND pv.service_id = $2
         JOIN providers pr ON pr.business_id = ps.business_id AND pr.id = ps.provider_id AND pr.publication = 'PUBLISHED'
        WHERE ps.business_id = $1 AND ps.provider_id = $3 AND ps.staff_id = st.id))
), resource_units AS (
  SELECT sr.resource_id, sr.needed, u.id AS unit_id, u.ordinal
    FROM service_resources sr JOIN units u ON u.business_id = sr.business_id AND u.resource_id = sr.resource_id AND NOT u.is_extra
   WHERE sr.business_id = $1 AND sr.service_id = $2
)
SELECT 'service' AS kind, s.id, NULL::uuid AS parent, 0 AS n, to_jsonb(s) AS data, NULL::bytea AS busy, 0 AS sort
  FROM services s WHERE s.business_id = $1 AND s.id = $2
UNION ALL
SELECT 'staff', p.id, p.unit_id, p.priority,
  jsonb_build_object(
    'timeZone', (SELECT time_zone FROM schedules c WHERE c.business_id = $1 AND c.id = p.schedule_id),
    'weekly', (SELECT coalesce(jsonb_agg(jsonb_build_array(w.weekday, w.opens_at, w.closes_at)), '[]') FROM schedule_windows w
                WHERE w.business_id = $1 AND w.schedule_id = p.schedule_id),
    'overrides', (SELECT coalesce(jsonb_agg(jsonb_build_array(d.date, d.opens_at, d.closes_at)), '[]') FROM (
                SELECT o.date, o.opens_at, o.closes_at FROM date_overrides o
                 WHERE o.business_id = $1 AND o.schedule_id = p.schedule_id
                   AND o.date BETWEEN ($5::timestamptz)::date - 3 AND ($6::timestamptz)::date + 3
                UNION ALL
                SELECT h.date, '{}', '{}' FROM holidays h
                 WHERE h.business_id = $1 AND h.date BETWEEN ($5::timestamptz)::date - 3 AND ($6::timestamptz)::date + 3
                   AND NOT EXISTS (SELECT FROM date_overrides o
                                    WHERE o.business_id = $1 AND o.schedule_id = p.schedule_id AND o.date = h.date)) d),
    'week', CASE WHEN $9::timestamptz IS NULL THEN NULL ELSE (SELECT count(*) FROM booking_staff b
                WHERE b.business_id = $1 AND b.staff_id = p.id AND b.starts_at >= $9 AND b.starts_at < $10) END,
    'last', CASE WHEN $9::timestamptz IS NULL THEN NULL ELSE (SELECT floor(date_part('epoch', max(b.starts_at)) / 60)::int FROM booking_staff b
                WHERE b.business_id = $1 AND b.staff_id = p.id AND b.starts_at < $6) END),
  taken.busy, p.position
  FROM staff_units p LEFT JOIN LATERAL (
    SELECT ${busyTimesSql("b")} AS busy
      FROM (
        SELECT c.starts_at, c.ends_at FROM claims c
         WHERE c.unit_id = p.unit_id AND c.business_id = $1 AND c.ends_at > $5 AND c.starts_at < $6
           AND ${countedClaimSql(PARAMETERS)}
        UNION ALL
        -- Busy times of external calendars.
        SELECT e.starts_at, e.ends_at FROM busy_times e
         WHERE e.unit_id = p.unit_id AND e.business_id = $1 AND tstzrange(e.starts_at, e.ends_at, '[)') && tstzrange($5, $6, '[)')) b) taken ON true
UNION ALL
SELECT 'unit', t.unit_id, t.resource_id, t.needed, NULL, taken.busy, t.ordinal
  FROM resource_units t LEFT JOIN LATERAL (
    SELECT ${busyTimesSql("c")} AS busy
      FROM claims c
     WHERE c.unit_id = t.unit_id AND c.business_id = $1 AND c.ends_at > $5 AND c.starts_at < $6
       AND ${countedClaimSql(PARAMETERS)}) taken ON true
UNION ALL
SELECT 'session', s.staff_id, NULL, 0,
  jsonb_build_object('startsAt', floor(date_part('epoch', s.starts_at) / 60)::int, 'offered', s.seats_offered,
    -- A session whose staff member or room is blocked has no free seats.
    'taken', CASE WHEN EXISTS (
        SELECT FROM claims c JOIN block_units u ON u.business_id = c.business_id AND u.unit_id = c.unit_id
          JOIN blocks k ON k.business_id = u.business_id AND k.id = u.block_id AND k.starts_at < c.ends_at AND k.ends_at > c.starts_at
         WHERE c.business_id = $1 AND c.session_id = s.id) THEN s.seats_offered
      ELSE s.seats_taken - coalesce((SELECT sum(e.seats) FROM ignored_lines e WHERE e.session_id = s.id), 0) END), NULL, 0
  FROM sessions s JOIN staff_units p ON p.id = s.staff_id
 WHERE s.business_id = $1 AND s.service_id = $2 AND s.starts_at < $6 AND s.ends_at > $5 AND s.id NOT IN (SELECT id FROM orphan_sessions)
UNION ALL
SELECT 'day', d.service_id, NULL, 0,
  jsonb_build_object('date', d.date, 'taken', d.taken
    - (SELECT count(*) FROM ignored_lines e WHERE e.service_id = d.service_id AND e.counted_on = d.date AND e.session_id IS NULL)
    - (SELECT count(*) FROM sessions g WHERE g.business_id = $1 AND g.service_id = d.service_id AND g.counted_on = d.date AND g.id IN (SELECT id FROM orphan_sessions))), NULL, 0
  FROM service_days d WHERE d.business_id = $1 AND d.service_id = $2
   AND d.date BETWEEN ($5::timestamptz)::date - 3 AND ($6::timestamptz)::date + 3
ORDER BY kind, n, sort, id`;
