-- The status of a confirmed booking is CONFIRMED. It was SCHEDULED.
-- Stop every process of the former release first: its statements name the former status, and the database rejects them.

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_enum WHERE enumtypid = 'booking_status'::regtype AND enumlabel = 'SCHEDULED') THEN
    ALTER TYPE booking_status RENAME VALUE 'SCHEDULED' TO 'CONFIRMED';
  END IF;
END $$;

-- Statuses in JSON: the event log, results of requests with an idempotency key, and figures by status.
UPDATE events SET data = data
    || CASE WHEN data ->> 'status' = 'SCHEDULED' THEN '{"status": "CONFIRMED"}'::jsonb ELSE '{}' END
    || CASE WHEN data ->> 'previousStatus' = 'SCHEDULED' THEN '{"previousStatus": "CONFIRMED"}'::jsonb ELSE '{}' END
 WHERE data ? 'bookingId' AND (data ->> 'status' = 'SCHEDULED' OR data ->> 'previousStatus' = 'SCHEDULED');

UPDATE idempotency_keys SET answer = replace(answer::text, '"status": "SCHEDULED"', '"status": "CONFIRMED"')::jsonb
 WHERE answer::text LIKE '%"status": "SCHEDULED"%';

-- A count follows the status. The key of a source that has the same name is followed by an object and stays.
UPDATE kept_figures SET
  total = regexp_replace(total::text, '"SCHEDULED": (?=[0-9])', '"CONFIRMED": ', 'g')::jsonb,
  staff = regexp_replace(staff::text, '"SCHEDULED": (?=[0-9])', '"CONFIRMED": ', 'g')::jsonb,
  services = regexp_replace(services::text, '"SCHEDULED": (?=[0-9])', '"CONFIRMED": ', 'g')::jsonb,
  providers = regexp_replace(providers::text, '"SCHEDULED": (?=[0-9])', '"CONFIRMED": ', 'g')::jsonb,
  sources = regexp_replace(sources::text, '"SCHEDULED": (?=[0-9])', '"CONFIRMED": ', 'g')::jsonb
 WHERE total::text LIKE '%"SCHEDULED": %';

DROP FUNCTION IF EXISTS schedule_bookings(uuid, uuid[], actor, timestamp with time zone);

