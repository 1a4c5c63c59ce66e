CREATE OR REPLACE FUNCTION public.mark_booking_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at) VALUES (NEW.business_id, NEW.id, NEW.starts_at);
  IF OLD.starts_at <> NEW.starts_at THEN
    INSERT INTO figure_marks (business_id, booking_id, starts_at) VALUES (NEW.business_id, NEW.id, OLD.starts_at);
  END IF;
  RETURN NULL;
END $function$;
