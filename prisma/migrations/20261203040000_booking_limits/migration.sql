-- Limits on holds and orders. The services pass the limits that apply; a limit that is absent does not apply.

-- Limits that the owner set. The default of `domain/booking/orderLimits.ts` applies where a limit is NULL.
ALTER TABLE businesses ADD COLUMN "free_orders_per_hour" INTEGER CHECK (free_orders_per_hour BETWEEN 0 AND 1000);
ALTER TABLE businesses ADD COLUMN "max_orders_per_hour" INTEGER CHECK (max_orders_per_hour BETWEEN 1 AND 1000);
ALTER TABLE businesses ADD COLUMN "max_open_orders" INTEGER CHECK (max_open_orders BETWEEN 1 AND 1000);
ALTER TABLE businesses ADD COLUMN "busy_bookings_per_hour" INTEGER CHECK (busy_bookings_per_hour BETWEEN 1 AND 100000);

-- Number of lines of a hold, so that live lines are counted without a join.
ALTER TABLE holds ADD COLUMN "line_count" INTEGER NOT NULL DEFAULT 1;
UPDATE holds h SET line_count = (SELECT count(*) FROM hold_lines l WHERE l.business_id = h.business_id AND l.hold_id = h.id) WHERE state = 'LIVE';

-- Returns true if at least `p_busy` bookings were made within the last hour. Reads at most `p_busy` rows.
CREATE FUNCTION is_busy_hour(p_business uuid, p_busy integer, p_now timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_busy IS NOT NULL AND (SELECT count(*) FROM (
    SELECT FROM bookings WHERE business_id = p_business AND created_at > p_now - interval '1 hour' LIMIT p_busy) b) >= p_busy
$$;

-- Returns true if the next order of a caller needs proof of work. `count_order` describes `p_limits`.
CREATE FUNCTION order_needs_work(p_business uuid, p_limits jsonb, p_now timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_limits ? 'free' AND coalesce((SELECT count FROM attempts
                  WHERE business_id = p_business AND bucket = decode(p_limits ->> 'bucket', 'hex') AND window_at = (p_limits ->> 'windowAt')::timestamptz), 0)
                >= (p_limits ->> 'free')::int
      OR is_busy_hour(p_business, (p_limits ->> 'busy')::int, p_now)
$$;

-- Counts one order of a caller in its hour. Returns OK, or the limit that rejects the order: WORK, CALLER or OPEN. The caller
-- rolls back a rejected order, and its count with it. Two orders of one caller, or of one e-mail address, run one after the
-- other, so the limits are exact. Locks are taken in a fixed order: the row of the caller, then the e-mail address.
--
-- `p_limits` has these fields. An absent field sets no limit.
--   bucket, windowAt  the caller's counter and the start of its hour
--   most              orders of the caller an hour
--   free              orders of the caller an hour without proof of work
--   open              open orders of `p_email`
--   busy              bookings of the business an hour without proof of work
CREATE FUNCTION count_order(p_business uuid, p_limits jsonb, p_email text, p_is_proven boolean, p_now timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_count int := 0;
  v_open int := (p_limits ->> 'open')::int;
BEGIN
  IF p_limits ? 'bucket' THEN
    INSERT INTO attempts AS a (business_id, bucket, window_at, count)
    VALUES (p_business, decode(p_limits ->> 'bucket', 'hex'), (p_limits ->> 'windowAt')::timestamptz, 1)
    ON CONFLICT (business_id, bucket, window_at) DO UPDATE SET count = a.count + 1 RETURNING count INTO v_count;
    IF v_count > (p_limits ->> 'most')::int THEN RETURN 'CALLER'; END IF;
  END IF;
  IF v_open IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('open orders ' || p_business || ' ' || lower(p_email), 0));
    IF (SELECT count(*) FROM (
          SELECT FROM contacts c JOIN orders o ON o.business_id = c.business_id AND o.contact_id = c.id
           WHERE c.business_id = p_business AND c.email_key = lower(p_email) AND EXISTS (
             SELECT FROM bookings b WHERE b.business_id = p_business AND b.order_id = o.id AND b.ends_at > p_now
                AND (b.status = 'SCHEDULED' OR b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND b.decide_by > p_now))
           LIMIT v_open) open_orders) >= v_open THEN
      RETURN 'OPEN';
    END IF;
  END IF;
  IF NOT p_is_proven AND (v_count > (p_limits ->> 'free')::int OR is_busy_hour(p_business, (p_limits ->> 'busy')::int, p_now)) THEN
    RETURN 'WORK';
  END IF;
  RETURN 'OK';
END $$;

-- Takes a hold. The caps count lines as well as holds. Two holds of one address run one after the other, so its caps are exact.
-- The first hold of an address is limited by the caps of the business alone. A part of these is reserved for addresses without
-- a live hold, so that a few addresses cannot use up the caps.
CREATE OR REPLACE FUNCTION take_hold(p_business uuid, p_hold jsonb, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := (p_hold ->> 'id')::uuid;
  v_visitor bytea := decode(p_hold ->> 'visitorHash', 'hex');
  v_address bytea := decode(p_hold ->> 'addressHash', 'hex');
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
BEGIN
  -- Of two requests of one visitor at the same time, the second waits here, then releases the hold of the first.
  IF v_visitor IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(p_business || (p_hold ->> 'visitorHash'), 0));
  END IF;
  IF v_address IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('holds ' || p_business || (p_hold ->> 'addressHash'), 0));
  END IF;
  PERFORM expire_due(p_business, p_now);
  IF v_visitor IS NOT NULL THEN
    WITH ended AS (
      UPDATE holds SET state = 'RELEASED' WHERE business_id = p_business AND visitor_hash = v_visitor AND state = 'LIVE' RETURNING id
    ) SELECT coalesce(array_agg(id), '{}') INTO former FROM ended;
    PERFORM give_back_holds(p_business, former);
  END IF;
  SELECT count(*) AS holds, coalesce(sum(line_count), 0) AS lines INTO own FROM holds
   WHERE business_id = p_business AND address_hash = v_address AND state = 'LIVE';
  SELECT count(*) AS holds, coalesce(sum(line_count), 0) AS lines INTO total FROM (
    SELECT line_count FROM holds WHERE business_id = p_business AND state = 'LIVE' LIMIT (p_hold ->> 'businessCap')::int) h;
  share := CASE WHEN own.holds > 0 THEN coalesce((p_hold ->> 'unreserved')::numeric, 1) ELSE 1 END;
  IF own.holds >= (p_hold ->> 'addressCap')::int
     OR own.holds > 0 AND own.lines + v_lines > (p_hold ->> 'addressLineCap')::int
     OR total.holds >= (p_hold ->> 'businessCap')::int * share
     OR total.holds > 0 AND total.lines + v_lines > (p_hold ->> 'businessLineCap')::int * share THEN
    RETURN jsonb_build_object('failure', 'CAP', 'ordinal', 0);
  END IF;
  INSERT INTO holds (business_id, id, provider_id, visitor_hash, address_hash, total_minor, currency, created_at, expires_at, is_series, link_id, line_count)
  VALUES (p_business, v_id, (p_hold ->> 'providerId')::uuid, v_visitor, v_address, (p_hold ->> 'totalMinor')::int, p_hold ->> 'currency', p_now, v_expires,
          coalesce((p_hold ->> 'isSeries')::boolean, false), (p_hold ->> 'linkId')::uuid, v_lines);
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
    VALUES (p_business, v_id, (line ->> 'ordinal')::int, (line ->> 'service')::uuid, (seats ->> 'session')::uuid,
            (line ->> 'startsAt')::timestamptz, (line ->> 'endsAt')::timestamptz, (line ->> 'seats')::int, (line ->> 'priceMinor')::int,
            CASE WHEN seats IS NULL AND line ->> 'dayLimit' IS NOT NULL THEN (line ->> 'date')::date END,
            coalesce((line ->> 'member')::int, 0), coalesce((line ->> 'unitMinor')::int, 0), coalesce(line ->> 'pricePer', 'LINE')::price_per,
            coalesce(line ->> 'paymentRule', 'NONE')::payment_rule, coalesce((line ->> 'paymentValue')::int, 0));
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
