-- Common table expressions inside these functions are named after their tables. Nothing else changes.

-- Numbers committed events. An event that was committed late comes after all events read before. Calls for one business
-- run one after another, and no writer waits.
CREATE OR REPLACE FUNCTION public.assign_event_positions(p_business uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_last bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM events WHERE business_id = p_business AND position IS NULL AND type <> 'webhook.test') THEN RETURN; END IF;
  INSERT INTO event_feeds (business_id) VALUES (p_business) ON CONFLICT DO NOTHING;
  SELECT last_position INTO v_last FROM event_feeds WHERE business_id = p_business FOR UPDATE;
  WITH waiting_events AS (
    SELECT id, row_number() OVER (ORDER BY made) AS n FROM (
      SELECT id, made FROM events WHERE business_id = p_business AND position IS NULL AND type <> 'webhook.test' ORDER BY made LIMIT 10000) w
  ), numbered_events AS (
    UPDATE events e SET position = v_last + w.n FROM waiting_events w WHERE e.business_id = p_business AND e.id = w.id RETURNING 1
  )
  UPDATE event_feeds SET last_position = v_last + (SELECT count(*) FROM numbered_events) WHERE business_id = p_business;
END $function$;

CREATE OR REPLACE FUNCTION public.end_bookings(p_business uuid, p_bookings uuid[], p_status booking_status, p_actor actor, p_now timestamp with time zone, p_note text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  freed uuid[];
  unpaid uuid[];
BEGIN
  SELECT coalesce(array_agg(DISTINCT order_id), '{}') INTO unpaid FROM bookings
   WHERE business_id = p_business AND id = ANY (p_bookings) AND status = 'AWAITING_PAYMENT';
  DELETE FROM claims WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  UPDATE service_days d SET taken = d.taken - b.visits
    FROM (SELECT service_id, counted_on, count(*)::int AS visits FROM bookings
           WHERE business_id = p_business AND id = ANY (p_bookings) AND counted_on IS NOT NULL AND session_id IS NULL
           GROUP BY service_id, counted_on) b
   WHERE d.business_id = p_business AND d.service_id = b.service_id AND d.date = b.counted_on;
  WITH freed_seats AS (
    SELECT session_id, sum(seats)::int AS seats FROM bookings
     WHERE business_id = p_business AND id = ANY (p_bookings) AND session_id IS NOT NULL GROUP BY session_id
  ), changed_sessions AS (
    UPDATE sessions s SET seats_taken = s.seats_taken - freed_seats.seats FROM freed_seats
     WHERE s.business_id = p_business AND s.id = freed_seats.session_id RETURNING s.id, s.seats_taken
  )
  SELECT coalesce(array_agg(id) FILTER (WHERE seats_taken = 0), '{}') INTO freed FROM changed_sessions;
  WITH ended_bookings AS (
    UPDATE bookings SET status = p_status, session_id = NULL, counted_on = NULL, updated_at = p_now, sequence = sequence + 1
     WHERE business_id = p_business AND id = ANY (p_bookings) RETURNING id, starts_at
  )
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
  SELECT p_business, e.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = e.id),
         p_now, p_actor, p_status, e.starts_at, p_note FROM ended_bookings e;
  PERFORM delete_sessions(p_business, freed);
  IF cardinality(unpaid) > 0 THEN PERFORM release_unpaid_orders(p_business, unpaid, p_now); END IF;
END $function$;

