-- Moving and leaving. As ever one round trip each, whatever the number of lines; the caller rolls back when a failure is answered.

-- Gives back what live bookings keep, without ending them.
CREATE FUNCTION give_back_bookings(p_business uuid, p_bookings uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
  UPDATE bookings SET session_id = NULL, counted_on = NULL WHERE business_id = p_business AND id = ANY (p_bookings);
  PERFORM close_sessions(p_business, freed);
END $$;

-- Moves live bookings to where a hold's draft says: what they kept is given back, the new is taken, the history is written.
-- The n-th booking takes the line of ordinal n. Answers as take_hold does; { "failure": "STATUS" } when one is not live any more.
CREATE FUNCTION move_bookings(p_business uuid, p_bookings uuid[], p_hold jsonb, p_actor actor, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_hold uuid := (p_hold ->> 'id')::uuid;
  taken jsonb;
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings)
              AND NOT (status = 'SCHEDULED' OR status = 'REQUESTED' AND decide_by > p_now)) THEN
    RETURN '{"failure": "STATUS", "ordinal": 0}';
  END IF;
  PERFORM give_back_bookings(p_business, p_bookings);
  taken := take_hold(p_business, p_hold, p_now);
  IF taken ? 'failure' THEN RETURN taken; END IF;
  UPDATE bookings b SET starts_at = l.starts_at, ends_at = l.ends_at, session_id = l.session_id, counted_on = l.counted_on,
                        decide_by = least(b.decide_by, l.starts_at), sequence = b.sequence + 1, updated_at = p_now
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n)
    JOIN hold_lines l ON l.business_id = p_business AND l.hold_id = v_hold AND l.ordinal = moved.n - 1
   WHERE b.business_id = p_business AND b.id = moved.id;
  UPDATE claims c SET booking_id = moved.id, hold_id = NULL, ordinal = NULL, expires_at = b.decide_by
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n) JOIN bookings b ON b.business_id = p_business AND b.id = moved.id
   WHERE c.business_id = p_business AND c.hold_id = v_hold AND c.ordinal = moved.n - 1;
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
         p_now, p_actor, b.status, b.starts_at, '' FROM bookings b WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  RETURN '{"ok": true}';
END $$;

-- Where a line of a visit has gone, the one beside it needs its own buffer again. What is not free any more stays as it is.
CREATE FUNCTION restore_buffers(p_business uuid, p_order uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  short record;
BEGIN
  FOR short IN
    SELECT c.id, b.starts_at - make_interval(mins => s.buffer_before_minutes) AS from_at, b.ends_at + make_interval(mins => s.buffer_after_minutes) AS until_at,
           c.starts_at, c.ends_at, c.unit_id
      FROM bookings b JOIN services s ON s.business_id = b.business_id AND s.id = b.service_id
      JOIN claims c ON c.business_id = b.business_id AND c.booking_id = b.id
     WHERE b.business_id = p_business AND b.order_id = p_order AND NOT b.is_overbooked
       AND (c.starts_at > b.starts_at - make_interval(mins => s.buffer_before_minutes) OR c.ends_at < b.ends_at + make_interval(mins => s.buffer_after_minutes))
     ORDER BY c.id
  LOOP
    UPDATE claims SET
      starts_at = CASE WHEN EXISTS (SELECT FROM claims o WHERE o.business_id = p_business AND o.unit_id = short.unit_id AND o.id <> short.id
                                      AND o.starts_at < short.starts_at AND o.ends_at > short.from_at) THEN starts_at ELSE least(starts_at, short.from_at) END,
      ends_at = CASE WHEN EXISTS (SELECT FROM claims o WHERE o.business_id = p_business AND o.unit_id = short.unit_id AND o.id <> short.id
                                      AND o.ends_at > short.ends_at AND o.starts_at < short.until_at) THEN ends_at ELSE greatest(ends_at, short.until_at) END
     WHERE business_id = p_business AND id = short.id;
  END LOOP;
END $$;

-- One guest less: their seat, or their own line, is given back; the others stay. Answers whether there was one to go.
CREATE FUNCTION leave_booking(p_business uuid, p_booking uuid, p_member int, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_member int;
  v_session uuid;
BEGIN
  SELECT b.member, b.session_id INTO v_member, v_session FROM bookings b
   WHERE b.business_id = p_business AND b.id = p_booking AND b.status IN ('SCHEDULED', 'REQUESTED') FOR UPDATE OF b;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE guests SET left_at = p_now WHERE business_id = p_business AND booking_id = p_booking AND ordinal = p_member AND left_at IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  IF v_member = p_member THEN
    PERFORM end_bookings(p_business, ARRAY[p_booking], 'CANCELLED', 'VISITOR', p_now, '');
  ELSE
    UPDATE bookings SET seats = seats - 1 WHERE business_id = p_business AND id = p_booking AND v_session IS NOT NULL AND seats > 1;
    IF FOUND THEN UPDATE sessions SET seats_taken = seats_taken - 1 WHERE business_id = p_business AND id = v_session; END IF;
    UPDATE bookings SET updated_at = p_now, sequence = sequence + 1 WHERE business_id = p_business AND id = p_booking;
    INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
    SELECT p_business, b.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = b.id),
           p_now, 'VISITOR', b.status, b.starts_at, '' FROM bookings b WHERE b.business_id = p_business AND b.id = p_booking;
  END IF;
  RETURN true;
END $$;
