-- How claims are taken and given back. Each function is one round trip whatever the number of lines.
-- Inserting with ON CONFLICT DO NOTHING never raises and never deadlocks on the exclusion; units are tried in the order
-- given, one class after the other (staff, then each resource), and only then the day is counted, in the order in which
-- all of it is given back, so that takers and givers do not wait for each other in a ring.

-- Gives back what ended hold lines kept: their claims, seats and places in the day's count.
CREATE FUNCTION give_back_holds(p_business uuid, p_holds uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
  WITH seats AS (
    SELECT session_id, sum(seats)::int AS seats FROM hold_lines
     WHERE business_id = p_business AND hold_id = ANY (p_holds) AND session_id IS NOT NULL GROUP BY session_id
  ), given AS (
    UPDATE sessions s SET seats_taken = s.seats_taken - seats.seats FROM seats
     WHERE s.business_id = p_business AND s.id = seats.session_id RETURNING s.id, s.seats_taken
  )
  SELECT coalesce(array_agg(id) FILTER (WHERE seats_taken = 0), '{}') INTO freed FROM given;
  UPDATE hold_lines SET session_id = NULL, counted_on = NULL WHERE business_id = p_business AND hold_id = ANY (p_holds);
  PERFORM close_sessions(p_business, freed);
END $$;

-- An empty session keeps nobody from anything: its claims go, its place in the day's count goes, then the row itself.
CREATE FUNCTION close_sessions(p_business uuid, p_sessions uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(p_sessions) = 0 THEN RETURN; END IF;
  DELETE FROM claims WHERE business_id = p_business AND session_id = ANY (p_sessions);
  UPDATE service_days d SET taken = d.taken - s.sessions
    FROM (SELECT service_id, counted_on, count(*)::int AS sessions FROM sessions
           WHERE business_id = p_business AND id = ANY (p_sessions) AND counted_on IS NOT NULL GROUP BY service_id, counted_on) s
   WHERE d.business_id = p_business AND d.service_id = s.service_id AND d.date = s.counted_on;
  UPDATE hold_lines SET session_id = NULL WHERE business_id = p_business AND session_id = ANY (p_sessions);
  DELETE FROM sessions WHERE business_id = p_business AND id = ANY (p_sessions) AND seats_taken = 0;
END $$;

-- Ends every hold and every unanswered request whose time is up. Rows that somebody else is ending are left to them:
-- an insert that meets their claims waits for that transaction anyway.
CREATE FUNCTION expire_due(p_business uuid, p_now timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  due uuid[];
  late uuid[];
BEGIN
  SELECT coalesce(array_agg(id), '{}') INTO due FROM (
    SELECT id FROM holds WHERE business_id = p_business AND state = 'LIVE' AND expires_at <= p_now
     ORDER BY id FOR UPDATE SKIP LOCKED) h;
  IF cardinality(due) > 0 THEN
    UPDATE holds SET state = 'EXPIRED' WHERE business_id = p_business AND id = ANY (due);
    PERFORM give_back_holds(p_business, due);
  END IF;
  SELECT coalesce(array_agg(id), '{}') INTO late FROM (
    SELECT id FROM bookings WHERE business_id = p_business AND status = 'REQUESTED' AND decide_by <= p_now
     ORDER BY id FOR UPDATE SKIP LOCKED) b;
  IF cardinality(late) > 0 THEN
    PERFORM end_bookings(p_business, late, 'EXPIRED', 'SYSTEM', p_now, '');
  END IF;
  RETURN cardinality(due) + cardinality(late);
END $$;

-- Ends bookings with a final status, gives back what they kept and writes their history.
CREATE FUNCTION end_bookings(p_business uuid, p_bookings uuid[], p_status booking_status, p_actor actor, p_now timestamptz, p_note text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  freed uuid[];
BEGIN
  DELETE FROM claims WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  UPDATE service_days d SET taken = d.taken - b.visits
    FROM (SELECT service_id, counted_on, count(*)::int AS visits FROM bookings
           WHERE business_id = p_business AND id = ANY (p_bookings) AND counted_on IS NOT NULL AND session_id IS NULL
           GROUP BY service_id, counted_on) b
   WHERE d.business_id = p_business AND d.service_id = b.service_id AND d.date = b.counted_on;
  WITH seats AS (
    SELECT session_id, sum(seats)::int AS seats FROM bookings
     WHERE business_id = p_business AND id = ANY (p_bookings) AND session_id IS NOT NULL GROUP BY session_id
  ), given AS (
    UPDATE sessions s SET seats_taken = s.seats_taken - seats.seats FROM seats
     WHERE s.business_id = p_business AND s.id = seats.session_id RETURNING s.id, s.seats_taken
  )
  SELECT coalesce(array_agg(id) FILTER (WHERE seats_taken = 0), '{}') INTO freed FROM given;
  WITH ended AS (
    UPDATE bookings SET status = p_status, session_id = NULL, counted_on = NULL, updated_at = p_now, sequence = sequence + 1
     WHERE business_id = p_business AND id = ANY (p_bookings) RETURNING id, starts_at
  )
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
  SELECT p_business, e.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = e.id),
         p_now, p_actor, p_status, e.starts_at, p_note FROM ended e;
  PERFORM close_sessions(p_business, freed);
END $$;

-- Takes `p_needed` of the listed units, first come first tried; answers how many it got.
CREATE FUNCTION take_units(p_business uuid, p_units uuid[], p_needed int, p_from timestamptz, p_until timestamptz,
                           p_hold uuid, p_ordinal int, p_session uuid, p_expires timestamptz)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  unit uuid;
  got int := 0;
BEGIN
  FOREACH unit IN ARRAY p_units LOOP
    EXIT WHEN got = p_needed;
    INSERT INTO claims (business_id, unit_id, starts_at, ends_at, hold_id, ordinal, session_id, expires_at)
    VALUES (p_business, unit, p_from, p_until, p_hold, p_ordinal, p_session, p_expires) ON CONFLICT DO NOTHING;
    IF FOUND THEN got := got + 1; END IF;
  END LOOP;
  RETURN got;
END $$;

-- Takes every unit that a line needs (`p_needs`: [{ "needed": 1, "units": [...] }, ...], staff first).
-- Answers the index of the first need that came up short, or null.
CREATE FUNCTION take_needs(p_business uuid, p_needs jsonb, p_from timestamptz, p_until timestamptz,
                           p_hold uuid, p_ordinal int, p_session uuid, p_expires timestamptz)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  need jsonb;
  i int := 0;
BEGIN
  FOR need IN SELECT value FROM jsonb_array_elements(p_needs) LOOP
    IF take_units(p_business, ARRAY(SELECT jsonb_array_elements_text(need -> 'units'))::uuid[], (need ->> 'needed')::int,
                  p_from, p_until, p_hold, p_ordinal, p_session, p_expires) < (need ->> 'needed')::int THEN
      RETURN i;
    END IF;
    i := i + 1;
  END LOOP;
  RETURN NULL;
END $$;

-- One more visit on that date, if the limit allows; true without a limit.
CREATE FUNCTION count_visit(p_business uuid, p_service uuid, p_date date, p_limit int) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF p_limit IS NULL THEN RETURN true; END IF;
  INSERT INTO service_days AS d (business_id, service_id, date, taken, day_limit) VALUES (p_business, p_service, p_date, 1, p_limit)
  ON CONFLICT (business_id, service_id, date) DO UPDATE SET taken = d.taken + 1, day_limit = excluded.day_limit
    WHERE d.taken + 1 <= excluded.day_limit;
  RETURN FOUND;
END $$;

-- Seats in a class: joins a session that has room, else opens one with the first teacher who is free.
-- Answers { "session": id } or the failure.
CREATE FUNCTION take_seats(p_business uuid, p_line jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_service uuid := (p_line ->> 'service')::uuid;
  v_starts timestamptz := (p_line ->> 'startsAt')::timestamptz;
  v_seats int := (p_line ->> 'seats')::int;
  v_capacity int := (p_line ->> 'capacity')::int;
  v_limit int := (p_line ->> 'dayLimit')::int;
  v_date date := (p_line ->> 'date')::date;
  v_session uuid;
  v_left int;
  v_most int := NULL;
  v_short int;
  v_failure jsonb := jsonb_build_object('failure', 'STAFF');
  candidate record;
BEGIN
  FOR candidate IN
    SELECT s.value #>> '{}' AS staff, u.value AS unit
      FROM jsonb_array_elements(p_line -> 'staff') WITH ORDINALITY s(value, n)
      JOIN jsonb_array_elements(p_line -> 'needs' -> 0 -> 'units') WITH ORDINALITY u(value, n) USING (n) ORDER BY n
  LOOP
    LOOP
      INSERT INTO sessions (business_id, service_id, staff_id, starts_at, ends_at, seats_offered, seats_taken, counted_on)
      VALUES (p_business, v_service, candidate.staff::uuid, v_starts, (p_line ->> 'endsAt')::timestamptz, v_capacity, 0,
              CASE WHEN v_limit IS NULL THEN NULL ELSE v_date END)
      ON CONFLICT DO NOTHING RETURNING id INTO v_session;
      IF FOUND THEN
        v_short := take_needs(p_business, jsonb_set(p_line -> 'needs', '{0,units}', jsonb_build_array(candidate.unit)),
                              (p_line ->> 'from')::timestamptz, (p_line ->> 'until')::timestamptz, NULL, NULL, v_session, NULL);
        IF v_short IS NULL AND NOT count_visit(p_business, v_service, v_date, v_limit) THEN v_short := -1; END IF;
        IF v_short IS NOT NULL THEN
          -- It was not counted, so nothing is to be given back.
          UPDATE sessions SET counted_on = NULL WHERE business_id = p_business AND id = v_session;
          PERFORM close_sessions(p_business, ARRAY[v_session]);
          v_failure := jsonb_build_object('failure', CASE v_short WHEN -1 THEN 'DAY' WHEN 0 THEN 'STAFF' ELSE 'RESOURCE' END);
          EXIT;
        END IF;
      END IF;
      UPDATE sessions SET seats_taken = seats_taken + v_seats
       WHERE business_id = p_business AND service_id = v_service AND staff_id = candidate.staff::uuid AND starts_at = v_starts
         AND seats_taken + v_seats <= seats_offered RETURNING id INTO v_session;
      IF FOUND THEN RETURN jsonb_build_object('session', v_session); END IF;
      SELECT seats_offered - seats_taken INTO v_left FROM sessions
       WHERE business_id = p_business AND service_id = v_service AND staff_id = candidate.staff::uuid AND starts_at = v_starts;
      -- Somebody gave seats back between the two questions, or the last one: then there is room after all.
      CONTINUE WHEN v_left IS NULL OR v_left >= v_seats;
      v_most := greatest(v_most, v_left);
      EXIT;
    END LOOP;
  END LOOP;
  IF v_most IS NOT NULL THEN RETURN jsonb_build_object('failure', 'SEATS', 'available', v_most); END IF;
  RETURN v_failure;
END $$;

-- Takes a whole hold, or nothing: the caller rolls back when a failure is answered.
-- p_hold: { id, providerId, visitorHash, addressHash (hex), totalMinor, currency, expiresAt, addressCap, businessCap,
--   lines: [{ ordinal, service, priceMinor, seats, capacity, dayLimit, date, startsAt, endsAt, from, until, staff, needs }] }
-- Answers { "ok": true } or { "failure": "STAFF" | "RESOURCE" | "SEATS" | "DAY" | "CAP", "ordinal", "available" }.
CREATE FUNCTION take_hold(p_business uuid, p_hold jsonb, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := (p_hold ->> 'id')::uuid;
  v_visitor bytea := decode(p_hold ->> 'visitorHash', 'hex');
  v_address bytea := decode(p_hold ->> 'addressHash', 'hex');
  v_expires timestamptz := (p_hold ->> 'expiresAt')::timestamptz;
  former uuid[];
  line jsonb;
  seats jsonb;
  short int;
BEGIN
  -- Pressed twice at once: the second finds the first one's hold, and gives it back as any former one.
  IF v_visitor IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(p_business || (p_hold ->> 'visitorHash'), 0));
  END IF;
  PERFORM expire_due(p_business, p_now);
  IF v_visitor IS NOT NULL THEN
    WITH ended AS (
      UPDATE holds SET state = 'RELEASED' WHERE business_id = p_business AND visitor_hash = v_visitor AND state = 'LIVE' RETURNING id
    ) SELECT coalesce(array_agg(id), '{}') INTO former FROM ended;
    PERFORM give_back_holds(p_business, former);
  END IF;
  IF (SELECT count(*) FROM (SELECT 1 FROM holds WHERE business_id = p_business AND address_hash = v_address AND state = 'LIVE'
        LIMIT (p_hold ->> 'addressCap')::int) a) >= (p_hold ->> 'addressCap')::int
     OR (SELECT count(*) FROM (SELECT 1 FROM holds WHERE business_id = p_business AND state = 'LIVE'
        LIMIT (p_hold ->> 'businessCap')::int) b) >= (p_hold ->> 'businessCap')::int THEN
    RETURN jsonb_build_object('failure', 'CAP', 'ordinal', 0);
  END IF;
  INSERT INTO holds (business_id, id, provider_id, visitor_hash, address_hash, total_minor, currency, created_at, expires_at)
  VALUES (p_business, v_id, (p_hold ->> 'providerId')::uuid, v_visitor, v_address, (p_hold ->> 'totalMinor')::int, p_hold ->> 'currency', p_now, v_expires);
  FOR line IN SELECT value FROM jsonb_array_elements(p_hold -> 'lines') LOOP
    seats := NULL;
    IF (line ->> 'capacity')::int > 1 THEN
      seats := take_seats(p_business, line);
      -- What somebody else was about to end when we looked, and did not: it is ours to end now.
      IF seats ? 'failure' AND expire_due(p_business, p_now) > 0 THEN seats := take_seats(p_business, line); END IF;
      IF seats ? 'failure' THEN RETURN seats || jsonb_build_object('ordinal', (line ->> 'ordinal')::int); END IF;
    END IF;
    INSERT INTO hold_lines (business_id, hold_id, ordinal, service_id, session_id, starts_at, ends_at, seats, price_minor, counted_on)
    VALUES (p_business, v_id, (line ->> 'ordinal')::int, (line ->> 'service')::uuid, (seats ->> 'session')::uuid,
            (line ->> 'startsAt')::timestamptz, (line ->> 'endsAt')::timestamptz, (line ->> 'seats')::int, (line ->> 'priceMinor')::int,
            CASE WHEN seats IS NULL AND line ->> 'dayLimit' IS NOT NULL THEN (line ->> 'date')::date END);
    IF seats IS NULL THEN
      short := take_needs(p_business, line -> 'needs', (line ->> 'from')::timestamptz, (line ->> 'until')::timestamptz,
                          v_id, (line ->> 'ordinal')::int, NULL, v_expires);
      IF short IS NOT NULL AND expire_due(p_business, p_now) > 0 THEN
        DELETE FROM claims WHERE business_id = p_business AND hold_id = v_id AND ordinal = (line ->> 'ordinal')::int;
        short := take_needs(p_business, line -> 'needs', (line ->> 'from')::timestamptz, (line ->> 'until')::timestamptz,
                            v_id, (line ->> 'ordinal')::int, NULL, v_expires);
      END IF;
      IF short IS NOT NULL THEN
        RETURN jsonb_build_object('failure', CASE short WHEN 0 THEN 'STAFF' ELSE 'RESOURCE' END, 'ordinal', (line ->> 'ordinal')::int);
      END IF;
      IF NOT count_visit(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_visit(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
        RETURN jsonb_build_object('failure', 'DAY', 'ordinal', (line ->> 'ordinal')::int);
      END IF;
    END IF;
  END LOOP;
  RETURN '{"ok": true}';
END $$;