CREATE OR REPLACE FUNCTION public.release_bookings(p_business uuid, p_bookings uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  freed uuid[];
BEGIN
  DELETE FROM claims WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  UPDATE service_days d SET taken = d.taken - b.visits
    FROM (SELECT service_id, counted_on, count(*)::int AS visits FROM bookings
           WHERE business_id = p_business AND id = ANY (p_bookings) AND counted_on IS NOT NULL AND session_id IS NULL
           GROUP BY service_id, counted_on) b
   WHERE d.business_id = p_business AND d.service_id = b.service_id AND d.date = b.counted_on;
  WITH freed_seats AS (
    SELECT session_id, sum(seats)::int AS seats FROM bookings
     WHERE business_id = p_business AND id = ANY (p_bookings) AND session_id IS NOT NULL GROUP BY session_id
  ), changed_sessions AS (
    UPDATE sessions s SET seats_taken = s.seats_taken - freed_seats.seats FROM freed_seats
     WHERE s.business_id = p_business AND s.id = freed_seats.session_id RETURNING s.id, s.seats_taken
  )
  SELECT coalesce(array_agg(id) FILTER (WHERE seats_taken = 0), '{}') INTO freed FROM changed_sessions;
  UPDATE bookings SET session_id = NULL, counted_on = NULL WHERE business_id = p_business AND id = ANY (p_bookings);
  PERFORM delete_sessions(p_business, freed);
END $function$;

CREATE OR REPLACE FUNCTION public.release_holds(p_business uuid, p_holds uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  freed uuid[];
BEGIN
  IF cardinality(p_holds) = 0 THEN RETURN; END IF;
  DELETE FROM claims WHERE business_id = p_business AND hold_id = ANY (p_holds);
  UPDATE service_days d SET taken = d.taken - l.visits
    FROM (SELECT service_id, counted_on, count(*)::int AS visits FROM hold_lines
           WHERE business_id = p_business AND hold_id = ANY (p_holds) AND counted_on IS NOT NULL AND session_id IS NULL
           GROUP BY service_id, counted_on) l
   WHERE d.business_id = p_business AND d.service_id = l.service_id AND d.date = l.counted_on;
  WITH freed_seats AS (
    SELECT session_id, sum(seats)::int AS seats FROM hold_lines
     WHERE business_id = p_business AND hold_id = ANY (p_holds) AND session_id IS NOT NULL GROUP BY session_id
  ), changed_sessions AS (
    UPDATE sessions s SET seats_taken = s.seats_taken - freed_seats.seats FROM freed_seats
     WHERE s.business_id = p_business AND s.id = freed_seats.session_id RETURNING s.id, s.seats_taken
  )
  SELECT coalesce(array_agg(id) FILTER (WHERE seats_taken = 0), '{}') INTO freed FROM changed_sessions;
  UPDATE hold_lines SET session_id = NULL, counted_on = NULL WHERE business_id = p_business AND hold_id = ANY (p_holds);
  PERFORM delete_sessions(p_business, freed);
END $function$;

-- Leases due notifications, oldest first, at most p_limit to guests and p_limit to others per business. p_caps: {
-- guestsPerHour, guestPerDay, bookerPerDay }. Notifications above a cap are postponed. A retry counts once.
CREATE OR REPLACE FUNCTION public.lease_due_notices(p_now timestamp with time zone, p_lease timestamp with time zone, p_limit integer, p_caps jsonb)
 RETURNS SETOF notices
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_hour timestamptz := p_now - interval '1 hour';
  v_day timestamptz := p_now - interval '1 day';
  v_full uuid[];
BEGIN
  -- Calls run one after the other, so that two of them cannot exceed a cap together.
  PERFORM pg_advisory_xact_lock(5463290131);
  RETURN QUERY
  WITH due_notices AS MATERIALIZED (
    SELECT d.* FROM businesses u CROSS JOIN LATERAL (
      (SELECT n.business_id, n.id, n.order_id, n.recipient, n.recipient_hash, n.counted_at, n.due_at FROM notices n
        WHERE n.business_id = u.id AND n.state = 'PENDING' AND n.due_at <= p_now AND n.recipient <> 'GUEST'
        ORDER BY n.due_at, n.id LIMIT p_limit FOR UPDATE SKIP LOCKED)
    ) d
    UNION ALL
    SELECT d.* FROM businesses u CROSS JOIN LATERAL (
      (SELECT n.business_id, n.id, n.order_id, n.recipient, n.recipient_hash, n.counted_at, n.due_at FROM notices n
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
  ), decided_notices AS (
    SELECT b.business_id, b.id, b.day_fits, b.day_fits AND (NOT b.needs_hour OR b.hour_place + h.used <= (p_caps ->> 'guestsPerHour')::int) AS fits
      FROM ranked_in_hour b LEFT JOIN sent_by_hour h ON h.business_id = b.business_id
  ), leased_notices AS (
    UPDATE notices n SET
           due_at = CASE WHEN d.fits THEN p_lease WHEN d.day_fits THEN p_now + interval '10 minutes' ELSE p_now + interval '1 hour' END,
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

-- Moves live bookings to the lines of a new hold, the n-th booking to ordinal n. Returns { ok: true } or a failure of
-- take_hold; STATUS if a booking is not live. The caller rolls back on failure.
CREATE OR REPLACE FUNCTION public.move_bookings(p_business uuid, p_bookings uuid[], p_hold jsonb, p_actor actor, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_hold uuid := (p_hold ->> 'id')::uuid;
  taken jsonb;
  ordinary uuid[];
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings)
              AND NOT (status = 'SCHEDULED' OR status = 'REQUESTED' AND decide_by > p_now)) THEN
    RETURN '{"failure": "STATUS", "ordinal": 0}';
  END IF;
  PERFORM release_bookings(p_business, p_bookings);
  taken := take_hold(p_business, p_hold, p_now);
  IF taken ? 'failure' THEN RETURN taken; END IF;
  UPDATE bookings b SET starts_at = l.starts_at, ends_at = l.ends_at, session_id = l.session_id, counted_on = l.counted_on,
                        decide_by = least(b.decide_by, l.starts_at), sequence = b.sequence + 1, updated_at = p_now
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n)
    JOIN hold_lines l ON l.business_id = p_business AND l.hold_id = v_hold AND l.ordinal = moved.n - 1
   WHERE b.business_id = p_business AND b.id = moved.id;
  UPDATE claims c SET booking_id = moved.id, hold_id = NULL, ordinal = NULL, expires_at = CASE b.status WHEN 'REQUESTED' THEN b.decide_by END
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n) JOIN bookings b ON b.business_id = p_business AND b.id = moved.id
   WHERE c.business_id = p_business AND c.hold_id = v_hold AND c.ordinal = moved.n - 1;
  WITH ordinary_bookings AS (
    UPDATE bookings b SET is_overbooked = false
     WHERE b.business_id = p_business AND b.id = ANY (p_bookings) AND b.is_overbooked
       AND NOT EXISTS (SELECT FROM claims c JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id
                        WHERE c.business_id = b.business_id AND c.booking_id = b.id AND u.is_extra)
    RETURNING b.id
  )
  SELECT coalesce(array_agg(id), '{}') INTO ordinary FROM ordinary_bookings;
  DELETE FROM hold_lines WHERE business_id = p_business AND hold_id = v_hold;
  DELETE FROM holds WHERE business_id = p_business AND id = v_hold;
  DELETE FROM booking_staff WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at)
  SELECT p_business, b.id, u.staff_id, b.starts_at FROM bookings b
    JOIN claims c ON c.business_id = b.business_id AND c.booking_id = b.id
    JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id AND u.staff_id IS NOT NULL
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings)
  UNION
  SELECT p_business, b.id, s.staff_id, b.starts_at FROM bookings b JOIN sessions s ON s.business_id = b.business_id AND s.id = b.session_id
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
  SELECT p_business, b.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = b.id),
         p_now, p_actor, b.status, b.starts_at, CASE WHEN b.id = ANY (ordinary) THEN 'No longer overbooked' ELSE '' END FROM bookings b WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  RETURN '{"ok": true}';
