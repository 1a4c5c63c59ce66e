-- The business can override rules of availability. Overbookings that exist become the override `OVERBOOK`.

DO $$ BEGIN
  CREATE TYPE booking_override AS ENUM ('OUTSIDE_HOURS', 'PAST', 'NO_NOTICE', 'BEYOND_HORIZON', 'DAY_LIMIT', 'WITHOUT_EMAIL', 'WITHOUT_CONSENT', 'OVERBOOK');
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;

ALTER TABLE holds ADD COLUMN IF NOT EXISTS overrides booking_override[] NOT NULL DEFAULT '{}';
ALTER TABLE bookings ADD COLUMN IF NOT EXISTS overrides booking_override[] NOT NULL DEFAULT '{}';
ALTER TABLE booking_events ADD COLUMN IF NOT EXISTS overrides booking_override[] NOT NULL DEFAULT '{}';

-- The trigger rejects changes of rows with a note.
DROP TRIGGER IF EXISTS booking_events_keep ON booking_events;
UPDATE bookings SET overrides = '{OVERBOOK}' WHERE is_overbooked AND overrides = '{}';
UPDATE booking_events SET overrides = '{OVERBOOK}' WHERE note = 'Overbooked on purpose' AND overrides = '{}';

CREATE TRIGGER booking_events_keep BEFORE UPDATE ON booking_events FOR EACH ROW
  WHEN (new.note <> ''::text OR old.business_id IS DISTINCT FROM new.business_id OR old.booking_id IS DISTINCT FROM new.booking_id
        OR old.ordinal IS DISTINCT FROM new.ordinal OR old.at IS DISTINCT FROM new.at OR old.actor IS DISTINCT FROM new.actor
        OR old.status IS DISTINCT FROM new.status OR old.starts_at IS DISTINCT FROM new.starts_at OR old.overrides IS DISTINCT FROM new.overrides)
  EXECUTE FUNCTION reject_change();

