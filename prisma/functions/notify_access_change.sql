-- Wakes the streams of the business, so that they check their callers again.
CREATE OR REPLACE FUNCTION public.notify_access_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('daybook_events', OLD.business_id::text);
  RETURN NULL;
END $function$;
