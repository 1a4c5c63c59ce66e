-- True for an object of at most 50 texts: names of 1 to 40 characters, values of at most 500.
CREATE OR REPLACE FUNCTION public.is_metadata(p_metadata jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN jsonb_typeof(p_metadata) = 'object' THEN
    (SELECT count(*) <= 50 AND coalesce(bool_and(char_length(m.key) BETWEEN 1 AND 40 AND jsonb_typeof(m.value) = 'string'
                                                 AND char_length(m.value #>> '{}') <= 500), true)
       FROM jsonb_each(p_metadata) AS m)
  ELSE false END
$function$;