CREATE OR REPLACE FUNCTION public.emit_booking_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  SELECT t.business_id, uuid_v7_at(t.at), t.type, t.id, t.at, jsonb_build_object(
      'bookingId', t.id, 'reference', o.reference, 'contactId', o.contact_id, 'isSeries', o.is_series, 'line', t.line,
      'sequence', t.ordinal, 'calendarSequence', t.sequence, 'status', t.status, 'previousStatus', t.previous_status, 'actor', t.actor,
      'serviceId', t.service_id, 'providerId', t.provider_id,
      'staffIds', (SELECT coalesce(jsonb_agg(s.staff_id ORDER BY s.staff_id), '[]') FROM booking_staff s WHERE s.business_id = t.business_id AND s.booking_id = t.id),
      'startsAt', t.starts_at, 'endsAt', t.ends_at, 'previousStartsAt', t.previous_starts_at, 'seats', t.seats, 'member', t.member,
      'guestNumbers', (SELECT coalesce(jsonb_agg(g.ordinal ORDER BY g.ordinal), '[]') FROM guests g
                        WHERE g.business_id = t.business_id AND g.booking_id = t.id AND g.left_at IS NULL),
      'priceMinor', t.price_minor, 'dueMinor', t.due_minor, 'currency', o.currency, 'locationKind', t.location_kind,
      'decideBy', CASE WHEN t.status IN ('REQUESTED', 'AWAITING_PAYMENT') THEN t.decide_by END, 'overrides', t.overrides, 'createdAt', t.created_at)
    FROM (
      SELECT b.business_id, b.id, b.order_id, b.ordinal AS line, v.ordinal, v.at, v.actor, v.status, was.status AS previous_status, b.sequence,
             b.service_id, b.provider_id, b.starts_at, b.ends_at, was.starts_at AS previous_starts_at, b.seats, b.member, b.price_minor, b.due_minor,
             b.location_kind, b.decide_by, b.overrides, b.created_at,
             CASE
               WHEN was.status IS NULL THEN CASE v.status WHEN 'REQUESTED' THEN 'booking.requested' ELSE 'booking.created' END
               WHEN v.status <> was.status THEN CASE v.status
                 WHEN 'SCHEDULED' THEN CASE was.status WHEN 'REQUESTED' THEN 'booking.approved' ELSE 'booking.confirmed' END
                 WHEN 'AWAITING_PAYMENT' THEN 'booking.approved'
                 ELSE 'booking.' || lower(v.status::text) END
               WHEN v.starts_at <> was.starts_at THEN 'booking.rescheduled'
               WHEN EXISTS (SELECT FROM guests g WHERE g.business_id = b.business_id AND g.booking_id = b.id AND g.left_at = v.at) THEN 'guest.left'
               WHEN v.note IN ('', 'Overbooked on purpose', 'No longer overbooked') THEN 'booking.rescheduled'
             END AS type
        FROM added v
        JOIN bookings b ON b.business_id = v.business_id AND b.id = v.booking_id
        LEFT JOIN booking_events was ON was.business_id = v.business_id AND was.booking_id = v.booking_id AND was.ordinal = v.ordinal - 1
    ) t
    JOIN orders o ON o.business_id = t.business_id AND o.id = t.order_id
   WHERE t.type IS NOT NULL ORDER BY t.order_id, t.line, t.ordinal;
  RETURN NULL;
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
  v_overrides booking_override[] := ARRAY(SELECT jsonb_array_elements_text(p_hold -> 'overrides'))::booking_override[];
  former uuid[];
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings)
              AND NOT (status = 'SCHEDULED' OR status = 'REQUESTED' AND decide_by > p_now)) THEN
    RETURN '{"failure": "STATUS", "ordinal": 0}';
  END IF;
  SELECT coalesce(array_agg(id), '{}') INTO former FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings) AND is_overbooked;
  PERFORM release_bookings(p_business, p_bookings);
  taken := take_hold(p_business, p_hold, p_now);
  IF taken ? 'failure' THEN RETURN taken; END IF;
  UPDATE bookings b SET starts_at = l.starts_at, ends_at = l.ends_at, session_id = l.session_id, counted_on = l.counted_on,
                        decide_by = CASE WHEN l.starts_at > p_now THEN least(b.decide_by, l.starts_at) ELSE b.decide_by END,
                        overrides = ARRAY(SELECT unnest(b.overrides) INTERSECT SELECT unnest('{WITHOUT_EMAIL,WITHOUT_CONSENT}'::booking_override[])) || v_overrides,
                        sequence = b.sequence + 1, updated_at = p_now
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n)
    JOIN hold_lines l ON l.business_id = p_business AND l.hold_id = v_hold AND l.ordinal = moved.n - 1
   WHERE b.business_id = p_business AND b.id = moved.id;
  UPDATE claims c SET booking_id = moved.id, hold_id = NULL, ordinal = NULL, expires_at = CASE b.status WHEN 'REQUESTED' THEN b.decide_by END
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n) JOIN bookings b ON b.business_id = p_business AND b.id = moved.id
   WHERE c.business_id = p_business AND c.hold_id = v_hold AND c.ordinal = moved.n - 1;
  UPDATE bookings b SET is_overbooked = EXISTS (SELECT FROM claims c JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id
                                                 WHERE c.business_id = b.business_id AND c.booking_id = b.id AND u.is_extra)
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
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
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note, overrides)
  SELECT p_business, b.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = b.id),
         p_now, p_actor, b.status, b.starts_at, CASE WHEN b.is_overbooked THEN 'Overbooked on purpose' WHEN b.id = ANY (former) THEN 'No longer overbooked' ELSE '' END,
         v_overrides FROM bookings b WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  RETURN '{"ok": true}';
END $function$;

