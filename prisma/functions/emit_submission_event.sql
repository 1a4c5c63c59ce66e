-- Also for survey responses.
CREATE OR REPLACE FUNCTION public.emit_submission_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_row jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data) VALUES (NEW.business_id, uuid_v7_at(NEW.created_at), TG_ARGV[0], NEW.id, NEW.created_at,
    jsonb_strip_nulls(jsonb_build_object('submissionId', NEW.id, 'askedId', coalesce(v_row ->> 'form_id', v_row ->> 'survey_id'), 'version', NEW.version,
      'outcome', NEW.outcome, 'score', v_row -> 'score', 'locale', NEW.locale)));
  RETURN NULL;
END $function$;
