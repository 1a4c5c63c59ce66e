CREATE OR REPLACE FUNCTION public.mark_payment_figures(p_business uuid, p_payment uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT b.business_id, b.id, b.starts_at FROM bookings b
   WHERE b.business_id = p_business AND b.id IN (
     SELECT x.booking_id FROM payment_bookings x WHERE x.business_id = p_business AND x.payment_id = p_payment
      UNION SELECT r.booking_id FROM refunds r WHERE r.business_id = p_business AND r.payment_id = p_payment)
$function$;