-- Takes a hold with all its claims in one round trip. Units are tried in the given order: staff first, then each resource by its id, then the day's
-- count, so that two transactions never wait for each other. A party lists its units itself.
-- p_hold: { id, providerId, visitorHash, addressHash (hex), totalMinor, currency, expiresAt, caps, isSeries, linkId, overrides,
--   lines: [{ ordinal, member, serviceId, priceMinor, seats, capacity, dayLimit, date, startsAt, endsAt, from, until, staffIds, needs }],
--   claims: [{ ordinal, kind: STAFF or RESOURCE, unitId, from, until }] }
-- Returns { ok: true } or { failure: STAFF, RESOURCE, SEATS, DAY, CAP, SUSPENDED or QUOTA, ordinal, available }. The caller rolls back on a failure.
CREATE OR REPLACE FUNCTION public.take_hold(p_business uuid, p_hold jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_id uuid := (p_hold ->> 'id')::uuid;
  v_visitor_hash bytea := decode(p_hold ->> 'visitorHash', 'hex');
  v_address_hash bytea := decode(p_hold ->> 'addressHash', 'hex');
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
  v_stop text;
BEGIN
  -- The previous version sends other keys and runs during an upgrade. A later release removes this.
  IF p_hold -> 'lines' -> 0 ? 'service' THEN
    p_hold := replace(regexp_replace(p_hold::text, '"(service|unit)(s?)":', '"\1Id\2":', 'g'), '"staff":', '"staffIds":')::jsonb;
  END IF;
  v_stop := find_booking_stop(p_business, v_lines, p_now, false);
  IF v_stop IS NOT NULL THEN RETURN jsonb_build_object('failure', v_stop, 'ordinal', 0); END IF;
  -- Of two requests of one visitor at the same time, the second waits here, then releases the hold of the first.
  IF v_visitor_hash IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(p_business || (p_hold ->> 'visitorHash'), 0));
  END IF;
  IF v_address_hash IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('holds ' || p_business || (p_hold ->> 'addressHash'), 0));
  END IF;
  PERFORM expire_due(p_business, p_now);
  IF v_visitor_hash IS NOT NULL THEN
    WITH former_holds AS (
      UPDATE holds SET state = 'RELEASED' WHERE business_id = p_business AND visitor_hash = v_visitor_hash AND state = 'LIVE' RETURNING id
    ) SELECT coalesce(array_agg(id), '{}') INTO former FROM former_holds;
    PERFORM release_holds(p_business, former);
  END IF;
  SELECT count(*) AS holds, coalesce(sum(line_count), 0) AS lines INTO own FROM holds
   WHERE business_id = p_business AND address_hash = v_address_hash AND state = 'LIVE';
  SELECT count(*) AS holds, coalesce(sum(line_count), 0) AS lines INTO total FROM (
    SELECT line_count FROM holds WHERE business_id = p_business AND state = 'LIVE' LIMIT (p_hold ->> 'businessCap')::int) h;
  share := CASE WHEN own.holds > 0 THEN coalesce((p_hold ->> 'unreserved')::numeric, 1) ELSE 1 END;
  IF own.holds >= (p_hold ->> 'addressCap')::int
     OR own.holds > 0 AND own.lines + v_lines > (p_hold ->> 'addressLineCap')::int
     OR total.holds >= (p_hold ->> 'businessCap')::int * share
     OR total.holds > 0 AND total.lines + v_lines > (p_hold ->> 'businessLineCap')::int * share THEN
    RETURN jsonb_build_object('failure', 'CAP', 'ordinal', 0);
  END IF;
  INSERT INTO holds (business_id, id, provider_id, visitor_hash, address_hash, total_minor, currency, created_at, expires_at, is_series, link_id, line_count, overrides)
  VALUES (p_business, v_id, (p_hold ->> 'providerId')::uuid, v_visitor_hash, v_address_hash, (p_hold ->> 'totalMinor')::int, p_hold ->> 'currency', p_now, v_expires,
          coalesce((p_hold ->> 'isSeries')::boolean, false), (p_hold ->> 'linkId')::uuid, v_lines,
          ARRAY(SELECT jsonb_array_elements_text(p_hold -> 'overrides'))::booking_override[]);
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
    VALUES (p_business, v_id, (line ->> 'ordinal')::int, (line ->> 'serviceId')::uuid, (seats ->> 'session')::uuid,
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
      IF NOT count_day_booking(p_business, (line ->> 'serviceId')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_day_booking(p_business, (line ->> 'serviceId')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
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
                 ORDER BY value ->> 'serviceId', value ->> 'date', (value ->> 'ordinal')::int LOOP
      IF NOT count_day_booking(p_business, (line ->> 'serviceId')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_day_booking(p_business, (line ->> 'serviceId')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
        RETURN jsonb_build_object('failure', 'DAY', 'ordinal', (line ->> 'ordinal')::int);
      END IF;
    END LOOP;
  END IF;
  RETURN '{"ok": true}';
END $function$;
