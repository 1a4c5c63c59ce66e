-- Writes one event per transaction for a contact whose notes changed. It runs at the commit, so that an erasure, which
-- deletes the notes first, writes its own event only.
CREATE OR REPLACE FUNCTION public.emit_contact_note_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_note jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  v_business uuid := (v_note ->> 'business_id')::uuid;
  v_contact uuid := (v_note ->> 'contact_id')::uuid;
BEGIN
  IF EXISTS (SELECT FROM events WHERE business_id = v_business AND subject = v_contact AND type IN ('contact.updated', 'contact.erased')
                AND occurred_at = now()::timestamptz(3)) THEN RETURN NULL; END IF;
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  VALUES (v_business, uuid_v7_at(now()), 'contact.updated', v_contact, now(), jsonb_build_object('contactId', v_contact));
  RETURN NULL;
END $function$;