-- Decides once for each booking of a paid payment. Confirms bookings that still wait and refunds paid or cancelled
-- ones. Expired ones are late, or refunded if p_late is true. Returns the ids as { stood, refunded, late }.
CREATE OR REPLACE FUNCTION public.allocate_payment(p_business uuid, p_payment uuid, p_late boolean, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
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
         CASE WHEN b.status IN ('CONFIRMED', 'COMPLETED', 'NO_SHOW') THEN 'DUPLICATE' WHEN b.status = 'EXPIRED' THEN 'LATE' ELSE 'CANCELLED' END::refund_reason,
         p_now, p_now
    FROM payment_bookings p JOIN bookings b ON b.business_id = p.business_id AND b.id = p.booking_id
   WHERE p.business_id = p_business AND p.payment_id = p_payment AND b.id = ANY (refunded);
  UPDATE payment_bookings SET allotted_at = p_now
   WHERE business_id = p_business AND payment_id = p_payment AND booking_id = ANY (stood || refunded);
  UPDATE payments SET due_at = CASE WHEN cardinality(late) > 0 THEN p_now END, attempts = 0 WHERE business_id = p_business AND id = p_payment;
  IF cardinality(stood) > 0 THEN
    -- Free bookings of the same order wait for the payment too.
    SELECT stood || coalesce(array_agg(id), '{}') INTO stood FROM bookings
     WHERE business_id = p_business AND order_id = v_payment.order_id AND status = 'AWAITING_PAYMENT' AND decide_by > p_now AND due_minor = 0;
    PERFORM confirm_bookings(p_business, stood, 'VISITOR', p_now);
  END IF;
  RETURN jsonb_build_object('stood', stood, 'refunded', refunded, 'late', late);
END $function$;

CREATE OR REPLACE FUNCTION public.confirm_bookings(p_business uuid, p_bookings uuid[], p_actor actor, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF cardinality(p_bookings) = 0 THEN RETURN; END IF;
  UPDATE claims SET expires_at = NULL WHERE business_id = p_business AND booking_id = ANY (p_bookings);
  WITH confirmed_bookings AS (
    UPDATE bookings SET status = 'CONFIRMED', decide_by = NULL, updated_at = p_now, sequence = sequence + 1
     WHERE business_id = p_business AND id = ANY (p_bookings) RETURNING id, starts_at
  )
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
  SELECT p_business, s.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = s.id),
         p_now, p_actor, 'CONFIRMED', s.starts_at FROM confirmed_bookings s;
  UPDATE one_time_links SET reserved_at = coalesce(reserved_at, p_now), spent_at = p_now
   WHERE business_id = p_business AND spent_at IS NULL
     AND id IN (SELECT o.link_id FROM orders o JOIN bookings b ON b.business_id = o.business_id AND b.order_id = o.id
                 WHERE b.business_id = p_business AND b.id = ANY (p_bookings));
END $function$;

-- Makes an order's unpaid bookings CONFIRMED if nothing is due. Returns their ids.
CREATE OR REPLACE FUNCTION public.confirm_zero_balance(p_business uuid, p_order uuid, p_now timestamp with time zone)
 RETURNS uuid[]
 LANGUAGE plpgsql
AS $function$
DECLARE
  waiting uuid[];
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND order_id = p_order ORDER BY id FOR UPDATE;
  SELECT coalesce(array_agg(id), '{}') INTO waiting FROM bookings
   WHERE business_id = p_business AND order_id = p_order AND status = 'AWAITING_PAYMENT' AND decide_by > p_now
  HAVING sum(due_minor) = 0;
  waiting := coalesce(waiting, '{}');
  PERFORM confirm_bookings(p_business, waiting, 'VISITOR', p_now);
  RETURN waiting;
END $function$;

-- Counts an order of a caller in its hour. Orders of one caller or e-mail address run one after another, so the limits
-- are exact. Members of p_limits, where a missing one sets no limit:
-- - `bucket` and `windowAt` are the caller's counter and the start of its hour.
-- - `most` limits the orders of the caller an hour.
-- - `free` limits the caller's orders an hour without proof of work.
-- - `open` limits the open orders of p_email.
-- - `busy` limits the business's bookings an hour without proof of work.
--
-- Returns OK, or the exceeded limit: WORK, CALLER or OPEN. The caller rolls back a rejected order with its count.
CREATE OR REPLACE FUNCTION public.count_order(p_business uuid, p_limits jsonb, p_email text, p_is_proven boolean, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
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
                AND (b.status = 'CONFIRMED' OR b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND b.decide_by > p_now))
           LIMIT v_open) open_orders) >= v_open THEN
      RETURN 'OPEN';
    END IF;
  END IF;
  IF NOT p_is_proven AND (v_count > (p_limits ->> 'free')::int OR is_busy_hour(p_business, (p_limits ->> 'busy')::int, p_now)) THEN
    RETURN 'WORK';
  END IF;
  RETURN 'OK';
END $function$;

