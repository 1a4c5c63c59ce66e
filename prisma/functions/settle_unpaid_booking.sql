-- For a payment that succeeded before the row was written.
CREATE OR REPLACE FUNCTION public.settle_unpaid_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF is_booking_paid(NEW.business_id, NEW.booking_id) THEN
    DELETE FROM unpaid_bookings WHERE business_id = NEW.business_id AND booking_id = NEW.booking_id;
  END IF;
  RETURN NULL;
END $function$;
