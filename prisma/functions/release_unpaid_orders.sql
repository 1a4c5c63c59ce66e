-- Makes open payments of ended orders due, and frees one-time links of orders without a live booking.
CREATE OR REPLACE FUNCTION public.release_unpaid_orders(p_business uuid, p_orders uuid[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  links uuid[];
BEGIN
  UPDATE payments SET due_at = p_now WHERE business_id = p_business AND order_id = ANY (p_orders) AND state = 'OPEN';
  -- A link whose order has no live booking may be used again.
  SELECT coalesce(array_agg(o.link_id), '{}') INTO links FROM orders o
    JOIN one_time_links k ON k.business_id = o.business_id AND k.id = o.link_id AND k.spent_at IS NULL
   WHERE o.business_id = p_business AND o.id = ANY (p_orders)
     AND NOT EXISTS (SELECT FROM bookings b WHERE b.business_id = o.business_id AND b.order_id = o.id
                        AND b.status IN ('AWAITING_PAYMENT', 'REQUESTED', 'CONFIRMED', 'COMPLETED', 'NO_SHOW'));
  IF cardinality(links) > 0 THEN
    UPDATE orders SET link_id = NULL WHERE business_id = p_business AND link_id = ANY (links);
    UPDATE one_time_links SET reserved_at = NULL WHERE business_id = p_business AND id = ANY (links);
  END IF;
END $function$;
