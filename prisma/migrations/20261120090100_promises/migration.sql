-- What the database itself refuses, whatever the code does. Holds on PostgreSQL 15 to 18.

CREATE EXTENSION IF NOT EXISTS btree_gist;

-- No overlap: one unit serves one claim at a time, over holds, requests, bookings and sessions alike.
ALTER TABLE claims ADD CONSTRAINT claims_no_overlap
  EXCLUDE USING gist (unit_id WITH =, business_id WITH =, tstzrange(starts_at, ends_at, '[)') WITH &&);
ALTER TABLE claims ADD CONSTRAINT claims_forwards CHECK (ends_at > starts_at);
ALTER TABLE claims ADD CONSTRAINT claims_one_owner CHECK (num_nonnulls(hold_id, booking_id, session_id) = 1);
ALTER TABLE claims ADD CONSTRAINT claims_held_line CHECK ((hold_id IS NULL) = (ordinal IS NULL));
ALTER TABLE claims ADD CONSTRAINT claims_held_end CHECK (hold_id IS NULL OR expires_at IS NOT NULL);
CREATE INDEX claims_expiring ON claims (business_id, expires_at) WHERE expires_at IS NOT NULL;

-- No oversold class.
ALTER TABLE sessions ADD CONSTRAINT sessions_not_oversold CHECK (seats_taken BETWEEN 0 AND seats_offered);
ALTER TABLE sessions ADD CONSTRAINT sessions_forwards CHECK (ends_at > starts_at);

-- No broken per-day limit.
ALTER TABLE service_days ADD CONSTRAINT service_days_within_limit CHECK (taken BETWEEN 0 AND day_limit);

-- One live hold a visitor; expiries and caps are looked up by these.
CREATE UNIQUE INDEX holds_one_live_a_visitor ON holds (business_id, visitor_hash) WHERE state = 'LIVE';
CREATE INDEX holds_live_by_expiry ON holds (business_id, expires_at) WHERE state = 'LIVE';
CREATE INDEX holds_live_by_address ON holds (business_id, address_hash) WHERE state = 'LIVE';
ALTER TABLE holds ADD CONSTRAINT holds_forwards CHECK (expires_at > created_at);
ALTER TABLE holds ADD CONSTRAINT holds_total CHECK (total_minor >= 0);
ALTER TABLE hold_lines ADD CONSTRAINT hold_lines_sane CHECK (ends_at > starts_at AND seats BETWEEN 1 AND 101 AND price_minor >= 0 AND ordinal BETWEEN 0 AND 100);

-- Bookings.
ALTER TABLE bookings ADD CONSTRAINT bookings_sane CHECK (ends_at > starts_at AND seats BETWEEN 1 AND 101 AND price_minor >= 0 AND ordinal BETWEEN 0 AND 100);
ALTER TABLE bookings ADD CONSTRAINT bookings_decided CHECK ((status = 'REQUESTED') <= (decide_by IS NOT NULL));
CREATE INDEX bookings_undecided ON bookings (business_id, decide_by) WHERE status = 'REQUESTED';
CREATE UNIQUE INDEX guests_email_once ON guests (business_id, booking_id, lower(email));
ALTER TABLE guests ADD CONSTRAINT guests_count CHECK (ordinal BETWEEN 1 AND 100);
ALTER TABLE orders ADD CONSTRAINT orders_total CHECK (total_minor >= 0);

-- History is only ever added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER booking_events_append_only BEFORE UPDATE OR DELETE ON booking_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- One default business, and values that mean something.
CREATE UNIQUE INDEX businesses_one_default ON businesses (is_default) WHERE is_default;
ALTER TABLE businesses ADD CONSTRAINT businesses_sane CHECK (currency ~ '^[A-Z]{3}$' AND accent_color ~ '^#[0-9a-f]{6}$' AND slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE business_hosts ADD CONSTRAINT business_hosts_lower CHECK (host = lower(host));

-- A slug is one path segment, shorter than an access key, and no reserved word.
ALTER TABLE providers ADD CONSTRAINT providers_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 39
  AND slug NOT IN ('service', 'cancel-booking', 'widget', 'v2', 'graphql', 'b', 'c', 'product', 'assets', 'developers'));
ALTER TABLE services ADD CONSTRAINT services_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 39
  AND slug NOT IN ('service', 'cancel-booking', 'widget', 'v2', 'graphql', 'b', 'c', 'product', 'assets', 'developers'));
ALTER TABLE staff ADD CONSTRAINT staff_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 39);
ALTER TABLE resources ADD CONSTRAINT resources_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 39);

-- Hours and services that can be computed with.
ALTER TABLE schedule_windows ADD CONSTRAINT schedule_windows_sane CHECK (weekday BETWEEN 1 AND 7 AND opens_at BETWEEN 0 AND 1439 AND closes_at > opens_at AND closes_at <= 2880);
ALTER TABLE date_overrides ADD CONSTRAINT date_overrides_paired CHECK (cardinality(opens_at) = cardinality(closes_at));
ALTER TABLE services ADD CONSTRAINT services_sane CHECK (
  duration_minutes BETWEEN 1 AND 10080 AND interval_minutes BETWEEN 1 AND 10080
  AND buffer_before_minutes BETWEEN 0 AND 1440 AND buffer_after_minutes BETWEEN 0 AND 1440
  AND notice_minutes BETWEEN 0 AND 527040 AND horizon_days BETWEEN 0 AND 1100
  AND (max_per_day IS NULL OR max_per_day > 0) AND capacity BETWEEN 1 AND 10000
  AND (max_per_booking IS NULL OR max_per_booking BETWEEN 1 AND 101)
  AND price_minor >= 0 AND payment_value >= 0 AND decision_minutes > 0
  AND (payment_rule <> 'DEPOSIT_PERCENT' OR payment_value BETWEEN 1 AND 100));
ALTER TABLE service_resources ADD CONSTRAINT service_resources_needed CHECK (needed BETWEEN 1 AND 1000);
ALTER TABLE units ADD CONSTRAINT units_one_kind CHECK (num_nonnulls(staff_id, resource_id) = 1 AND ordinal >= 0);
ALTER TABLE secrets ADD CONSTRAINT secrets_long CHECK (octet_length(value) >= 32);
