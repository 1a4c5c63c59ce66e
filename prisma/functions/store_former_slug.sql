-- Old addresses redirect. Keeps the last 20.
CREATE OR REPLACE FUNCTION public.store_former_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.former_slugs := (array_remove(ARRAY[OLD.slug] || array_remove(OLD.former_slugs, OLD.slug), NEW.slug))[:20];
  RETURN NEW;
END $function$;
