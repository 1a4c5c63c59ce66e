CREATE OR REPLACE FUNCTION public.delete_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM people WHERE business_id = OLD.business_id AND email_key = OLD.email_key;
  RETURN OLD;
END $function$;
