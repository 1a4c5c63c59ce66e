-- AlterTable
ALTER TABLE "businesses" ADD COLUMN IF NOT EXISTS "max_api_cost_per_month" DOUBLE PRECISION,
ADD COLUMN IF NOT EXISTS "max_bookings_per_month" INTEGER,
ADD COLUMN IF NOT EXISTS "max_mails_per_day" INTEGER,
ADD COLUMN IF NOT EXISTS "max_storage_bytes" DOUBLE PRECISION,
ADD COLUMN IF NOT EXISTS "suspended_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE IF NOT EXISTS "platform_keys" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "last_four" CHAR(4) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "platform_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE IF NOT EXISTS "platform_requests" (
    "key_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "input_hash" BYTEA NOT NULL,
    "answer" JSONB,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "platform_requests_pkey" PRIMARY KEY ("key_id","key")
);

-- CreateTable
CREATE TABLE IF NOT EXISTS "usage_days" (
    "business_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "mails" INTEGER NOT NULL DEFAULT 0,
    "api_cost" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "usage_days_pkey" PRIMARY KEY ("business_id","day")
);

-- CreateIndex
CREATE UNIQUE INDEX IF NOT EXISTS "platform_keys_secret_hash_key" ON "platform_keys"("secret_hash");

-- CreateIndex
CREATE INDEX IF NOT EXISTS "platform_requests_expires_at_idx" ON "platform_requests"("expires_at");

-- AddForeignKey
ALTER TABLE "usage_days" DROP CONSTRAINT IF EXISTS "usage_days_business_id_fkey";
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

ALTER TABLE businesses DROP CONSTRAINT IF EXISTS businesses_quotas;
ALTER TABLE businesses ADD CONSTRAINT businesses_quotas CHECK (
  coalesce(max_bookings_per_month, 0) >= 0 AND coalesce(max_mails_per_day, 0) >= 0
  AND coalesce(max_storage_bytes, 0) BETWEEN 0 AND 9007199254740991 AND coalesce(max_api_cost_per_month, 0) BETWEEN 0 AND 9007199254740991
);
ALTER TABLE platform_keys DROP CONSTRAINT IF EXISTS platform_keys_name;
ALTER TABLE platform_keys ADD CONSTRAINT platform_keys_name CHECK (name <> '');
ALTER TABLE usage_days DROP CONSTRAINT IF EXISTS usage_days_counts;
ALTER TABLE usage_days ADD CONSTRAINT usage_days_counts CHECK (mails >= 0 AND api_cost >= 0);

ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_actor;
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_actor CHECK (
  actor_kind IN ('KEY', 'PLATFORM', 'USER') AND actor_id IS NOT NULL
  OR actor_kind IN ('COMMAND', 'VISITOR', 'SYSTEM') AND actor_id IS NULL
);

-- Returns the reason why a business takes no further bookings: SUSPENDED or QUOTA. Returns NULL if it takes them.
-- With p_is_final the orders of a business with a quota run one after another, so that the quota is exact.
-- The month is a calendar month in UTC, the time zone of every session. Expired bookings do not count.
CREATE OR REPLACE FUNCTION public.find_booking_stop(p_business uuid, p_bookings integer, p_now timestamp with time zone, p_is_final boolean)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_suspended timestamptz;
  v_most int;
BEGIN
  SELECT suspended_at, max_bookings_per_month INTO v_suspended, v_most FROM businesses WHERE id = p_business;
  IF v_suspended IS NOT NULL THEN RETURN 'SUSPENDED'; END IF;
  IF v_most IS NULL THEN RETURN NULL; END IF;
  IF p_is_final THEN PERFORM pg_advisory_xact_lock(hashtextextended('bookings of a month ' || p_business, 0)); END IF;
  IF (SELECT count(*) FROM (
        SELECT FROM bookings WHERE business_id = p_business AND created_at >= date_trunc('month', p_now) AND status <> 'EXPIRED'
         LIMIT v_most) b) + p_bookings > v_most THEN
    RETURN 'QUOTA';
  END IF;
  RETURN NULL;
