-- Hold, order and payment are one machine. Every function that changes several of an order's rows locks its bookings first, by
-- their ids, then its payments: so nobody waits for another in a ring.

-- Of each booking of a payment it is decided once what the money becomes: the booking stands by it, or it goes back.
ALTER TABLE payment_bookings ADD COLUMN "allotted_at" TIMESTAMPTZ(3);

-- An alarm for everything that is pending: nothing waits for ever.
ALTER TABLE payments ADD CONSTRAINT payments_open_due CHECK (state <> 'OPEN' OR due_at IS NOT NULL);
ALTER TABLE refunds ADD CONSTRAINT refunds_pending_due CHECK (state <> 'PENDING' OR due_at IS NOT NULL);

-- As before; what a line costs is frozen with all that it is reckoned from.
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

-- As before; an order that nobody has paid for in time ends as a request does that nobody answered.
CREATE OR REPLACE FUNCTION expire_due(p_business uuid, p_now timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  due uuid[];
  late uuid[];
BEGIN
  SELECT coalesce(array_agg(id), '{}') INTO due FROM (
    SELECT id FROM holds WHERE business_id = p_business AND state = 'LIVE' AND expires_at <= p_now
     ORDER BY id FOR UPDATE SKIP LOCKED) h;
  IF cardinality(due) > 0 THEN
    UPDATE holds SET state = 'EXPIRED' WHERE business_id = p_business AND id = ANY (due);
    PERFORM give_back_holds(p_business, due);
  END IF;
  SELECT coalesce(array_agg(id), '{}') INTO late FROM (
    SELECT id FROM bookings WHERE business_id = p_business AND status IN ('REQUESTED', 'AWAITING_PAYMENT') AND decide_by <= p_now
     ORDER BY id FOR UPDATE SKIP LOCKED) b;
  IF cardinality(late) > 0 THEN
    PERFORM end_bookings(p_business, late, 'EXPIRED', 'SYSTEM', p_now, '');
  END IF;
  RETURN cardinality(due) + cardinality(late);
END $$;

-- As before; what had waited for its payment lets go of its one-time link, and whoever could still pay is asked about at once.
CREATE OR REPLACE FUNCTION end_bookings(p_business uuid, p_bookings uuid[], p_status booking_status, p_actor actor, p_now timestamptz, p_note text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  freed uuid[];
  unpaid uuid[];
BEGIN
  SELECT coalesce(array_agg(DISTINCT order_id), '{}') INTO unpaid FROM bookings
   WHERE business_id = p_business AND id = ANY (p_bookings) AND status = 'AWAITING_PAYMENT';
  DELETE FROM claims WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  UPDATE service_days d SET taken = d.taken - b.visits
    FROM (SELECT service_id, counted_on, count(*)::int AS visits FROM bookings
           WHERE business_id = p_business AND id = ANY (p_bookings) AND counted_on IS NOT NULL AND session_id IS NULL
           GROUP BY service_id, counted_on) b
   WHERE d.business_id = p_business AND d.service_id = b.service_id AND d.date = b.counted_on;
  WITH seats AS (
    SELECT session_id, sum(seats)::int AS seats FROM bookings
     WHERE business_id = p_business AND id = ANY (p_bookings) AND session_id IS NOT NULL GROUP BY session_id
  ), given AS (
    UPDATE sessions s SET seats_taken = s.seats_taken - seats.seats FROM seats
     WHERE s.business_id = p_business AND s.id = seats.session_id RETURNING s.id, s.seats_taken
  )
  SELECT coalesce(array_agg(id) FILTER (WHERE seats_taken = 0), '{}') INTO freed FROM given;
  WITH ended AS (
    UPDATE bookings SET status = p_status, session_id = NULL, counted_on = NULL, updated_at = p_now, sequence = sequence + 1
     WHERE business_id = p_business AND id = ANY (p_bookings) RETURNING id, starts_at
  )
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
  SELECT p_business, e.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = e.id),
         p_now, p_actor, p_status, e.starts_at, p_note FROM ended e;
  PERFORM close_sessions(p_business, freed);
  IF cardinality(unpaid) > 0 THEN PERFORM leave_unpaid(p_business, unpaid, p_now); END IF;
END $$;

-- What ends when bookings end that nobody has paid for.
CREATE FUNCTION leave_unpaid(p_business uuid, p_orders uuid[], p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  links uuid[];
BEGIN
  UPDATE payments SET due_at = p_now WHERE business_id = p_business AND order_id = ANY (p_orders) AND state = 'OPEN';
  -- A link whose order has come to nothing is good for another one.
  SELECT coalesce(array_agg(o.link_id), '{}') INTO links FROM orders o
    JOIN one_time_links k ON k.business_id = o.business_id AND k.id = o.link_id AND k.spent_at IS NULL
   WHERE o.business_id = p_business AND o.id = ANY (p_orders)
     AND NOT EXISTS (SELECT FROM bookings b WHERE b.business_id = o.business_id AND b.order_id = o.id
                        AND b.status IN ('AWAITING_PAYMENT', 'REQUESTED', 'SCHEDULED', 'COMPLETED', 'NO_SHOW'));
  IF cardinality(links) > 0 THEN
    UPDATE orders SET link_id = NULL WHERE business_id = p_business AND link_id = ANY (links);
    UPDATE one_time_links SET reserved_at = NULL WHERE business_id = p_business AND id = ANY (links);
  END IF;
END $$;

-- As before; only a request's claims have a deadline. One that was approved keeps its time wherever it is moved.
CREATE OR REPLACE FUNCTION move_bookings(p_business uuid, p_bookings uuid[], p_hold jsonb, p_actor actor, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_hold uuid := (p_hold ->> 'id')::uuid;
  taken jsonb;
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings)
              AND NOT (status = 'SCHEDULED' OR status = 'REQUESTED' AND decide_by > p_now)) THEN
    RETURN '{"failure": "STATUS", "ordinal": 0}';
  END IF;
  PERFORM give_back_bookings(p_business, p_bookings);
  taken := take_hold(p_business, p_hold, p_now);
  IF taken ? 'failure' THEN RETURN taken; END IF;
  UPDATE bookings b SET starts_at = l.starts_at, ends_at = l.ends_at, session_id = l.session_id, counted_on = l.counted_on,
                        decide_by = least(b.decide_by, l.starts_at), sequence = b.sequence + 1, updated_at = p_now
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n)
    JOIN hold_lines l ON l.business_id = p_business AND l.hold_id = v_hold AND l.ordinal = moved.n - 1
   WHERE b.business_id = p_business AND b.id = moved.id;
  UPDATE claims c SET booking_id = moved.id, hold_id = NULL, ordinal = NULL, expires_at = CASE b.status WHEN 'REQUESTED' THEN b.decide_by END
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n) JOIN bookings b ON b.business_id = p_business AND b.id = moved.id
   WHERE c.business_id = p_business AND c.hold_id = v_hold AND c.ordinal = moved.n - 1;
  DELETE FROM hold_lines WHERE business_id = p_business AND hold_id = v_hold;
  DELETE FROM holds WHERE business_id = p_business AND id = v_hold;
  DELETE FROM booking_staff WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at)
  SELECT p_business, b.id, u.staff_id, b.starts_at FROM bookings b
    JOIN claims c ON c.business_id = b.business_id AND c.booking_id = b.id
    JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id AND u.staff_id IS NOT NULL
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings)
  UNION
  SELECT p_business, b.id, s.staff_id, b.starts_at FROM bookings b JOIN sessions s ON s.business_id = b.business_id AND s.id = b.session_id
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
  SELECT p_business, b.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = b.id),
         p_now, p_actor, b.status, b.starts_at, '' FROM bookings b WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  RETURN '{"ok": true}';
