-- Returns false if the unit is taken.
CREATE OR REPLACE FUNCTION public.claim_party_unit(p_business uuid, p_claim jsonb, p_hold uuid, p_expires timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_unit uuid := (p_claim ->> 'unitId')::uuid;
  v_from timestamptz := (p_claim ->> 'from')::timestamptz;
  v_until timestamptz := (p_claim ->> 'until')::timestamptz;
BEGIN
  INSERT INTO claims (business_id, unit_id, starts_at, ends_at, hold_id, ordinal, expires_at)
  SELECT p_business, v_unit, v_from, v_until, p_hold, (p_claim ->> 'ordinal')::int, p_expires
   WHERE NOT has_external_busy_time(p_business, v_unit, v_from, v_until) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $function$;
