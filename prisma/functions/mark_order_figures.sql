CREATE OR REPLACE FUNCTION public.mark_order_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT b.business_id, b.id, b.starts_at FROM bookings b WHERE b.business_id = NEW.business_id AND b.order_id = NEW.id;
  RETURN NULL;
END $function$;