END $function$;

-- Takes a hold with all its claims in one round trip. Units are tried in the given order: staff first, then each resource by its id, then the day's
-- count, so that two transactions never wait for each other. A party lists its units itself.
-- p_hold: { id, providerId, visitorHash, addressHash (hex), totalMinor, currency, expiresAt, caps, isSeries, linkId,
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
  INSERT INTO holds (business_id, id, provider_id, visitor_hash, address_hash, total_minor, currency, created_at, expires_at, is_series, link_id, line_count)
  VALUES (p_business, v_id, (p_hold ->> 'providerId')::uuid, v_visitor_hash, v_address_hash, (p_hold ->> 'totalMinor')::int, p_hold ->> 'currency', p_now, v_expires,
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

-- Leases due notifications, oldest first, at most p_limit to guests and p_limit to others per business. p_caps: {
-- guestsPerHour, guestPerDay, bookerPerDay }. Notifications above a cap are postponed. A retry counts once.
-- A business with a quota of mails sends the rest on the next day (UTC). Retries are not counted again.
CREATE OR REPLACE FUNCTION public.lease_due_notices(p_now timestamp with time zone, p_lease timestamp with time zone, p_limit integer, p_caps jsonb)
 RETURNS SETOF notices
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_hour timestamptz := p_now - interval '1 hour';
  v_day timestamptz := p_now - interval '1 day';
  v_midnight timestamptz := date_trunc('day', p_now);
  v_full uuid[];
BEGIN
  -- Calls run one after the other, so that two of them cannot exceed a cap together.
  PERFORM pg_advisory_xact_lock(5463290131);
  RETURN QUERY
  WITH due_notices AS MATERIALIZED (
    SELECT d.* FROM businesses u CROSS JOIN LATERAL (
      (SELECT n.business_id, n.id, n.order_id, n.recipient, n.recipient_hash, n.counted_at, n.due_at, n.attempts FROM notices n
        WHERE n.business_id = u.id AND n.state = 'PENDING' AND n.due_at <= p_now AND n.recipient <> 'GUEST'
        ORDER BY n.due_at, n.id LIMIT p_limit FOR UPDATE SKIP LOCKED)
    ) d
    UNION ALL
    SELECT d.* FROM businesses u CROSS JOIN LATERAL (
      (SELECT n.business_id, n.id, n.order_id, n.recipient, n.recipient_hash, n.counted_at, n.due_at, n.attempts FROM notices n
        WHERE n.business_id = u.id AND n.state = 'PENDING' AND n.due_at <= p_now AND n.recipient = 'GUEST'
        ORDER BY n.due_at, n.id LIMIT p_limit FOR UPDATE SKIP LOCKED)
    ) d
  ), ranked_notices AS (
    SELECT d.*, sum(d.needs_day::int) OVER (PARTITION BY d.recipient_hash, d.recipient ORDER BY d.due_at, d.id) AS day_place,
           CASE d.recipient WHEN 'GUEST' THEN (p_caps ->> 'guestPerDay')::int ELSE (p_caps ->> 'bookerPerDay')::int END AS day_cap
      FROM (SELECT x.*, x.recipient_hash IS NOT NULL AND (x.counted_at IS NULL OR x.counted_at <= v_day) AS needs_day FROM due_notices x) d
  ), within_day_cap AS (
    SELECT p.*, NOT p.needs_day
             OR p.day_place + (SELECT count(*) FROM (SELECT FROM notices c WHERE c.recipient_hash = p.recipient_hash AND c.recipient = p.recipient
                                                        AND c.counted_at > v_day LIMIT p.day_cap) used) <= p.day_cap
             OR p.recipient = 'BOOKER' AND EXISTS (SELECT FROM payments y WHERE y.business_id = p.business_id AND y.order_id = p.order_id AND y.state = 'SUCCEEDED')
           AS day_fits
      FROM ranked_notices p
  ), ranked_in_hour AS (
    SELECT b.*, sum((b.day_fits AND b.needs_hour)::int) OVER (PARTITION BY b.business_id ORDER BY b.due_at, b.id) AS hour_place
      FROM (SELECT y.*, y.recipient = 'GUEST' AND (y.counted_at IS NULL OR y.counted_at <= v_hour) AS needs_hour FROM within_day_cap y) b
  ), sent_by_hour AS (
    SELECT h.business_id, (SELECT count(*) FROM notices c WHERE c.business_id = h.business_id AND c.recipient = 'GUEST' AND c.counted_at > v_hour) AS used
      FROM (SELECT DISTINCT x.business_id FROM ranked_in_hour x WHERE x.needs_hour) h
  ), within_caps AS (
    SELECT b.*, b.day_fits AND (NOT b.needs_hour OR b.hour_place + h.used <= (p_caps ->> 'guestsPerHour')::int) AS caps_fit
      FROM ranked_in_hour b LEFT JOIN sent_by_hour h ON h.business_id = b.business_id
  ), decided_notices AS (
    SELECT c.business_id, c.id, c.attempts, c.day_fits, c.caps_fit, c.caps_fit AND (
             c.attempts > 0 OR u.max_mails_per_day IS NULL
             OR sum((c.caps_fit AND c.attempts = 0)::int) OVER (PARTITION BY c.business_id ORDER BY c.due_at, c.id) + coalesce(d.mails, 0) <= u.max_mails_per_day
           ) AS fits
      FROM within_caps c JOIN businesses u ON u.id = c.business_id
      LEFT JOIN usage_days d ON d.business_id = c.business_id AND d.day = v_midnight::date
  ), counted_mails AS (
    INSERT INTO usage_days AS d (business_id, day, mails)
    SELECT n.business_id, v_midnight::date, count(*) FROM decided_notices n WHERE n.fits AND n.attempts = 0 GROUP BY n.business_id
    ON CONFLICT (business_id, day) DO UPDATE SET mails = d.mails + excluded.mails
  ), leased_notices AS (
    UPDATE notices n SET
           due_at = CASE WHEN d.fits THEN p_lease WHEN d.caps_fit THEN v_midnight + interval '1 day' WHEN d.day_fits THEN p_now + interval '10 minutes' ELSE p_now + interval '1 hour' END,
           attempts = n.attempts + d.fits::int,
           counted_at = CASE WHEN d.fits AND n.recipient_hash IS NOT NULL THEN p_now ELSE n.counted_at END,
           is_over_cap = NOT d.fits
      FROM decided_notices d WHERE n.business_id = d.business_id AND n.id = d.id
    RETURNING n.*
  ) SELECT * FROM leased_notices w WHERE NOT w.is_over_cap;

  -- When the hour of a business is full, all its other due notifications to guests are postponed as well. The next calls skip them.
  SELECT array_agg(DISTINCT n.business_id) INTO v_full FROM notices n
   WHERE n.is_over_cap AND n.state = 'PENDING' AND n.recipient = 'GUEST' AND n.due_at = p_now + interval '10 minutes';
  IF v_full IS NOT NULL THEN
    UPDATE notices n SET due_at = p_now + interval '10 minutes', is_over_cap = true
      FROM (SELECT x.business_id, x.id FROM notices x
             WHERE x.business_id = ANY (v_full) AND x.state = 'PENDING' AND x.due_at <= p_now AND x.recipient = 'GUEST'
               AND (x.counted_at IS NULL OR x.counted_at <= v_hour)
             FOR UPDATE SKIP LOCKED) rest
     WHERE n.business_id = rest.business_id AND n.id = rest.id;
  END IF;
END $function$;
