CREATE OR REPLACE FUNCTION public.delete_sessions(p_business uuid, p_sessions uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF cardinality(p_sessions) = 0 THEN RETURN; END IF;
  DELETE FROM claims WHERE business_id = p_business AND session_id = ANY (p_sessions);
  UPDATE service_days d SET taken = d.taken - s.sessions
    FROM (SELECT service_id, counted_on, count(*)::int AS sessions FROM sessions
           WHERE business_id = p_business AND id = ANY (p_sessions) AND counted_on IS NOT NULL GROUP BY service_id, counted_on) s
   WHERE d.business_id = p_business AND d.service_id = s.service_id AND d.date = s.counted_on;
  UPDATE hold_lines SET session_id = NULL WHERE business_id = p_business AND session_id = ANY (p_sessions);
  DELETE FROM sessions WHERE business_id = p_business AND id = ANY (p_sessions) AND seats_taken = 0;
END $function$;
