-- Returns the open payment for the amount due now, new if the current one does not fit: { payment: id }, or { failure:
-- NOTHING or EXPIRED }.
CREATE OR REPLACE FUNCTION public.create_payment(p_business uuid, p_order uuid, p_id uuid, p_provider payment_provider, p_currency text, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_due int;
  v_until timestamptz;
  v_open payments%ROWTYPE;
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND order_id = p_order ORDER BY id FOR UPDATE;
  SELECT sum(due_minor)::int, min(decide_by) INTO v_due, v_until FROM bookings
   WHERE business_id = p_business AND order_id = p_order AND status = 'AWAITING_PAYMENT' AND decide_by > p_now AND due_minor > 0;
  IF v_due IS NULL THEN
    RETURN jsonb_build_object('failure', CASE WHEN EXISTS (
      SELECT FROM bookings b WHERE b.business_id = p_business AND b.order_id = p_order AND b.due_minor > 0
         AND (b.status = 'EXPIRED' OR b.status = 'AWAITING_PAYMENT')) THEN 'EXPIRED' ELSE 'NOTHING' END);
  END IF;
  SELECT * INTO v_open FROM payments WHERE business_id = p_business AND order_id = p_order AND state = 'OPEN' FOR UPDATE;
  IF FOUND THEN
    IF v_open.provider = p_provider AND v_open.expires_at = v_until AND NOT EXISTS (
      (SELECT booking_id, amount_minor FROM payment_bookings WHERE business_id = p_business AND payment_id = v_open.id
       EXCEPT
       SELECT id, due_minor FROM bookings WHERE business_id = p_business AND order_id = p_order AND status = 'AWAITING_PAYMENT' AND decide_by > p_now)
    ) AND v_open.amount_minor = v_due THEN
      RETURN jsonb_build_object('payment', v_open.id);
    END IF;
    UPDATE payments SET state = 'EXPIRED', settled_at = p_now, due_at = p_now WHERE business_id = p_business AND id = v_open.id;
  END IF;
  INSERT INTO payments (business_id, id, order_id, provider, amount_minor, currency, created_at, expires_at, due_at)
  VALUES (p_business, p_id, p_order, p_provider, v_due, p_currency, p_now, v_until, least(v_until, p_now + interval '1 minute'));
  INSERT INTO payment_bookings (business_id, payment_id, booking_id, amount_minor)
  SELECT p_business, p_id, id, due_minor FROM bookings
   WHERE business_id = p_business AND order_id = p_order AND status = 'AWAITING_PAYMENT' AND decide_by > p_now AND due_minor > 0;
  RETURN jsonb_build_object('payment', p_id);
END $function$;
