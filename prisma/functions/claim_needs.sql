-- Claims the units of a line. p_needs: [{ needed, unitIds }], staff first. Returns NULL, or the index of the first unmet
-- need.
CREATE OR REPLACE FUNCTION public.claim_needs(p_business uuid, p_needs jsonb, p_from timestamp with time zone, p_until timestamp with time zone, p_hold uuid, p_ordinal integer, p_session uuid, p_expires timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  need jsonb;
  i int := 0;
BEGIN
  FOR need IN SELECT value FROM jsonb_array_elements(p_needs) LOOP
    IF claim_units(p_business, ARRAY(SELECT jsonb_array_elements_text(need -> 'unitIds'))::uuid[], (need ->> 'needed')::int,
                  p_from, p_until, p_hold, p_ordinal, p_session, p_expires) < (need ->> 'needed')::int THEN
      RETURN i;
    END IF;
    i := i + 1;
  END LOOP;
  RETURN NULL;
END $function$;
