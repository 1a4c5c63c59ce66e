-- Makes an order's unpaid bookings CONFIRMED if nothing is due. Returns their ids.
CREATE OR REPLACE FUNCTION public.confirm_zero_balance(p_business uuid, p_order uuid, p_now timestamp with time zone)
 RETURNS uuid[]
 LANGUAGE plpgsql
AS $function$
DECLARE
  waiting uuid[];
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND order_id = p_order ORDER BY id FOR UPDATE;
  SELECT coalesce(array_agg(id), '{}') INTO waiting FROM bookings
   WHERE business_id = p_business AND order_id = p_order AND status = 'AWAITING_PAYMENT' AND decide_by > p_now
  HAVING sum(due_minor) = 0;
  waiting := coalesce(waiting, '{}');
  PERFORM confirm_bookings(p_business, waiting, 'VISITOR', p_now);
  RETURN waiting;
END $function$;
