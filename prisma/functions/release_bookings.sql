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
