CREATE OR REPLACE FUNCTION public.expire_unpaid(p_business uuid, p_bookings uuid[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  lapsed uuid[];
BEGIN
  SELECT coalesce(array_agg(id), '{}') INTO lapsed FROM bookings
   WHERE business_id = p_business AND id = ANY (p_bookings) AND status = 'AWAITING_PAYMENT' AND decide_by <= p_now;
  IF cardinality(lapsed) > 0 THEN PERFORM end_bookings(p_business, lapsed, 'EXPIRED', 'SYSTEM', p_now, ''); END IF;
END $function$;
