CREATE OR REPLACE FUNCTION public.settle_unpaid_bookings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.state = 'SUCCEEDED' THEN
    DELETE FROM unpaid_bookings u USING payment_bookings x
     WHERE x.business_id = NEW.business_id AND x.payment_id = NEW.id AND u.business_id = x.business_id AND u.booking_id = x.booking_id;
  ELSIF OLD.state = 'SUCCEEDED' THEN
    INSERT INTO unpaid_bookings (business_id, booking_id)
    SELECT b.business_id, b.id FROM payment_bookings x JOIN bookings b ON b.business_id = x.business_id AND b.id = x.booking_id
     WHERE x.business_id = NEW.business_id AND x.payment_id = NEW.id AND b.due_minor > 0 AND NOT is_booking_paid(b.business_id, b.id)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;
