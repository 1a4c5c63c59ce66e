-- Runs once, and after bookings were written without triggers.
CREATE OR REPLACE FUNCTION public.backfill_unpaid_bookings()
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO unpaid_bookings (business_id, booking_id)
  SELECT b.business_id, b.id FROM bookings b
   WHERE b.due_minor > 0 AND NOT EXISTS (
     SELECT FROM payment_bookings x JOIN payments p ON p.business_id = x.business_id AND p.id = x.payment_id
      WHERE x.business_id = b.business_id AND x.booking_id = b.id AND p.state = 'SUCCEEDED')
  ON CONFLICT DO NOTHING
$function$;
