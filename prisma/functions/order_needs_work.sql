-- True if the caller's next order, or any order in this hour, needs proof of work.
CREATE OR REPLACE FUNCTION public.order_needs_work(p_business uuid, p_limits jsonb, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT p_limits ? 'free' AND coalesce((SELECT count FROM attempts
                  WHERE business_id = p_business AND bucket = decode(p_limits ->> 'bucket', 'hex') AND window_at = (p_limits ->> 'windowAt')::timestamptz), 0)
                >= (p_limits ->> 'free')::int
      OR is_busy_hour(p_business, (p_limits ->> 'busy')::int, p_now)
$function$;
