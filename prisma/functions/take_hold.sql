-- Takes a hold with all its claims in one round trip. Units are tried in the given order: staff first, then each resource by its id, then the day's
-- count, so that two transactions never wait for each other. A party lists its units itself.
-- p_hold: { id, providerId, visitorHash, addressHash (hex), totalMinor, currency, expiresAt, caps, isSeries, linkId, overrides,
--   lines: [{ ordinal, member, serviceId, priceMinor, seats, capacity, dayLimit, date, startsAt, endsAt, from, until, staffIds, needs }],
--   claims: [{ ordinal, kind: STAFF or RESOURCE, unitId, from, until }] }
-- Returns { ok: true } or { failure: STAFF, RESOURCE, SEATS, DAY, CAP, SUSPENDED or QUOTA, ordinal, available }. The caller rolls back on a failure.
CREATE OR REPLACE FUNCTION public.take_hold(p_business uuid, p_hold jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_id uuid := (p_hold ->> 'id')::uuid;
  v_visitor_hash bytea := decode(p_hold ->> 'visitorHash', 'hex');
  v_address_hash bytea := decode(p_hold ->> 'addressHash', 'hex');
  v_expires timestamptz := (p_hold ->> 'expiresAt')::timestamptz;
  former uuid[];
  is_party boolean := p_hold ? 'claims';
  v_lines int := jsonb_array_length(p_hold -> 'lines');
  own record;
  total record;
  share numeric;
  line jsonb;
  claim jsonb;
  seats jsonb;
  short int;
  v_stop text;
BEGIN
  -- The previous version sends other keys and runs during an upgrade. A later release removes this.
  IF p_hold -> 'lines' -> 0 ? 'service' THEN
    p_hold := replace(regexp_replace(p_hold::text, '"(service|unit)(s?)":', '"\1Id\2":', 'g'), '"staff":', '"staffIds":')::jsonb;
  END IF;
  v_stop := find_booking_stop(p_business, v_lines, p_now, false);
  IF v_stop IS NOT NULL THEN RETURN jsonb_build_object('failure', v_stop, 'ordinal', 0); END IF;
  -- Of two requests of one visitor at the same time, the second waits here, then releases the hold of the first.
  IF v_visitor_hash IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(p_business || (p_hold ->> 'visitorHash'), 0));
  END IF;
  IF v_address_hash IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('holds ' || p_business || (p_hold ->> 'addressHash'), 0));
  END IF;
  PERFORM expire_due(p_business, p_now);
  IF v_visitor_hash IS NOT NULL THEN
    WITH former_holds AS (
      UPDATE holds SET state = 'RELEASED' WHERE business_id = p_business AND visitor_hash = v_visitor_hash AND state = 'LIVE' RETURNING id
    ) SELECT coalesce(array_agg(id), '{}') INTO former FROM former_holds;
    PERFORM release_holds(p_business, former);
  END IF;
  SELECT count(*) AS holds, coalesce(sum(line_count), 0) AS lines INTO own FROM holds
   WHERE business_id = p_business AND address_hash = v_address_hash AND state = 'LIVE';
  SELECT count(*) AS holds, coalesce(sum(line_count), 0) AS lines INTO total FROM (
    SELECT line_count FROM holds WHERE business_id = p_business AND state = 'LIVE' LIMIT (p_hold ->> 'businessCap')::int) h;
  share := CASE WHEN own.holds > 0 THEN coalesce((p_hold ->> 'unreserved')::numeric, 1) ELSE 1 END;
  IF own.holds >= (p_hold ->> 'addressCap')::int
     OR own.holds > 0 AND own.lines + v_lines > (p_hold ->> 'addressLineCap')::int
     OR total.holds >= (p_hold ->> 'businessCap')::int * share
     OR total.holds > 0 AND total.lines + v_lines > (p_hold ->> 'businessLineCap')::int * share THEN
    RETURN jsonb_build_object('failure', 'CAP', 'ordinal', 0);
  END IF;
  INSERT INTO holds (business_id, id, provider_id, visitor_hash, address_hash, total_minor, currency, created_at, expires_at, is_series, link_id, line_count, overrides)
  VALUES (p_business, v_id, (p_hold ->> 'providerId')::uuid, v_visitor_hash, v_address_hash, (p_hold ->> 'totalMinor')::int, p_hold ->> 'currency', p_now, v_expires,
          coalesce((p_hold ->> 'isSeries')::boolean, false), (p_hold ->> 'linkId')::uuid, v_lines,
          ARRAY(SELECT jsonb_array_elements_text(p_hold -> 'overrides'))::booking_override[]);
  FOR line IN SELECT value FROM jsonb_array_elements(p_hold -> 'lines') LOOP
    seats := NULL;
    IF (line ->> 'capacity')::int > 1 THEN
      seats := take_seats(p_business, line);
      -- Another transaction had locked an expired hold and rolled back. This one ends the hold.
      IF seats ? 'failure' AND expire_due(p_business, p_now) > 0 THEN seats := take_seats(p_business, line); END IF;
      IF seats ? 'failure' THEN RETURN seats || jsonb_build_object('ordinal', (line ->> 'ordinal')::int); END IF;
    END IF;
    INSERT INTO hold_lines (business_id, hold_id, ordinal, service_id, session_id, starts_at, ends_at, seats, price_minor, counted_on, member,
                            unit_price_minor, price_per, payment_rule, payment_value)
    VALUES (p_business, v_id, (line ->> 'ordinal')::int, (line ->> 'serviceId')::uuid, (seats ->> 'session')::uuid,
            (line ->> 'startsAt')::timestamptz, (line ->> 'endsAt')::timestamptz, (line ->> 'seats')::int, (line ->> 'priceMinor')::int,
            CASE WHEN seats IS NULL AND line ->> 'dayLimit' IS NOT NULL THEN (line ->> 'date')::date END,
            coalesce((line ->> 'member')::int, 0), coalesce((line ->> 'unitMinor')::int, 0), coalesce(line ->> 'pricePer', 'LINE')::price_per,
            coalesce(line ->> 'paymentRule', 'NONE')::payment_rule, coalesce((line ->> 'paymentValue')::int, 0));
    IF seats IS NULL AND NOT is_party THEN
      short := claim_needs(p_business, line -> 'needs', (line ->> 'from')::timestamptz, (line ->> 'until')::timestamptz,
                          v_id, (line ->> 'ordinal')::int, NULL, v_expires);
      IF short IS NOT NULL AND expire_due(p_business, p_now) > 0 THEN
        DELETE FROM claims WHERE business_id = p_business AND hold_id = v_id AND ordinal = (line ->> 'ordinal')::int;
        short := claim_needs(p_business, line -> 'needs', (line ->> 'from')::timestamptz, (line ->> 'until')::timestamptz,
                            v_id, (line ->> 'ordinal')::int, NULL, v_expires);
      END IF;
      IF short IS NOT NULL THEN
        RETURN jsonb_build_object('failure', CASE short WHEN 0 THEN 'STAFF' ELSE 'RESOURCE' END, 'ordinal', (line ->> 'ordinal')::int);
      END IF;
      IF NOT count_day_booking(p_business, (line ->> 'serviceId')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_day_booking(p_business, (line ->> 'serviceId')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
        RETURN jsonb_build_object('failure', 'DAY', 'ordinal', (line ->> 'ordinal')::int);
      END IF;
    END IF;
  END LOOP;
  IF is_party THEN
    FOR claim IN SELECT value FROM jsonb_array_elements(p_hold -> 'claims') LOOP
      IF NOT claim_party_unit(p_business, claim, v_id, v_expires)
         AND NOT (expire_due(p_business, p_now) > 0 AND claim_party_unit(p_business, claim, v_id, v_expires)) THEN
        RETURN jsonb_build_object('failure', claim ->> 'kind', 'ordinal', (claim ->> 'ordinal')::int);
      END IF;
    END LOOP;
    FOR line IN SELECT value FROM jsonb_array_elements(p_hold -> 'lines') WHERE (value ->> 'capacity')::int = 1 AND value ->> 'dayLimit' IS NOT NULL
                 ORDER BY value ->> 'serviceId', value ->> 'date', (value ->> 'ordinal')::int LOOP
      IF NOT count_day_booking(p_business, (line ->> 'serviceId')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_day_booking(p_business, (line ->> 'serviceId')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
        RETURN jsonb_build_object('failure', 'DAY', 'ordinal', (line ->> 'ordinal')::int);
      END IF;
    END LOOP;
  END IF;
  RETURN '{"ok": true}';
END $function$;