CREATE OR REPLACE FUNCTION public.emit_booking_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  SELECT t.business_id, uuid_v7_at(t.at), t.type, t.id, t.at, jsonb_build_object(
      'bookingId', t.id, 'reference', o.reference, 'contactId', o.contact_id, 'isSeries', o.is_series, 'line', t.line,
      'sequence', t.ordinal, 'calendarSequence', t.sequence, 'status', t.status, 'previousStatus', t.previous_status, 'actor', t.actor,
      'serviceId', t.service_id, 'providerId', t.provider_id,
      'staffIds', (SELECT coalesce(jsonb_agg(s.staff_id ORDER BY s.staff_id), '[]') FROM booking_staff s WHERE s.business_id = t.business_id AND s.booking_id = t.id),
      'startsAt', t.starts_at, 'endsAt', t.ends_at, 'previousStartsAt', t.previous_starts_at, 'seats', t.seats, 'member', t.member,
      'guestNumbers', (SELECT coalesce(jsonb_agg(g.ordinal ORDER BY g.ordinal), '[]') FROM guests g
                        WHERE g.business_id = t.business_id AND g.booking_id = t.id AND g.left_at IS NULL),
      'priceMinor', t.price_minor, 'dueMinor', t.due_minor, 'currency', o.currency, 'locationKind', t.location_kind,
      'decideBy', CASE WHEN t.status IN ('REQUESTED', 'AWAITING_PAYMENT') THEN t.decide_by END, 'overrides', t.overrides, 'createdAt', t.created_at)
    FROM (
      SELECT b.business_id, b.id, b.order_id, b.ordinal AS line, v.ordinal, v.at, v.actor, v.status, was.status AS previous_status, b.sequence,
             b.service_id, b.provider_id, b.starts_at, b.ends_at, was.starts_at AS previous_starts_at, b.seats, b.member, b.price_minor, b.due_minor,
             b.location_kind, b.decide_by, b.overrides, b.created_at,
             CASE
               WHEN was.status IS NULL THEN CASE v.status WHEN 'REQUESTED' THEN 'booking.requested' ELSE 'booking.created' END
               WHEN v.status <> was.status THEN CASE v.status
                 WHEN 'CONFIRMED' THEN CASE was.status WHEN 'REQUESTED' THEN 'booking.approved' ELSE 'booking.confirmed' END
                 WHEN 'AWAITING_PAYMENT' THEN 'booking.approved'
                 ELSE 'booking.' || lower(v.status::text) END
               WHEN v.starts_at <> was.starts_at THEN 'booking.rescheduled'
               WHEN EXISTS (SELECT FROM guests g WHERE g.business_id = b.business_id AND g.booking_id = b.id AND g.left_at = v.at) THEN 'guest.left'
               WHEN v.note IN ('', 'Overbooked on purpose', 'No longer overbooked') THEN 'booking.rescheduled'
             END AS type
        FROM added v
        JOIN bookings b ON b.business_id = v.business_id AND b.id = v.booking_id
        LEFT JOIN booking_events was ON was.business_id = v.business_id AND was.booking_id = v.booking_id AND was.ordinal = v.ordinal - 1
    ) t
    JOIN orders o ON o.business_id = t.business_id AND o.id = t.order_id
   WHERE t.type IS NOT NULL ORDER BY t.order_id, t.line, t.ordinal;
  RETURN NULL;
END $function$;

-- Removes a guest: ends the guest's own line or frees the seat. Returns false if the guest has neither.
CREATE OR REPLACE FUNCTION public.leave_booking(p_business uuid, p_booking uuid, p_member integer, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_member int;
  v_session uuid;
BEGIN
  SELECT b.member, b.session_id INTO v_member, v_session FROM bookings b
   WHERE b.business_id = p_business AND b.id = p_booking AND b.status IN ('CONFIRMED', 'REQUESTED') FOR UPDATE OF b;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE guests SET left_at = p_now WHERE business_id = p_business AND booking_id = p_booking AND ordinal = p_member AND left_at IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  IF v_member = p_member THEN
    PERFORM end_bookings(p_business, ARRAY[p_booking], 'CANCELLED', 'VISITOR', p_now, '');
  ELSE
    UPDATE bookings SET seats = seats - 1 WHERE business_id = p_business AND id = p_booking AND v_session IS NOT NULL AND seats > 1;
    IF FOUND THEN UPDATE sessions SET seats_taken = seats_taken - 1 WHERE business_id = p_business AND id = v_session; END IF;
    UPDATE bookings SET updated_at = p_now, sequence = sequence + 1 WHERE business_id = p_business AND id = p_booking;
    INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
    SELECT p_business, b.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = b.id),
           p_now, 'VISITOR', b.status, b.starts_at, '' FROM bookings b WHERE b.business_id = p_business AND b.id = p_booking;
  END IF;
  RETURN true;
END $function$;

