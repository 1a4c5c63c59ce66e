CREATE OR REPLACE FUNCTION public.emit_contact_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data) VALUES (NEW.business_id, uuid_v7_at(now()),
    CASE WHEN to_jsonb(NEW) ->> 'erased_at' IS NULL THEN 'contact.updated' ELSE 'contact.erased' END, NEW.id, now(), jsonb_build_object('contactId', NEW.id));
  RETURN NULL;
END $function$;
