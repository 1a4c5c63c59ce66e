-- Returns whether a business may store further bytes. Uploads to a business with a quota run one after another, so that
-- the quota is exact. Smaller sizes of a picture are made on demand and do not count.
CREATE OR REPLACE FUNCTION public.has_storage_left(p_business uuid, p_bytes bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_most double precision;
BEGIN
  SELECT max_storage_bytes INTO v_most FROM businesses WHERE id = p_business;
  IF v_most IS NULL THEN RETURN true; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('storage ' || p_business, 0));
  RETURN (SELECT coalesce(sum(size_bytes), 0) FROM media WHERE business_id = p_business)
       + (SELECT coalesce(sum(size_bytes), 0) FROM uploads WHERE business_id = p_business) + p_bytes <= v_most;
END $function$;

-- Leases due notifications, oldest first, at most p_limit to guests and p_limit to others per business. p_caps: {
-- guestsPerHour, guestPerDay, bookerPerDay }. Notifications above a cap are postponed. A retry counts once.
-- A business with a quota of mails sends the rest on the next day (UTC).
CREATE OR REPLACE FUNCTION public.lease_due_notices(p_now timestamp with time zone, p_lease timestamp with time zone, p_limit integer, p_caps jsonb)
 RETURNS SETOF notices
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_hour timestamptz := p_now - interval '1 hour';
  v_day timestamptz := p_now - interval '1 day';
  v_midnight timestamptz := date_trunc('day', p_now);
  v_full uuid[];
BEGIN
  -- Calls run one after the other, so that two of them cannot exceed a cap together.
  PERFORM pg_advisory_xact_lock(5463290131);
  RETURN QUERY
  WITH due_notices AS MATERIALIZED (
    SELECT d.* FROM businesses u CROSS JOIN LATERAL (
      (SELECT n.business_id, n.id, n.order_id, n.recipient, n.recipient_hash, n.counted_at, n.due_at, n.attempts FROM notices n
        WHERE n.business_id = u.id AND n.state = 'PENDING' AND n.due_at <= p_now AND n.recipient <> 'GUEST'
        ORDER BY n.due_at, n.id LIMIT p_limit FOR UPDATE SKIP LOCKED)
    ) d
    UNION ALL
    SELECT d.* FROM businesses u CROSS JOIN LATERAL (
      (SELECT n.business_id, n.id, n.order_id, n.recipient, n.recipient_hash, n.counted_at, n.due_at, n.attempts FROM notices n
        WHERE n.business_id = u.id AND n.state = 'PENDING' AND n.due_at <= p_now AND n.recipient = 'GUEST'
        ORDER BY n.due_at, n.id LIMIT p_limit FOR UPDATE SKIP LOCKED)
    ) d
  ), ranked_notices AS (
    SELECT d.*, sum(d.needs_day::int) OVER (PARTITION BY d.recipient_hash, d.recipient ORDER BY d.due_at, d.id) AS day_place,
           CASE d.recipient WHEN 'GUEST' THEN (p_caps ->> 'guestPerDay')::int ELSE (p_caps ->> 'bookerPerDay')::int END AS day_cap
      FROM (SELECT x.*, x.recipient_hash IS NOT NULL AND (x.counted_at IS NULL OR x.counted_at <= v_day) AS needs_day FROM due_notices x) d
  ), within_day_cap AS (
    SELECT p.*, NOT p.needs_day
             OR p.day_place + (SELECT count(*) FROM (SELECT FROM notices c WHERE c.recipient_hash = p.recipient_hash AND c.recipient = p.recipient
                                                        AND c.counted_at > v_day LIMIT p.day_cap) used) <= p.day_cap
             OR p.recipient = 'BOOKER' AND EXISTS (SELECT FROM payments y WHERE y.business_id = p.business_id AND y.order_id = p.order_id AND y.state = 'SUCCEEDED')
           AS day_fits
      FROM ranked_notices p
  ), ranked_in_hour AS (
    SELECT b.*, sum((b.day_fits AND b.needs_hour)::int) OVER (PARTITION BY b.business_id ORDER BY b.due_at, b.id) AS hour_place
      FROM (SELECT y.*, y.recipient = 'GUEST' AND (y.counted_at IS NULL OR y.counted_at <= v_hour) AS needs_hour FROM within_day_cap y) b
  ), sent_by_hour AS (
    SELECT h.business_id, (SELECT count(*) FROM notices c WHERE c.business_id = h.business_id AND c.recipient = 'GUEST' AND c.counted_at > v_hour) AS used
      FROM (SELECT DISTINCT x.business_id FROM ranked_in_hour x WHERE x.needs_hour) h
  ), within_caps AS (
    SELECT b.*, b.day_fits AND (NOT b.needs_hour OR b.hour_place + h.used <= (p_caps ->> 'guestsPerHour')::int) AS caps_fit
      FROM ranked_in_hour b LEFT JOIN sent_by_hour h ON h.business_id = b.business_id
  ), sent_by_day AS (
    -- Sent mails, and those on their way: leased ones, and failed ones that are tried again.
    SELECT u.id AS business_id, u.max_mails_per_day AS most,
           coalesce((SELECT d.mails FROM usage_days d WHERE d.business_id = u.id AND d.day = v_midnight::date), 0)
           + (SELECT count(*) FROM notices n WHERE n.business_id = u.id AND n.state = 'PENDING' AND n.attempts > 0) AS used
      FROM businesses u WHERE u.max_mails_per_day IS NOT NULL AND u.id IN (SELECT c.business_id FROM within_caps c)
  ), decided_notices AS (
    SELECT c.business_id, c.id, c.day_fits, c.caps_fit, c.caps_fit AND (
             c.attempts > 0 OR s.most IS NULL
             OR sum((c.caps_fit AND c.attempts = 0)::int) OVER (PARTITION BY c.business_id ORDER BY c.due_at, c.id) + s.used <= s.most
           ) AS fits
      FROM within_caps c LEFT JOIN sent_by_day s ON s.business_id = c.business_id
  ), leased_notices AS (
    UPDATE notices n SET
           due_at = CASE WHEN d.fits THEN p_lease WHEN d.caps_fit THEN v_midnight + interval '1 day' WHEN d.day_fits THEN p_now + interval '10 minutes' ELSE p_now + interval '1 hour' END,
           attempts = n.attempts + d.fits::int,
           counted_at = CASE WHEN d.fits AND n.recipient_hash IS NOT NULL THEN p_now ELSE n.counted_at END,
           is_over_cap = NOT d.fits
      FROM decided_notices d WHERE n.business_id = d.business_id AND n.id = d.id
    RETURNING n.*
  ) SELECT * FROM leased_notices w WHERE NOT w.is_over_cap;

  -- When the hour of a business is full, all its other due notifications to guests are postponed as well. The next calls skip them.
  SELECT array_agg(DISTINCT n.business_id) INTO v_full FROM notices n
   WHERE n.is_over_cap AND n.state = 'PENDING' AND n.recipient = 'GUEST' AND n.due_at = p_now + interval '10 minutes';
  IF v_full IS NOT NULL THEN
    UPDATE notices n SET due_at = p_now + interval '10 minutes', is_over_cap = true
      FROM (SELECT x.business_id, x.id FROM notices x
             WHERE x.business_id = ANY (v_full) AND x.state = 'PENDING' AND x.due_at <= p_now AND x.recipient = 'GUEST'
               AND (x.counted_at IS NULL OR x.counted_at <= v_hour)
             FOR UPDATE SKIP LOCKED) rest
     WHERE n.business_id = rest.business_id AND n.id = rest.id;
  END IF;
END $function$;