END $$;

-- Bookings that waited for a payment stand: their claims lose their deadline, and the link that they were booked with is spent.
CREATE FUNCTION stand_bookings(p_business uuid, p_bookings uuid[], p_actor actor, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(p_bookings) = 0 THEN RETURN; END IF;
  UPDATE claims SET expires_at = NULL WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  WITH stood AS (
    UPDATE bookings SET status = 'SCHEDULED', decide_by = NULL, updated_at = p_now, sequence = sequence + 1
     WHERE business_id = p_business AND id = ANY (p_bookings) RETURNING id, starts_at
  )
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
  SELECT p_business, s.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = s.id),
         p_now, p_actor, 'SCHEDULED', s.starts_at FROM stood s;
  UPDATE one_time_links SET reserved_at = coalesce(reserved_at, p_now), spent_at = p_now
   WHERE business_id = p_business AND spent_at IS NULL
     AND id IN (SELECT o.link_id FROM orders o JOIN bookings b ON b.business_id = o.business_id AND b.order_id = o.id
                 WHERE b.business_id = p_business AND b.id = ANY (p_bookings));
END $$;

-- What costs nothing and waited with what did stands alone when that is gone. Answers what stands now.
CREATE FUNCTION stand_unowed(p_business uuid, p_order uuid, p_now timestamptz) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  waiting uuid[];
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND order_id = p_order ORDER BY id FOR UPDATE;
  SELECT coalesce(array_agg(id), '{}') INTO waiting FROM bookings
   WHERE business_id = p_business AND order_id = p_order AND status = 'AWAITING_PAYMENT' AND decide_by > p_now
  HAVING sum(due_minor) = 0;
  waiting := coalesce(waiting, '{}');
  PERFORM stand_bookings(p_business, waiting, 'VISITOR', p_now);
  RETURN waiting;