-- Moves live bookings to the lines of a new hold, the n-th booking to ordinal n. Returns { ok: true } or a failure of
-- take_hold; STATUS if a booking is not live. The caller rolls back on failure.
CREATE OR REPLACE FUNCTION public.move_bookings(p_business uuid, p_bookings uuid[], p_hold jsonb, p_actor actor, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_hold uuid := (p_hold ->> 'id')::uuid;
  taken jsonb;
  v_overrides booking_override[] := ARRAY(SELECT jsonb_array_elements_text(p_hold -> 'overrides'))::booking_override[];
  former uuid[];
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings)
              AND NOT (status = 'CONFIRMED' OR status = 'REQUESTED' AND decide_by > p_now)) THEN
    RETURN '{"failure": "STATUS", "ordinal": 0}';
  END IF;
  SELECT coalesce(array_agg(id), '{}') INTO former FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings) AND is_overbooked;
  PERFORM release_bookings(p_business, p_bookings);
  taken := take_hold(p_business, p_hold, p_now);
  IF taken ? 'failure' THEN RETURN taken; END IF;
  UPDATE bookings b SET starts_at = l.starts_at, ends_at = l.ends_at, session_id = l.session_id, counted_on = l.counted_on,
                        decide_by = CASE WHEN l.starts_at > p_now THEN least(b.decide_by, l.starts_at) ELSE b.decide_by END,
                        overrides = ARRAY(SELECT unnest(b.overrides) INTERSECT SELECT unnest('{WITHOUT_EMAIL,WITHOUT_CONSENT}'::booking_override[])) || v_overrides,
                        sequence = b.sequence + 1, updated_at = p_now
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n)
    JOIN hold_lines l ON l.business_id = p_business AND l.hold_id = v_hold AND l.ordinal = moved.n - 1
   WHERE b.business_id = p_business AND b.id = moved.id;
  UPDATE claims c SET booking_id = moved.id, hold_id = NULL, ordinal = NULL, expires_at = CASE b.status WHEN 'REQUESTED' THEN b.decide_by END
    FROM unnest(p_bookings) WITH ORDINALITY moved(id, n) JOIN bookings b ON b.business_id = p_business AND b.id = moved.id
   WHERE c.business_id = p_business AND c.hold_id = v_hold AND c.ordinal = moved.n - 1;
  UPDATE bookings b SET is_overbooked = EXISTS (SELECT FROM claims c JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id
                                                 WHERE c.business_id = b.business_id AND c.booking_id = b.id AND u.is_extra)
   WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
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
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note, overrides)
  SELECT p_business, b.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = p_business AND v.booking_id = b.id),
         p_now, p_actor, b.status, b.starts_at, CASE WHEN b.is_overbooked THEN 'Overbooked on purpose' WHEN b.id = ANY (former) THEN 'No longer overbooked' ELSE '' END,
         v_overrides FROM bookings b WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  RETURN '{"ok": true}';
END $function$;

-- Makes open payments of ended orders due, and frees one-time links of orders without a live booking.
CREATE OR REPLACE FUNCTION public.release_unpaid_orders(p_business uuid, p_orders uuid[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  links uuid[];
BEGIN
  UPDATE payments SET due_at = p_now WHERE business_id = p_business AND order_id = ANY (p_orders) AND state = 'OPEN';
  -- A link whose order has no live booking may be used again.
  SELECT coalesce(array_agg(o.link_id), '{}') INTO links FROM orders o
    JOIN one_time_links k ON k.business_id = o.business_id AND k.id = o.link_id AND k.spent_at IS NULL
   WHERE o.business_id = p_business AND o.id = ANY (p_orders)
     AND NOT EXISTS (SELECT FROM bookings b WHERE b.business_id = o.business_id AND b.order_id = o.id
                        AND b.status IN ('AWAITING_PAYMENT', 'REQUESTED', 'CONFIRMED', 'COMPLETED', 'NO_SHOW'));
  IF cardinality(links) > 0 THEN
    UPDATE orders SET link_id = NULL WHERE business_id = p_business AND link_id = ANY (links);
    UPDATE one_time_links SET reserved_at = NULL WHERE business_id = p_business AND id = ANY (links);
  END IF;
END $function$;

-- Claims the time of expired bookings again for a late payment, all or none, the n-th booking at ordinal n. Returns {
-- ok: true } or a failure of take_hold; STATUS if a booking has not expired; LINK if another order uses the one-time
-- link.
CREATE OR REPLACE FUNCTION public.retake_bookings(p_business uuid, p_payment uuid, p_bookings uuid[], p_hold jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
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
  PERFORM confirm_bookings(p_business, p_bookings, 'SYSTEM', p_now);
  UPDATE payment_bookings SET allotted_at = p_now WHERE business_id = p_business AND payment_id = p_payment AND booking_id = ANY (p_bookings);
  UPDATE payments SET due_at = NULL WHERE business_id = p_business AND id = p_payment;
  RETURN '{"ok": true}';
END $function$;
