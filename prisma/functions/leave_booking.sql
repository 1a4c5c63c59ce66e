-- Removes a guest: ends the guest's own line or frees the seat. Returns false if the guest has neither.
CREATE OR REPLACE FUNCTION public.leave_booking(p_business uuid, p_booking uuid, p_member integer, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_member int;
  v_session uuid;
BEGIN
  SELECT b.member, b.session_id INTO v_member, v_session FROM bookings b
   WHERE b.business_id = p_business AND b.id = p_booking AND b.status IN ('CONFIRMED', 'REQUESTED') FOR UPDATE OF b;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE guests SET left_at = p_now WHERE business_id = p_business AND booking_id = p_booking AND ordinal = p_member AND left_at IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  IF v_member = p_member THEN
    PERFORM end_bookings(p_business, ARRAY[p_booking], 'CANCELLED', 'VISITOR', p_now, '');
  ELSE
    UPDATE bookings SET seats = seats - 1 WHERE business_id = p_business AND id = p_booking AND v_session IS NOT NULL AND seats > 1;
    IF FOUND THEN UPDATE sessions SET seats_taken = seats_taken - 1 WHERE business_id = p_business AND id = v_session; END IF;
    UPDATE bookings SET updated_at = p_now, sequence = sequence + 1 WHERE business_id = p_business AND id = p_booking;
    INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
    SELECT p_business, b.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = b.id),
           p_now, 'VISITOR', b.status, b.starts_at, '' FROM bookings b WHERE b.business_id = p_business AND b.id = p_booking;
  END IF;
  RETURN true;
END $function$;