END $$;

-- Makes the one payment that an order can be paid by: the open one, if it is for what is due now, else a new one.
-- Answers { "payment": id } or { "failure": "NOTHING" | "EXPIRED" }.
CREATE FUNCTION open_payment(p_business uuid, p_order uuid, p_id uuid, p_provider payment_provider, p_currency text, p_now timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_due int;
  v_until timestamptz;
  v_open payments%ROWTYPE;
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND order_id = p_order ORDER BY id FOR UPDATE;
  SELECT sum(due_minor)::int, min(decide_by) INTO v_due, v_until FROM bookings
   WHERE business_id = p_business AND order_id = p_order AND status = 'AWAITING_PAYMENT' AND decide_by > p_now AND due_minor > 0;
  IF v_due IS NULL THEN
    RETURN jsonb_build_object('failure', CASE WHEN EXISTS (
      SELECT FROM bookings b WHERE b.business_id = p_business AND b.order_id = p_order AND b.due_minor > 0
         AND (b.status = 'EXPIRED' OR b.status = 'AWAITING_PAYMENT')) THEN 'EXPIRED' ELSE 'NOTHING' END);
  END IF;
  SELECT * INTO v_open FROM payments WHERE business_id = p_business AND order_id = p_order AND state = 'OPEN' FOR UPDATE;
  IF FOUND THEN
    IF v_open.provider = p_provider AND v_open.expires_at = v_until AND NOT EXISTS (
      (SELECT booking_id, amount_minor FROM payment_bookings WHERE business_id = p_business AND payment_id = v_open.id
       EXCEPT
       SELECT id, due_minor FROM bookings WHERE business_id = p_business AND order_id = p_order AND status = 'AWAITING_PAYMENT' AND decide_by > p_now)
    ) AND v_open.amount_minor = v_due THEN
      RETURN jsonb_build_object('payment', v_open.id);
    END IF;
    UPDATE payments SET state = 'EXPIRED', settled_at = p_now, due_at = p_now WHERE business_id = p_business AND id = v_open.id;
  END IF;
  INSERT INTO payments (business_id, id, order_id, provider, amount_minor, currency, created_at, expires_at, due_at)
  VALUES (p_business, p_id, p_order, p_provider, v_due, p_currency, p_now, v_until, least(v_until, p_now + interval '1 minute'));
  INSERT INTO payment_bookings (business_id, payment_id, booking_id, amount_minor)
  SELECT p_business, p_id, id, due_minor FROM bookings
   WHERE business_id = p_business AND order_id = p_order AND status = 'AWAITING_PAYMENT' AND decide_by > p_now AND due_minor > 0;
  RETURN jsonb_build_object('payment', p_id);
END $$;

-- Locks an order's bookings, then one of its payments.
CREATE FUNCTION lock_payment(p_business uuid, p_payment uuid) RETURNS payments LANGUAGE plpgsql AS $$
DECLARE
  v_payment payments%ROWTYPE;
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business
      AND order_id = (SELECT order_id FROM payments WHERE business_id = p_business AND id = p_payment) ORDER BY id FOR UPDATE;
  SELECT * INTO v_payment FROM payments WHERE business_id = p_business AND id = p_payment FOR UPDATE;
  RETURN v_payment;
END $$;

-- Decides what the money of a payment that succeeded becomes, booking by booking and each once: what waits for it in time stands;
-- of what stands already, or was ended by somebody, it goes back; what ended unpaid is late, and waits for its time to be taken
-- again, unless `p_late` says that it goes back too. Answers { "stood": [...], "refunded": [...], "late": [...] }.
CREATE FUNCTION allot_payment(p_business uuid, p_payment uuid, p_late boolean, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_payment payments%ROWTYPE := lock_payment(p_business, p_payment);
  stood uuid[];
  refunded uuid[];
  late uuid[];
BEGIN
  SELECT coalesce(array_agg(b.id) FILTER (WHERE b.status = 'AWAITING_PAYMENT' AND b.decide_by > p_now), '{}'),
         coalesce(array_agg(b.id) FILTER (WHERE b.status NOT IN ('AWAITING_PAYMENT', 'EXPIRED')), '{}'),
         coalesce(array_agg(b.id) FILTER (WHERE b.status = 'EXPIRED' OR b.status = 'AWAITING_PAYMENT' AND b.decide_by <= p_now), '{}')
    INTO stood, refunded, late
    FROM payment_bookings p JOIN bookings b ON b.business_id = p.business_id AND b.id = p.booking_id
   WHERE p.business_id = p_business AND p.payment_id = p_payment AND p.allotted_at IS NULL;
  IF p_late THEN
    PERFORM expire_unpaid(p_business, late, p_now);
    refunded := refunded || late;
    late := '{}';
  END IF;
  INSERT INTO refunds (business_id, id, payment_id, booking_id, amount_minor, reason, created_at, due_at)
  SELECT p_business, gen_random_uuid(), p_payment, b.id, p.amount_minor,
         CASE WHEN b.status IN ('SCHEDULED', 'COMPLETED', 'NO_SHOW') THEN 'DUPLICATE' WHEN b.status = 'EXPIRED' THEN 'LATE' ELSE 'CANCELLED' END::refund_reason,
         p_now, p_now
    FROM payment_bookings p JOIN bookings b ON b.business_id = p.business_id AND b.id = p.booking_id
   WHERE p.business_id = p_business AND p.payment_id = p_payment AND b.id = ANY (refunded);
  UPDATE payment_bookings SET allotted_at = p_now
   WHERE business_id = p_business AND payment_id = p_payment AND booking_id = ANY (stood || refunded);
  UPDATE payments SET due_at = CASE WHEN cardinality(late) > 0 THEN p_now END, attempts = 0 WHERE business_id = p_business AND id = p_payment;
  IF cardinality(stood) > 0 THEN
    -- What costs nothing was booked with it and waited with it.
    SELECT stood || coalesce(array_agg(id), '{}') INTO stood FROM bookings
     WHERE business_id = p_business AND order_id = v_payment.order_id AND status = 'AWAITING_PAYMENT' AND decide_by > p_now AND due_minor = 0;
    PERFORM stand_bookings(p_business, stood, 'VISITOR', p_now);
  END IF;
  RETURN jsonb_build_object('stood', stood, 'refunded', refunded, 'late', late);
END $$;

-- Ends, of some bookings, what still waits for a payment whose time is over. Whoever holds their locks may.
CREATE FUNCTION expire_unpaid(p_business uuid, p_bookings uuid[], p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lapsed uuid[];
BEGIN
  SELECT coalesce(array_agg(id), '{}') INTO lapsed FROM bookings
   WHERE business_id = p_business AND id = ANY (p_bookings) AND status = 'AWAITING_PAYMENT' AND decide_by <= p_now;
  IF cardinality(lapsed) > 0 THEN PERFORM end_bookings(p_business, lapsed, 'EXPIRED', 'SYSTEM', p_now, ''); END IF;
END $$;

-- Takes over what a provider reports of a payment: { "state": "OPEN" | "PAID" | "FAILED" | "EXPIRED", "chargeReference", "sessionId",
-- "amountMinor", "currency", "failure" }. Told again, or out of turn, it changes nothing: what has succeeded stays so, and what
-- was charged after all has succeeded whatever was said before. Answers { "outcome" } and, of a success, what became of it.
CREATE FUNCTION settle_payment(p_business uuid, p_payment uuid, p_report jsonb, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_payment payments%ROWTYPE := lock_payment(p_business, p_payment);
  v_state text := p_report ->> 'state';
BEGIN
  IF v_payment.id IS NULL THEN RETURN '{"outcome": "UNKNOWN_PAYMENT"}'; END IF;
  IF v_payment.session_id IS NULL AND p_report ->> 'sessionId' IS NOT NULL THEN
    UPDATE payments SET session_id = p_report ->> 'sessionId' WHERE business_id = p_business AND id = p_payment;
  END IF;
  IF v_payment.state = 'SUCCEEDED' THEN RETURN '{"outcome": "NOTHING_NEW"}'; END IF;
  IF v_state = 'PAID' THEN
    IF (p_report ->> 'amountMinor')::int <> v_payment.amount_minor OR p_report ->> 'currency' <> v_payment.currency THEN
      UPDATE payments SET failure = 'another amount was paid than was asked for' WHERE business_id = p_business AND id = p_payment;
      RETURN '{"outcome": "OTHER_AMOUNT"}';
    END IF;
    UPDATE payments SET state = 'SUCCEEDED', settled_at = p_now, failure = '' WHERE business_id = p_business AND id = p_payment;
    INSERT INTO money_entries (business_id, id, kind, payment_id, amount_minor, currency, reference, at)
    VALUES (p_business, gen_random_uuid(), 'CHARGE', p_payment, v_payment.amount_minor, v_payment.currency,
            coalesce(p_report ->> 'chargeReference', p_report ->> 'sessionId', v_payment.session_id, p_payment::text), p_now);
    RETURN jsonb_build_object('outcome', 'SUCCEEDED', 'orderId', v_payment.order_id) || allot_payment(p_business, p_payment, false, p_now);
  END IF;
  IF v_state = 'OPEN' THEN RETURN '{"outcome": "NOTHING_NEW"}'; END IF;
  -- It is over at the provider's: nobody needs to be asked again.
  UPDATE payments SET due_at = NULL,
         state = CASE WHEN state = 'OPEN' THEN v_state::payment_state ELSE state END,
         settled_at = coalesce(settled_at, p_now),
         failure = CASE WHEN state = 'OPEN' THEN left(coalesce(p_report ->> 'failure', ''), 500) ELSE failure END
   WHERE business_id = p_business AND id = p_payment;
  RETURN jsonb_build_object('outcome', CASE WHEN v_payment.state = 'OPEN' THEN v_state ELSE 'NOTHING_NEW' END);
END $$;

-- Takes over what became of a refund. One that failed is tried again as a new one, a few times; then it is the business's to see to.
-- p_report: { "state": "PENDING" | "SUCCEEDED" | "FAILED", "reference", "failure" }.
CREATE FUNCTION settle_refund(p_business uuid, p_refund uuid, p_report jsonb, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_refund refunds%ROWTYPE;
  v_payment payments%ROWTYPE;
  v_failures int;
BEGIN
  SELECT p.* INTO v_payment FROM refunds r JOIN payments p ON p.business_id = r.business_id AND p.id = r.payment_id
   WHERE r.business_id = p_business AND r.id = p_refund FOR UPDATE OF p;
  SELECT * INTO v_refund FROM refunds WHERE business_id = p_business AND id = p_refund FOR UPDATE;
  IF v_refund.id IS NULL THEN RETURN '{"outcome": "UNKNOWN_REFUND"}'; END IF;
  IF v_refund.state <> 'PENDING' OR p_report ->> 'state' = 'PENDING' THEN RETURN '{"outcome": "NOTHING_NEW"}'; END IF;
  UPDATE refunds SET state = (p_report ->> 'state')::refund_state, settled_at = p_now, due_at = NULL, last_error = left(coalesce(p_report ->> 'failure', ''), 500)
   WHERE business_id = p_business AND id = p_refund;
  IF p_report ->> 'state' = 'SUCCEEDED' THEN
    INSERT INTO money_entries (business_id, id, kind, payment_id, refund_id, amount_minor, currency, reference, at)
    VALUES (p_business, gen_random_uuid(), 'REFUND', v_refund.payment_id, p_refund, v_refund.amount_minor, v_payment.currency,
            coalesce(nullif(p_report ->> 'reference', ''), p_refund::text), p_now);
    RETURN '{"outcome": "REFUNDED"}';
  END IF;
  SELECT count(*) INTO v_failures FROM refunds
   WHERE business_id = p_business AND payment_id = v_refund.payment_id AND booking_id IS NOT DISTINCT FROM v_refund.booking_id
     AND reason = v_refund.reason AND amount_minor = v_refund.amount_minor AND state = 'FAILED';
  IF v_refund.reason <> 'OWNER' AND v_failures < 5 THEN
    INSERT INTO refunds (business_id, id, payment_id, booking_id, amount_minor, reason, note, created_at, due_at)
    VALUES (p_business, gen_random_uuid(), v_refund.payment_id, v_refund.booking_id, v_refund.amount_minor, v_refund.reason, v_refund.note, p_now,
            p_now + make_interval(mins => (10 * 6 ^ (v_failures - 1))::int));
  END IF;
  RETURN '{"outcome": "REFUND_FAILED"}';
END $$;

-- An event that a provider told, recorded once with what became of it; p_event: { "provider", "id", "type", "createdAt" }.
-- Told again it is not looked at.
CREATE FUNCTION receive_payment_event(p_event jsonb, p_business uuid, p_payment uuid, p_report jsonb, p_refund uuid, p_refund_report jsonb, p_now timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_business uuid;
  settled jsonb;
BEGIN
  -- The same event at the same time: the second waits for the first.
  PERFORM pg_advisory_xact_lock(hashtextextended((p_event ->> 'provider') || ' ' || (p_event ->> 'id'), 1));
  IF EXISTS (SELECT FROM provider_events WHERE provider = (p_event ->> 'provider')::payment_provider AND id = p_event ->> 'id') THEN
    RETURN '{"outcome": "TOLD_BEFORE"}';
  END IF;
  SELECT id INTO v_business FROM businesses WHERE id = p_business;
  IF v_business IS NULL THEN settled := '{"outcome": "NOT_OURS"}';
  ELSIF p_refund IS NOT NULL AND p_refund_report IS NOT NULL THEN settled := settle_refund(v_business, p_refund, p_refund_report, p_now);
  ELSIF p_payment IS NOT NULL AND p_report IS NOT NULL THEN settled := settle_payment(v_business, p_payment, p_report, p_now);
  ELSE settled := '{"outcome": "NOTHING_NEW"}';
  END IF;
  INSERT INTO provider_events (provider, id, business_id, type, created_at, received_at, outcome)
  VALUES ((p_event ->> 'provider')::payment_provider, p_event ->> 'id', v_business, p_event ->> 'type', (p_event ->> 'createdAt')::timestamptz, p_now,
          settled ->> 'outcome');
  RETURN settled;
END $$;

-- Takes the time of bookings again that ended unpaid and were paid for after all, where the draft says; the n-th booking takes the
-- line of ordinal n. Answers as take_hold does; { "failure": "STATUS" } when one has not ended so, { "failure": "LINK" } when its
-- one-time link is somebody else's by now.
CREATE FUNCTION retake_bookings(p_business uuid, p_payment uuid, p_bookings uuid[], p_hold jsonb, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_payment payments%ROWTYPE := lock_payment(p_business, p_payment);
  v_hold uuid := (p_hold ->> 'id')::uuid;
  v_link uuid;
  taken jsonb;
BEGIN
  IF EXISTS (SELECT FROM payment_bookings WHERE business_id = p_business AND payment_id = p_payment AND booking_id = ANY (p_bookings) AND allotted_at IS NOT NULL)
     OR EXISTS (SELECT FROM payment_bookings WHERE business_id = p_business AND payment_id = p_payment AND allotted_at IS NULL AND booking_id <> ALL (p_bookings))
     OR EXISTS (SELECT FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings)
              AND NOT (status = 'EXPIRED' OR status = 'AWAITING_PAYMENT' AND decide_by <= p_now)) THEN
    RETURN '{"failure": "STATUS", "ordinal": 0}';
  END IF;
  PERFORM expire_unpaid(p_business, p_bookings, p_now);
  taken := take_hold(p_business, p_hold, p_now);
  IF taken ? 'failure' THEN RETURN taken; END IF;
  SELECT h.link_id INTO v_link FROM orders o JOIN holds h ON h.business_id = o.business_id AND h.id = o.hold_id
   WHERE o.business_id = p_business AND o.id = v_payment.order_id AND o.link_id IS NULL;
  IF v_link IS NOT NULL THEN
    UPDATE one_time_links SET reserved_at = p_now WHERE business_id = p_business AND id = v_link AND reserved_at IS NULL AND revoked_at IS NULL;
    IF NOT FOUND THEN RETURN '{"failure": "LINK", "ordinal": 0}'; END IF;
    UPDATE orders SET link_id = v_link WHERE business_id = p_business AND id = v_payment.order_id;
  END IF;
  UPDATE bookings b SET starts_at = l.starts_at, ends_at = l.ends_at, session_id = l.session_id, counted_on = l.counted_on
    FROM unnest(p_bookings) WITH ORDINALITY again(id, n)
    JOIN hold_lines l ON l.business_id = p_business AND l.hold_id = v_hold AND l.ordinal = again.n - 1
   WHERE b.business_id = p_business AND b.id = again.id;
  UPDATE claims c SET booking_id = again.id, hold_id = NULL, ordinal = NULL, expires_at = NULL
    FROM unnest(p_bookings) WITH ORDINALITY again(id, n)
   WHERE c.business_id = p_business AND c.hold_id = v_hold AND c.ordinal = again.n - 1;
  DELETE FROM hold_lines WHERE business_id = p_business AND hold_id = v_hold;
  DELETE FROM holds WHERE business_id = p_business AND id = v_hold;
  DELETE FROM booking_staff WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at)
  SELECT p_business, b.id, u.staff_id, b.starts_at FROM bookings b
    JOIN claims c ON c.business_id = b.business_id AND c.booking_id = b.id
    JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id AND u.staff_id IS NOT NULL
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings)
  UNION
  SELECT p_business, b.id, s.staff_id, b.starts_at FROM bookings b JOIN sessions s ON s.business_id = b.business_id AND s.id = b.session_id
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  PERFORM stand_bookings(p_business, p_bookings, 'SYSTEM', p_now);
  UPDATE payment_bookings SET allotted_at = p_now WHERE business_id = p_business AND payment_id = p_payment AND booking_id = ANY (p_bookings);
  UPDATE payments SET due_at = NULL WHERE business_id = p_business AND id = p_payment;
  RETURN '{"ok": true}';
END $$;
