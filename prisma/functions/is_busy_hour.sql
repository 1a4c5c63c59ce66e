CREATE OR REPLACE FUNCTION public.is_busy_hour(p_business uuid, p_busy integer, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT p_busy IS NOT NULL AND (SELECT count(*) FROM (
    SELECT FROM bookings WHERE business_id = p_business AND created_at > p_now - interval '1 hour' LIMIT p_busy) b) >= p_busy
$function$;
