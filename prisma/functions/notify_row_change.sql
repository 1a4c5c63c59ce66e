-- Notifies all processes that cache the row.
CREATE OR REPLACE FUNCTION public.notify_row_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('daybook_site', OLD.business_id::text);
  ELSE
    PERFORM pg_notify('daybook_site', NEW.business_id::text);
  END IF;
  RETURN NULL;
END $function$;
