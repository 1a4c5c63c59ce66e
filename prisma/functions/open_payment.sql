-- As create_payment, with the provider's return origin. Another origin ends the current payment.
CREATE OR REPLACE FUNCTION public.open_payment(p_business uuid, p_order uuid, p_id uuid, p_provider payment_provider, p_currency text, p_now timestamp with time zone, p_return_origin text)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_opened jsonb;
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND order_id = p_order ORDER BY id FOR UPDATE;
  UPDATE payments SET state = 'EXPIRED', settled_at = p_now, due_at = p_now
   WHERE business_id = p_business AND order_id = p_order AND state = 'OPEN' AND return_origin IS DISTINCT FROM p_return_origin
     AND EXISTS (SELECT FROM bookings WHERE business_id = p_business AND order_id = p_order
                    AND status = 'AWAITING_PAYMENT' AND decide_by > p_now AND due_minor > 0);
  v_opened := create_payment(p_business, p_order, p_id, p_provider, p_currency, p_now);
  UPDATE payments SET return_origin = p_return_origin WHERE business_id = p_business AND id = p_id;
  RETURN v_opened;
END $function$;
