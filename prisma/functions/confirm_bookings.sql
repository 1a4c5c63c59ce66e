CREATE OR REPLACE FUNCTION public.confirm_bookings(p_business uuid, p_bookings uuid[], p_actor actor, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF cardinality(p_bookings) = 0 THEN RETURN; END IF;
  UPDATE claims SET expires_at = NULL WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  WITH confirmed_bookings AS (
    UPDATE bookings SET status = 'CONFIRMED', decide_by = NULL, updated_at = p_now, sequence = sequence + 1
     WHERE business_id = p_business AND id = ANY (p_bookings) RETURNING id, starts_at
  )
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
  SELECT p_business, s.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = s.id),
         p_now, p_actor, 'CONFIRMED', s.starts_at FROM confirmed_bookings s;
  UPDATE one_time_links SET reserved_at = coalesce(reserved_at, p_now), spent_at = p_now
   WHERE business_id = p_business AND spent_at IS NULL
     AND id IN (SELECT o.link_id FROM orders o JOIN bookings b ON b.business_id = o.business_id AND b.order_id = o.id
                 WHERE b.business_id = p_business AND b.id = ANY (p_bookings));
END $function$;
