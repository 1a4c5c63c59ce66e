-- Figures depend on the time zone.
CREATE OR REPLACE FUNCTION public.mark_business_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM mark_all_figures(NEW.id, NEW.time_zone);
  RETURN NULL;
END $function$;
