-- Claims the time of expired bookings again for a late payment, all or none, the n-th booking at ordinal n. Returns {
-- ok: true } or a failure of take_hold; STATUS if a booking has not expired; LINK if another order uses the one-time
-- link.
CREATE OR REPLACE FUNCTION public.retake_bookings(p_business uuid, p_payment uuid, p_bookings uuid[], p_hold jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_payment payments%ROWTYPE := lock_payment(p_business, p_payment);
  v_hold uuid := (p_hold ->> 'id')::uuid;
  v_link uuid;
  taken jsonb;
BEGIN
  IF EXISTS (SELECT FROM payment_bookings WHERE business_id = p_business AND payment_id = p_payment AND booking_id = ANY (p_bookings) AND allotted_at IS NOT NULL)
     OR EXISTS (SELECT FROM payment_bookings WHERE business_id = p_business AND payment_id = p_payment AND allotted_at IS NULL AND booking_id <> ALL (p_bookings))
     OR EXISTS (SELECT FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings)
              AND NOT (status = 'EXPIRED' OR status = 'AWAITING_PAYMENT' AND decide_by <= p_now)) THEN
    RETURN '{"failure": "STATUS", "ordinal": 0}';
  END IF;
  PERFORM expire_unpaid(p_business, p_bookings, p_now);
  taken := take_hold(p_business, p_hold, p_now);
  IF taken ? 'failure' THEN RETURN taken; END IF;
  SELECT h.link_id INTO v_link FROM orders o JOIN holds h ON h.business_id = o.business_id AND h.id = o.hold_id
   WHERE o.business_id = p_business AND o.id = v_payment.order_id AND o.link_id IS NULL;
  IF v_link IS NOT NULL THEN
    UPDATE one_time_links SET reserved_at = p_now WHERE business_id = p_business AND id = v_link AND reserved_at IS NULL AND revoked_at IS NULL;
    IF NOT FOUND THEN RETURN '{"failure": "LINK", "ordinal": 0}'; END IF;
    UPDATE orders SET link_id = v_link WHERE business_id = p_business AND id = v_payment.order_id;
  END IF;
  UPDATE bookings b SET starts_at = l.starts_at, ends_at = l.ends_at, session_id = l.session_id, counted_on = l.counted_on
    FROM unnest(p_bookings) WITH ORDINALITY again(id, n)
    JOIN hold_lines l ON l.business_id = p_business AND l.hold_id = v_hold AND l.ordinal = again.n - 1
   WHERE b.business_id = p_business AND b.id = again.id;
  UPDATE claims c SET booking_id = again.id, hold_id = NULL, ordinal = NULL, expires_at = NULL
    FROM unnest(p_bookings) WITH ORDINALITY again(id, n)
   WHERE c.business_id = p_business AND c.hold_id = v_hold AND c.ordinal = again.n - 1;
  DELETE FROM hold_lines WHERE business_id = p_business AND hold_id = v_hold;
  DELETE FROM holds WHERE business_id = p_business AND id = v_hold;
  DELETE FROM booking_staff WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at)
  SELECT p_business, b.id, u.staff_id, b.starts_at FROM bookings b
    JOIN claims c ON c.business_id = b.business_id AND c.booking_id = b.id
    JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id AND u.staff_id IS NOT NULL
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings)
  UNION
  SELECT p_business, b.id, s.staff_id, b.starts_at FROM bookings b JOIN sessions s ON s.business_id = b.business_id AND s.id = b.session_id
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  PERFORM confirm_bookings(p_business, p_bookings, 'SYSTEM', p_now);
  UPDATE payment_bookings SET allotted_at = p_now WHERE business_id = p_business AND payment_id = p_payment AND booking_id = ANY (p_bookings);
  UPDATE payments SET due_at = NULL WHERE business_id = p_business AND id = p_payment;
  RETURN '{"ok": true}';
END $function$;
