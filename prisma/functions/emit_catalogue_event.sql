-- Writes one event per transaction for a changed row. Arguments: event type and id column.
CREATE OR REPLACE FUNCTION public.emit_catalogue_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_row jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  v_id uuid := (v_row ->> TG_ARGV[1])::uuid;
  v_business uuid := coalesce(v_row ->> 'business_id', v_row ->> 'id')::uuid;
BEGIN
  IF v_id IS NULL OR EXISTS (SELECT FROM events WHERE business_id = v_business AND subject = v_id AND type = 'catalogue.updated'
                                AND occurred_at = now()::timestamptz(3)) THEN RETURN NULL; END IF;
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  VALUES (v_business, uuid_v7_at(now()), 'catalogue.updated', v_id, now(), jsonb_build_object('noun', TG_ARGV[0], 'id', v_id));
  RETURN NULL;
END $function$;
