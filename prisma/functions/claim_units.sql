-- Claims free units in list order. A taken unit is skipped, because the constraint claims_no_overlap rejects its row. Returns the number of
-- claimed units, at most p_needed. If it is smaller, claim_needs and take_hold return the failure.
CREATE OR REPLACE FUNCTION public.claim_units(p_business uuid, p_units uuid[], p_needed integer, p_from timestamp with time zone, p_until timestamp with time zone, p_hold uuid, p_ordinal integer, p_session uuid, p_expires timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  unit uuid;
  got int := 0;
BEGIN
  FOREACH unit IN ARRAY p_units LOOP
    EXIT WHEN got = p_needed;
    INSERT INTO claims (business_id, unit_id, starts_at, ends_at, hold_id, ordinal, session_id, expires_at)
    SELECT p_business, unit, p_from, p_until, p_hold, p_ordinal, p_session, p_expires
     WHERE NOT has_external_busy_time(p_business, unit, p_from, p_until) ON CONFLICT DO NOTHING;
    IF FOUND THEN got := got + 1; END IF;
  END LOOP;
  RETURN got;
END $function$;
