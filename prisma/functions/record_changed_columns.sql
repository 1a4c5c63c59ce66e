CREATE OR REPLACE FUNCTION public.record_changed_columns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  names text;
  known text := coalesce(current_setting('daybook.changed', true), '');
BEGIN
  SELECT string_agg(n.key, ',') INTO names
    FROM jsonb_each(to_jsonb(NEW)) AS n JOIN jsonb_each(to_jsonb(OLD)) AS o ON o.key = n.key
   WHERE n.value IS DISTINCT FROM o.value AND n.key NOT IN ('updated_at', 'look_busy_turn');
  IF position(',' || names || ',' IN ',' || known || ',') = 0 THEN
    PERFORM set_config('daybook.changed', concat_ws(',', nullif(known, ''), names), true);
  END IF;
  RETURN NULL;
END $function$;