END $function$;

-- Deletes at most 10,000 numbered events of each business before the instant.
CREATE OR REPLACE FUNCTION public.purge_events(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_business uuid;
BEGIN
  FOR v_business IN SELECT DISTINCT business_id FROM events WHERE occurred_at < p_before ORDER BY 1 LOOP
    PERFORM assign_event_positions(v_business);
    PERFORM 1 FROM event_feeds WHERE business_id = v_business FOR UPDATE;
    WITH old_events AS (
      SELECT id FROM events WHERE business_id = v_business AND occurred_at < p_before AND (position IS NOT NULL OR type = 'webhook.test') ORDER BY occurred_at LIMIT 10000
    ), deleted_events AS (
      DELETE FROM events e USING old_events WHERE e.business_id = v_business AND e.id = old_events.id RETURNING e.position
    )
    UPDATE event_feeds SET forgotten_position = greatest(forgotten_position, (SELECT max(position) FROM deleted_events)) WHERE business_id = v_business;
  END LOOP;
END $function$;

CREATE OR REPLACE FUNCTION public.schedule_bookings(p_business uuid, p_bookings uuid[], p_actor actor, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF cardinality(p_bookings) = 0 THEN RETURN; END IF;
  UPDATE claims SET expires_at = NULL WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  WITH scheduled_bookings AS (
    UPDATE bookings SET status = 'SCHEDULED', decide_by = NULL, updated_at = p_now, sequence = sequence + 1
     WHERE business_id = p_business AND id = ANY (p_bookings) RETURNING id, starts_at
  )
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
  SELECT p_business, s.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = s.id),
         p_now, p_actor, 'SCHEDULED', s.starts_at FROM scheduled_bookings s;
  UPDATE one_time_links SET reserved_at = coalesce(reserved_at, p_now), spent_at = p_now
   WHERE business_id = p_business AND spent_at IS NULL
     AND id IN (SELECT o.link_id FROM orders o JOIN bookings b ON b.business_id = o.business_id AND b.order_id = o.id
                 WHERE b.business_id = p_business AND b.id = ANY (p_bookings));
END $function$;

-- Takes a hold with all its claims in one round trip. Units are tried in the given order: staff first, then each resource by its id, then the day's
-- count, so that two transactions never wait for each other. A party lists its units itself.
-- p_hold: { id, providerId, visitorHash, addressHash (hex), totalMinor, currency, expiresAt, caps, isSeries, linkId,
--   lines: [{ ordinal, member, service, priceMinor, seats, capacity, dayLimit, date, startsAt, endsAt, from, until, staff, needs }],
--   claims: [{ ordinal, kind: STAFF or RESOURCE, unit, from, until }] }
-- Returns { ok: true } or { failure: STAFF, RESOURCE, SEATS, DAY or a cap, ordinal, available }. The caller rolls back on a failure.
CREATE OR REPLACE FUNCTION public.take_hold(p_business uuid, p_hold jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_id uuid := (p_hold ->> 'id')::uuid;
  v_visitor bytea := decode(p_hold ->> 'visitorHash', 'hex');
  v_address bytea := decode(p_hold ->> 'addressHash', 'hex');
  v_expires timestamptz := (p_hold ->> 'expiresAt')::timestamptz;
  former uuid[];
  is_party boolean := p_hold ? 'claims';
  v_lines int := jsonb_array_length(p_hold -> 'lines');
  own record;
  total record;
  share numeric;
  line jsonb;
  claim jsonb;
  seats jsonb;
  short int;
BEGIN
  -- Of two requests of one visitor at the same time, the second waits here, then releases the hold of the first.
  IF v_visitor IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(p_business || (p_hold ->> 'visitorHash'), 0));
  END IF;
  IF v_address IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('holds ' || p_business || (p_hold ->> 'addressHash'), 0));
  END IF;
  PERFORM expire_due(p_business, p_now);
  IF v_visitor IS NOT NULL THEN
    WITH former_holds AS (
      UPDATE holds SET state = 'RELEASED' WHERE business_id = p_business AND visitor_hash = v_visitor AND state = 'LIVE' RETURNING id
    ) SELECT coalesce(array_agg(id), '{}') INTO former FROM former_holds;
    PERFORM release_holds(p_business, former);
  END IF;
  SELECT count(*) AS holds, coalesce(sum(line_count), 0) AS lines INTO own FROM holds
   WHERE business_id = p_business AND address_hash = v_address AND state = 'LIVE';
  SELECT count(*) AS holds, coalesce(sum(line_count), 0) AS lines INTO total FROM (
    SELECT line_count FROM holds WHERE business_id = p_business AND state = 'LIVE' LIMIT (p_hold ->> 'businessCap')::int) h;
  share := CASE WHEN own.holds > 0 THEN coalesce((p_hold ->> 'unreserved')::numeric, 1) ELSE 1 END;
  IF own.holds >= (p_hold ->> 'addressCap')::int
     OR own.holds > 0 AND own.lines + v_lines > (p_hold ->> 'addressLineCap')::int
     OR total.holds >= (p_hold ->> 'businessCap')::int * share
     OR total.holds > 0 AND total.lines + v_lines > (p_hold ->> 'businessLineCap')::int * share THEN
    RETURN jsonb_build_object('failure', 'CAP', 'ordinal', 0);
  END IF;
  INSERT INTO holds (business_id, id, provider_id, visitor_hash, address_hash, total_minor, currency, created_at, expires_at, is_series, link_id, line_count)
  VALUES (p_business, v_id, (p_hold ->> 'providerId')::uuid, v_visitor, v_address, (p_hold ->> 'totalMinor')::int, p_hold ->> 'currency', p_now, v_expires,
          coalesce((p_hold ->> 'isSeries')::boolean, false), (p_hold ->> 'linkId')::uuid, v_lines);
  FOR line IN SELECT value FROM jsonb_array_elements(p_hold -> 'lines') LOOP
    seats := NULL;
    IF (line ->> 'capacity')::int > 1 THEN
      seats := take_seats(p_business, line);
      -- Another transaction had locked an expired hold and rolled back. This one ends the hold.
      IF seats ? 'failure' AND expire_due(p_business, p_now) > 0 THEN seats := take_seats(p_business, line); END IF;
      IF seats ? 'failure' THEN RETURN seats || jsonb_build_object('ordinal', (line ->> 'ordinal')::int); END IF;
    END IF;
    INSERT INTO hold_lines (business_id, hold_id, ordinal, service_id, session_id, starts_at, ends_at, seats, price_minor, counted_on, member,
                            unit_price_minor, price_per, payment_rule, payment_value)
    VALUES (p_business, v_id, (line ->> 'ordinal')::int, (line ->> 'service')::uuid, (seats ->> 'session')::uuid,
            (line ->> 'startsAt')::timestamptz, (line ->> 'endsAt')::timestamptz, (line ->> 'seats')::int, (line ->> 'priceMinor')::int,
            CASE WHEN seats IS NULL AND line ->> 'dayLimit' IS NOT NULL THEN (line ->> 'date')::date END,
            coalesce((line ->> 'member')::int, 0), coalesce((line ->> 'unitMinor')::int, 0), coalesce(line ->> 'pricePer', 'LINE')::price_per,
            coalesce(line ->> 'paymentRule', 'NONE')::payment_rule, coalesce((line ->> 'paymentValue')::int, 0));
    IF seats IS NULL AND NOT is_party THEN
      short := claim_needs(p_business, line -> 'needs', (line ->> 'from')::timestamptz, (line ->> 'until')::timestamptz,
                          v_id, (line ->> 'ordinal')::int, NULL, v_expires);
      IF short IS NOT NULL AND expire_due(p_business, p_now) > 0 THEN
        DELETE FROM claims WHERE business_id = p_business AND hold_id = v_id AND ordinal = (line ->> 'ordinal')::int;
        short := claim_needs(p_business, line -> 'needs', (line ->> 'from')::timestamptz, (line ->> 'until')::timestamptz,
                            v_id, (line ->> 'ordinal')::int, NULL, v_expires);
      END IF;
      IF short IS NOT NULL THEN
        RETURN jsonb_build_object('failure', CASE short WHEN 0 THEN 'STAFF' ELSE 'RESOURCE' END, 'ordinal', (line ->> 'ordinal')::int);
      END IF;
      IF NOT count_day_booking(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_day_booking(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
        RETURN jsonb_build_object('failure', 'DAY', 'ordinal', (line ->> 'ordinal')::int);
      END IF;
    END IF;
  END LOOP;
  IF is_party THEN
    FOR claim IN SELECT value FROM jsonb_array_elements(p_hold -> 'claims') LOOP
      IF NOT claim_party_unit(p_business, claim, v_id, v_expires)
         AND NOT (expire_due(p_business, p_now) > 0 AND claim_party_unit(p_business, claim, v_id, v_expires)) THEN
        RETURN jsonb_build_object('failure', claim ->> 'kind', 'ordinal', (claim ->> 'ordinal')::int);
      END IF;
    END LOOP;
    FOR line IN SELECT value FROM jsonb_array_elements(p_hold -> 'lines') WHERE (value ->> 'capacity')::int = 1 AND value ->> 'dayLimit' IS NOT NULL
                 ORDER BY value ->> 'service', value ->> 'date', (value ->> 'ordinal')::int LOOP
      IF NOT count_day_booking(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_day_booking(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
        RETURN jsonb_build_object('failure', 'DAY', 'ordinal', (line ->> 'ordinal')::int);
      END IF;
    END LOOP;
  END IF;
  RETURN '{"ok": true}';
END $function$;
