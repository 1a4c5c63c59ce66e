-- Raises DB001 with the failure as detail, so that one round trip can roll back.
CREATE OR REPLACE FUNCTION public.raise_hold_failure(taken jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF taken ? 'failure' THEN
    RAISE EXCEPTION 'the hold cannot be taken' USING ERRCODE = 'DB001', DETAIL = taken::text;
  END IF;
  RETURN taken;
END $function$;
