-- True if guests get no mail because the booker has neither confirmed nor paid.
CREATE OR REPLACE FUNCTION public.order_awaits_guest_confirmation(o orders)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT o.guests_await_confirmation AND o.guests_confirmed_at IS NULL
     AND NOT EXISTS (SELECT FROM payments p WHERE p.business_id = o.business_id AND p.order_id = o.id AND p.state = 'SUCCEEDED')
$function$;
