-- Decides once for each booking of a paid payment. Confirms bookings that still wait and refunds paid or cancelled
-- ones. Expired ones are late, or refunded if p_late is true. Returns the ids as { stood, refunded, late }.
CREATE OR REPLACE FUNCTION public.allocate_payment(p_business uuid, p_payment uuid, p_late boolean, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_payment payments%ROWTYPE := lock_payment(p_business, p_payment);
  stood uuid[];
  refunded uuid[];
  late uuid[];
BEGIN
  SELECT coalesce(array_agg(b.id) FILTER (WHERE b.status = 'AWAITING_PAYMENT' AND b.decide_by > p_now), '{}'),
         coalesce(array_agg(b.id) FILTER (WHERE b.status NOT IN ('AWAITING_PAYMENT', 'EXPIRED')), '{}'),
         coalesce(array_agg(b.id) FILTER (WHERE b.status = 'EXPIRED' OR b.status = 'AWAITING_PAYMENT' AND b.decide_by <= p_now), '{}')
    INTO stood, refunded, late
    FROM payment_bookings p JOIN bookings b ON b.business_id = p.business_id AND b.id = p.booking_id
   WHERE p.business_id = p_business AND p.payment_id = p_payment AND p.allotted_at IS NULL;
  IF p_late THEN
    PERFORM expire_unpaid(p_business, late, p_now);
    refunded := refunded || late;
    late := '{}';
  END IF;
  INSERT INTO refunds (business_id, id, payment_id, booking_id, amount_minor, reason, created_at, due_at)
  SELECT p_business, gen_random_uuid(), p_payment, b.id, p.amount_minor,
         CASE WHEN b.status IN ('CONFIRMED', 'COMPLETED', 'NO_SHOW') THEN 'DUPLICATE' WHEN b.status = 'EXPIRED' THEN 'LATE' ELSE 'CANCELLED' END::refund_reason,
         p_now, p_now
    FROM payment_bookings p JOIN bookings b ON b.business_id = p.business_id AND b.id = p.booking_id
   WHERE p.business_id = p_business AND p.payment_id = p_payment AND b.id = ANY (refunded);
  UPDATE payment_bookings SET allotted_at = p_now
   WHERE business_id = p_business AND payment_id = p_payment AND booking_id = ANY (stood || refunded);
  UPDATE payments SET due_at = CASE WHEN cardinality(late) > 0 THEN p_now END, attempts = 0 WHERE business_id = p_business AND id = p_payment;
  IF cardinality(stood) > 0 THEN
    -- Free bookings of the same order wait for the payment too.
    SELECT stood || coalesce(array_agg(id), '{}') INTO stood FROM bookings
     WHERE business_id = p_business AND order_id = v_payment.order_id AND status = 'AWAITING_PAYMENT' AND decide_by > p_now AND due_minor = 0;
    PERFORM confirm_bookings(p_business, stood, 'VISITOR', p_now);
  END IF;
  RETURN jsonb_build_object('stood', stood, 'refunded', refunded, 'late', late);
END $function$;
