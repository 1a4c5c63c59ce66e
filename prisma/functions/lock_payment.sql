-- Locks the order's bookings by id, then the payment, which it returns.
CREATE OR REPLACE FUNCTION public.lock_payment(p_business uuid, p_payment uuid)
 RETURNS payments
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_payment payments%ROWTYPE;
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business
      AND order_id = (SELECT order_id FROM payments WHERE business_id = p_business AND id = p_payment) ORDER BY id FOR UPDATE;
  SELECT * INTO v_payment FROM payments WHERE business_id = p_business AND id = p_payment FOR UPDATE;
  RETURN v_payment;
END $function$;
