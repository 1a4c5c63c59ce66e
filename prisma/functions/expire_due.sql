-- Expires a business's due holds and undecided bookings. Skips rows that another transaction ends. Returns their
-- number.
CREATE OR REPLACE FUNCTION public.expire_due(p_business uuid, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  due uuid[];
  late uuid[];
BEGIN
  SELECT coalesce(array_agg(id), '{}') INTO due FROM (
    SELECT id FROM holds WHERE business_id = p_business AND state = 'LIVE' AND expires_at <= p_now
     ORDER BY id FOR UPDATE SKIP LOCKED) h;
  IF cardinality(due) > 0 THEN
    UPDATE holds SET state = 'EXPIRED' WHERE business_id = p_business AND id = ANY (due);
    PERFORM release_holds(p_business, due);
  END IF;
  SELECT coalesce(array_agg(id), '{}') INTO late FROM (
    SELECT id FROM bookings WHERE business_id = p_business AND status IN ('REQUESTED', 'AWAITING_PAYMENT') AND decide_by <= p_now
     ORDER BY id FOR UPDATE SKIP LOCKED) b;
  IF cardinality(late) > 0 THEN
    PERFORM end_bookings(p_business, late, 'EXPIRED', 'SYSTEM', p_now, '');
  END IF;
  RETURN cardinality(due) + cardinality(late);
END $function$;
