-- What the database refuses and does for parties, links and blocks.

ALTER TABLE claims DROP CONSTRAINT claims_one_owner;
ALTER TABLE claims ADD CONSTRAINT claims_one_owner CHECK (num_nonnulls(hold_id, booking_id, session_id, block_id) = 1);

ALTER TABLE services ADD CONSTRAINT services_recurrence CHECK (recurrence_max IS NULL OR recurrence_max BETWEEN 2 AND 101);
ALTER TABLE services ADD CONSTRAINT services_look_busy CHECK (look_busy_percent BETWEEN 0 AND 90);
ALTER TABLE hold_lines ADD CONSTRAINT hold_lines_member CHECK (member BETWEEN 0 AND 100);
ALTER TABLE bookings ADD CONSTRAINT bookings_member CHECK (member BETWEEN 0 AND 100);
ALTER TABLE orders ADD CONSTRAINT orders_attribution CHECK (jsonb_typeof(attribution) = 'array');
ALTER TABLE blocks ADD CONSTRAINT blocks_forwards CHECK (ends_at > starts_at);

-- A link is a path segment. One that is spent was reserved first: whoever books reserves it in the same statement.
ALTER TABLE one_time_links ADD CONSTRAINT one_time_links_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 60);
ALTER TABLE one_time_links ADD CONSTRAINT one_time_links_spent CHECK (spent_at IS NULL OR reserved_at IS NOT NULL);

