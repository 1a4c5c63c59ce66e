-- In key order, to avoid deadlocks.
CREATE OR REPLACE FUNCTION public.refresh_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM refresh_person(x.business_id, x.email_key) FROM (SELECT DISTINCT business_id, email_key FROM former ORDER BY 1, 2) x;
  ELSE
    PERFORM refresh_person(x.business_id, x.email_key)
       FROM (SELECT business_id, email_key FROM former UNION SELECT business_id, email_key FROM latter ORDER BY 1, 2) x;
  END IF;
  RETURN NULL;
END $function$;
