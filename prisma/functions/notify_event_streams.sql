-- Wakes the streams of the businesses that have new events.
CREATE OR REPLACE FUNCTION public.notify_event_streams()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('daybook_events', e.business_id::text)
    FROM (SELECT DISTINCT business_id FROM added WHERE type <> 'webhook.test') e;
  RETURN NULL;
END $function$;
