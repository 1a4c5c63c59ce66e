CREATE OR REPLACE FUNCTION public.mark_staff_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at) SELECT business_id, booking_id, starts_at FROM changed;
  RETURN NULL;
END $function$;
