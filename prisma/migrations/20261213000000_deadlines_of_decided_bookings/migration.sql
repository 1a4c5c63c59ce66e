-- A decided booking has no deadline. An expired one keeps the deadline that it missed.
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
    UPDATE bookings SET status = p_status, decide_by = CASE WHEN p_status = 'EXPIRED' THEN decide_by END, session_id = NULL, counted_on = NULL,
           updated_at = p_now, sequence = sequence + 1
     WHERE business_id = p_business AND id = ANY (p_bookings) RETURNING id, starts_at
  )
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
  SELECT p_business, e.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = e.id),
         p_now, p_actor, p_status, e.starts_at, p_note FROM ended_bookings e;
  PERFORM delete_sessions(p_business, freed);
  IF cardinality(unpaid) > 0 THEN PERFORM release_unpaid_orders(p_business, unpaid, p_now); END IF;
END $function$;

UPDATE bookings SET decide_by = NULL WHERE decide_by IS NOT NULL AND status NOT IN ('REQUESTED', 'AWAITING_PAYMENT', 'EXPIRED');
