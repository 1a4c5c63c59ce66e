-- Times that somebody is busy elsewhere are read in the taking statement: whoever takes sees what was imported until then.
-- They take nothing back from whoever is booked, so they are no claims.

-- Units beyond what there is: made when the business overbooks on purpose. No search offers them.
ALTER TABLE "units" ADD COLUMN "is_extra" BOOLEAN NOT NULL DEFAULT false;

-- Whether what was imported says that a unit is busy at any moment of a stretch.
CREATE FUNCTION is_busy_elsewhere(p_business uuid, p_unit uuid, p_from timestamptz, p_until timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM busy_times t WHERE t.business_id = p_business AND t.unit_id = p_unit AND t.starts_at < p_until AND t.ends_at > p_from)
$$;

-- Takes `p_needed` of the listed units, first come first tried; answers how many it got.
CREATE OR REPLACE FUNCTION take_units(p_business uuid, p_units uuid[], p_needed int, p_from timestamptz, p_until timestamptz,
                                      p_hold uuid, p_ordinal int, p_session uuid, p_expires timestamptz)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  unit uuid;
  got int := 0;
BEGIN
  FOREACH unit IN ARRAY p_units LOOP
    EXIT WHEN got = p_needed;
    INSERT INTO claims (business_id, unit_id, starts_at, ends_at, hold_id, ordinal, session_id, expires_at)
    SELECT p_business, unit, p_from, p_until, p_hold, p_ordinal, p_session, p_expires
     WHERE NOT is_busy_elsewhere(p_business, unit, p_from, p_until) ON CONFLICT DO NOTHING;
    IF FOUND THEN got := got + 1; END IF;
  END LOOP;
  RETURN got;
END $$;

-- One unit for one line of a party; false: somebody else has it, or it is busy elsewhere.
CREATE OR REPLACE FUNCTION take_party_unit(p_business uuid, p_claim jsonb, p_hold uuid, p_expires timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_unit uuid := (p_claim ->> 'unit')::uuid;
  v_from timestamptz := (p_claim ->> 'from')::timestamptz;
  v_until timestamptz := (p_claim ->> 'until')::timestamptz;
BEGIN
  INSERT INTO claims (business_id, unit_id, starts_at, ends_at, hold_id, ordinal, expires_at)
  SELECT p_business, v_unit, v_from, v_until, p_hold, (p_claim ->> 'ordinal')::int, p_expires
   WHERE NOT is_busy_elsewhere(p_business, v_unit, v_from, v_until) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
