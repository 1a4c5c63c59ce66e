CREATE OR REPLACE FUNCTION public.bump_site_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_business uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
BEGIN
  UPDATE sites SET version = version + 1, changed_at = greatest(changed_at, now()) WHERE business_id = v_business;
  IF FOUND THEN PERFORM pg_notify('daybook_site', v_business::text); END IF;
  RETURN NULL;
END $function$;
