-- Rejects the deletion of a revision that was public.
CREATE OR REPLACE FUNCTION public.keep_public_revisions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM entries WHERE business_id = OLD.business_id AND id = OLD.entry_id AND first_published_at IS NOT NULL) THEN
    RAISE EXCEPTION '% rows of what was public are only ever added', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $function$;
