CREATE OR REPLACE FUNCTION public.is_booking_paid(p_business uuid, p_booking uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (SELECT FROM payment_bookings x JOIN payments p ON p.business_id = x.business_id AND p.id = x.payment_id
                  WHERE x.business_id = p_business AND x.booking_id = p_booking AND p.state = 'SUCCEEDED')
$function$;
