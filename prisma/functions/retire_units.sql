-- Marks units as extra and moves their future claims to free remaining units.
CREATE OR REPLACE FUNCTION public.retire_units(p_business uuid, p_retired uuid[], p_staying uuid[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  claim record;
  unit uuid;
BEGIN
  UPDATE units SET is_extra = true WHERE business_id = p_business AND id = ANY (p_retired);
  FOR claim IN
    SELECT c.id, tstzrange(c.starts_at, c.ends_at, '[)') AS span FROM claims c
     WHERE c.business_id = p_business AND c.unit_id = ANY (p_retired) AND c.ends_at > p_now AND c.block_id IS NULL
     ORDER BY c.starts_at, c.id FOR UPDATE
  LOOP
    FOREACH unit IN ARRAY p_staying LOOP
      CONTINUE WHEN EXISTS (SELECT FROM claims c WHERE c.business_id = p_business AND c.unit_id = unit
                               AND tstzrange(c.starts_at, c.ends_at, '[)') && claim.span);
      BEGIN
        UPDATE claims SET unit_id = unit WHERE business_id = p_business AND id = claim.id;
        EXIT;
      EXCEPTION WHEN exclusion_violation THEN
        -- Another transaction has taken the time since.
        NULL;
      END;
    END LOOP;
  END LOOP;
END $function$;