-- What is still free of some units' blocks becomes the blocks' own: when a block is made, and whenever something inside it
-- ends. Whoever takes a part of it meanwhile is waited for, and what they left is looked for again.
CREATE FUNCTION fill_blocks(p_business uuid, p_units uuid[], p_from timestamptz, p_until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wanted record;
  free tstzmultirange;
  filled int;
BEGIN
  FOR wanted IN
    SELECT u.unit_id, b.id AS block_id, tstzrange(b.starts_at, b.ends_at, '[)') AS span
      FROM block_units u JOIN blocks b ON b.business_id = u.business_id AND b.id = u.block_id
     WHERE u.business_id = p_business AND u.unit_id = ANY (p_units) AND b.starts_at < p_until AND b.ends_at > p_from
     ORDER BY u.unit_id, b.id
       -- Nobody removes a block while time is given to it.
       FOR KEY SHARE OF b
  LOOP
    LOOP
      SELECT tstzmultirange(wanted.span) - coalesce(range_agg(tstzrange(c.starts_at, c.ends_at, '[)')), '{}'::tstzmultirange) INTO free
        FROM claims c WHERE c.business_id = p_business AND c.unit_id = wanted.unit_id
         AND tstzrange(c.starts_at, c.ends_at, '[)') && wanted.span;
      INSERT INTO claims (business_id, unit_id, starts_at, ends_at, block_id)
      SELECT p_business, wanted.unit_id, lower(part), upper(part), wanted.block_id FROM unnest(free) part
      ON CONFLICT DO NOTHING;
      GET DIAGNOSTICS filled = ROW_COUNT;
      EXIT WHEN filled = (SELECT count(*) FROM unnest(free));
    END LOOP;
  END LOOP;
END $$;

-- Whatever ends inside a block, for whatever reason, leaves its time to the block.
CREATE FUNCTION refill_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  freed record;
BEGIN
  FOR freed IN
    SELECT g.business_id, array_agg(DISTINCT g.unit_id) AS units, min(g.starts_at) AS from_at, max(g.ends_at) AS until_at
      FROM gone g
     WHERE g.block_id IS NULL AND EXISTS (
       SELECT FROM block_units u JOIN blocks b ON b.business_id = u.business_id AND b.id = u.block_id
        WHERE u.business_id = g.business_id AND u.unit_id = g.unit_id AND b.starts_at < g.ends_at AND b.ends_at > g.starts_at)
     GROUP BY g.business_id
  LOOP
    PERFORM fill_blocks(freed.business_id, freed.units, freed.from_at, freed.until_at);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER claims_refill_blocks AFTER DELETE ON claims REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION refill_blocks();

-- As before, with members, a series' mark and the one-time link it is for. A party says which units each line takes:
-- `claims: [{ "ordinal", "kind": "STAFF" | "RESOURCE", "unit", "from", "until" }]`, all people first and each kind by unit, so
-- that two parties meet in one order and do not wait for each other in a ring; a class takes its seats as ever.
CREATE OR REPLACE FUNCTION take_hold(p_business uuid, p_hold jsonb, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := (p_hold ->> 'id')::uuid;
  v_visitor bytea := decode(p_hold ->> 'visitorHash', 'hex');
  v_address bytea := decode(p_hold ->> 'addressHash', 'hex');
  v_expires timestamptz := (p_hold ->> 'expiresAt')::timestamptz;
  former uuid[];
  is_party boolean := p_hold ? 'claims';
  line jsonb;
  claim jsonb;
  seats jsonb;
  short int;
BEGIN
  -- Pressed twice at once: the second finds the first one's hold, and gives it back as any former one.
  IF v_visitor IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(p_business || (p_hold ->> 'visitorHash'), 0));
  END IF;
  PERFORM expire_due(p_business, p_now);
  IF v_visitor IS NOT NULL THEN
    WITH ended AS (
      UPDATE holds SET state = 'RELEASED' WHERE business_id = p_business AND visitor_hash = v_visitor AND state = 'LIVE' RETURNING id
    ) SELECT coalesce(array_agg(id), '{}') INTO former FROM ended;
    PERFORM give_back_holds(p_business, former);
  END IF;
  IF (SELECT count(*) FROM (SELECT 1 FROM holds WHERE business_id = p_business AND address_hash = v_address AND state = 'LIVE'
        LIMIT (p_hold ->> 'addressCap')::int) a) >= (p_hold ->> 'addressCap')::int
     OR (SELECT count(*) FROM (SELECT 1 FROM holds WHERE business_id = p_business AND state = 'LIVE'
        LIMIT (p_hold ->> 'businessCap')::int) b) >= (p_hold ->> 'businessCap')::int THEN
    RETURN jsonb_build_object('failure', 'CAP', 'ordinal', 0);
  END IF;
  INSERT INTO holds (business_id, id, provider_id, visitor_hash, address_hash, total_minor, currency, created_at, expires_at, is_series, link_id)
  VALUES (p_business, v_id, (p_hold ->> 'providerId')::uuid, v_visitor, v_address, (p_hold ->> 'totalMinor')::int, p_hold ->> 'currency', p_now, v_expires,
          coalesce((p_hold ->> 'isSeries')::boolean, false), (p_hold ->> 'linkId')::uuid);
  FOR line IN SELECT value FROM jsonb_array_elements(p_hold -> 'lines') LOOP
    seats := NULL;
    IF (line ->> 'capacity')::int > 1 THEN
      seats := take_seats(p_business, line);
      -- What somebody else was about to end when we looked, and did not: it is ours to end now.
      IF seats ? 'failure' AND expire_due(p_business, p_now) > 0 THEN seats := take_seats(p_business, line); END IF;
      IF seats ? 'failure' THEN RETURN seats || jsonb_build_object('ordinal', (line ->> 'ordinal')::int); END IF;
    END IF;
    INSERT INTO hold_lines (business_id, hold_id, ordinal, service_id, session_id, starts_at, ends_at, seats, price_minor, counted_on, member)
    VALUES (p_business, v_id, (line ->> 'ordinal')::int, (line ->> 'service')::uuid, (seats ->> 'session')::uuid,
            (line ->> 'startsAt')::timestamptz, (line ->> 'endsAt')::timestamptz, (line ->> 'seats')::int, (line ->> 'priceMinor')::int,
            CASE WHEN seats IS NULL AND line ->> 'dayLimit' IS NOT NULL THEN (line ->> 'date')::date END,
            coalesce((line ->> 'member')::int, 0));
    IF seats IS NULL AND NOT is_party THEN
      short := take_needs(p_business, line -> 'needs', (line ->> 'from')::timestamptz, (line ->> 'until')::timestamptz,
                          v_id, (line ->> 'ordinal')::int, NULL, v_expires);
      IF short IS NOT NULL AND expire_due(p_business, p_now) > 0 THEN
        DELETE FROM claims WHERE business_id = p_business AND hold_id = v_id AND ordinal = (line ->> 'ordinal')::int;
        short := take_needs(p_business, line -> 'needs', (line ->> 'from')::timestamptz, (line ->> 'until')::timestamptz,
                            v_id, (line ->> 'ordinal')::int, NULL, v_expires);
      END IF;
      IF short IS NOT NULL THEN
        RETURN jsonb_build_object('failure', CASE short WHEN 0 THEN 'STAFF' ELSE 'RESOURCE' END, 'ordinal', (line ->> 'ordinal')::int);
      END IF;
      IF NOT count_visit(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_visit(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
        RETURN jsonb_build_object('failure', 'DAY', 'ordinal', (line ->> 'ordinal')::int);
      END IF;
    END IF;
  END LOOP;
  IF is_party THEN
    FOR claim IN SELECT value FROM jsonb_array_elements(p_hold -> 'claims') LOOP
      IF NOT take_party_unit(p_business, claim, v_id, v_expires)
         AND NOT (expire_due(p_business, p_now) > 0 AND take_party_unit(p_business, claim, v_id, v_expires)) THEN
        RETURN jsonb_build_object('failure', claim ->> 'kind', 'ordinal', (claim ->> 'ordinal')::int);
      END IF;
    END LOOP;
    FOR line IN SELECT value FROM jsonb_array_elements(p_hold -> 'lines') WHERE (value ->> 'capacity')::int = 1 AND value ->> 'dayLimit' IS NOT NULL
                 ORDER BY value ->> 'service', value ->> 'date', (value ->> 'ordinal')::int LOOP
      IF NOT count_visit(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_visit(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
        RETURN jsonb_build_object('failure', 'DAY', 'ordinal', (line ->> 'ordinal')::int);
      END IF;
    END LOOP;
  END IF;
  RETURN '{"ok": true}';
END $$;

-- One unit for one line of a party; false: somebody else has it.
CREATE FUNCTION take_party_unit(p_business uuid, p_claim jsonb, p_hold uuid, p_expires timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO claims (business_id, unit_id, starts_at, ends_at, hold_id, ordinal, expires_at)
  VALUES (p_business, (p_claim ->> 'unit')::uuid, (p_claim ->> 'from')::timestamptz, (p_claim ->> 'until')::timestamptz, p_hold,
          (p_claim ->> 'ordinal')::int, p_expires) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
