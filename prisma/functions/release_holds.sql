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
