-- Returns the reason why a business takes no further bookings: SUSPENDED or QUOTA. Returns NULL if it takes them.
-- With p_is_final the orders of a business with a quota run one after another, so that the quota is exact.
-- The month is a calendar month in UTC, the time zone of every session. Expired bookings do not count.
CREATE OR REPLACE FUNCTION public.find_booking_stop(p_business uuid, p_bookings integer, p_now timestamp with time zone, p_is_final boolean)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_suspended timestamptz;
  v_most int;
BEGIN
  SELECT suspended_at, max_bookings_per_month INTO v_suspended, v_most FROM businesses WHERE id = p_business;
  IF v_suspended IS NOT NULL THEN RETURN 'SUSPENDED'; END IF;
  IF v_most IS NULL THEN RETURN NULL; END IF;
  IF p_is_final THEN PERFORM pg_advisory_xact_lock(hashtextextended('bookings of a month ' || p_business, 0)); END IF;
  IF (SELECT count(*) FROM (
        SELECT FROM bookings WHERE business_id = p_business AND created_at >= date_trunc('month', p_now) AND status <> 'EXPIRED'
         LIMIT v_most) b) + p_bookings > v_most THEN
    RETURN 'QUOTA';
  END IF;
  RETURN NULL;
END $function$;
