CREATE OR REPLACE FUNCTION public.track_unpaid_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.due_minor > 0 AND NOT is_booking_paid(NEW.business_id, NEW.id) THEN
    INSERT INTO unpaid_bookings (business_id, booking_id) VALUES (NEW.business_id, NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM unpaid_bookings WHERE business_id = NEW.business_id AND booking_id = NEW.id;
  END IF;
  RETURN NULL;
END $function$;
