CREATE OR REPLACE FUNCTION public.emit_entry_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data) VALUES (NEW.business_id, uuid_v7_at(NEW.updated_at), 'site.published', NEW.id, NEW.updated_at,
    jsonb_build_object('entryId', NEW.id, 'kind', NEW.kind, 'slug', NEW.slug, 'state', NEW.state));
  RETURN NULL;
END $function$;
