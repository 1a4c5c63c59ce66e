-- For append-only tables.
CREATE OR REPLACE FUNCTION public.reject_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $function$;
