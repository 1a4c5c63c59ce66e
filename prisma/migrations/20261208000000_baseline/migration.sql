-- The schema of Daybook. It holds on PostgreSQL 15 to 18.
-- The text of each function is that of prisma/functions; server/data/functions.integration.test.ts compares them.
-- The database itself refuses double bookings, oversold classes, broken limits and rows of another business.

-- Extensions. All are part of PostgreSQL's contrib and trusted, so the owner of a database may create them.

CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Types

CREATE TYPE actor AS ENUM (
    'VISITOR',
    'OWNER',
    'STAFF',
    'SYSTEM'
);

CREATE TYPE ask AS ENUM (
    'NO',
    'OPTIONAL',
    'REQUIRED'
);

CREATE TYPE assignment AS ENUM (
    'CHOSEN',
    'ANY',
    'COLLECTIVE'
);

CREATE TYPE booking_mode AS ENUM (
    'INSTANT',
    'REQUEST'
);

CREATE TYPE booking_status AS ENUM (
    'AWAITING_PAYMENT',
    'REQUESTED',
    'SCHEDULED',
    'DECLINED',
    'EXPIRED',
    'CANCELLED',
    'COMPLETED',
    'NO_SHOW'
);

CREATE TYPE entry_kind AS ENUM (
    'SITE',
    'PAGE',
    'POST',
    'AUTHOR',
    'CATEGORY',
    'PRODUCT'
);

CREATE TYPE entry_state AS ENUM (
    'DRAFT',
    'SCHEDULED',
    'PUBLISHED',
    'ARCHIVED'
);

CREATE TYPE guest_mode AS ENUM (
    'NONE',
    'ATTEND',
    'SEAT',
    'OWN_LINE'
);

CREATE TYPE hold_state AS ENUM (
    'LIVE',
    'USED',
    'RELEASED',
    'EXPIRED'
);

CREATE TYPE hour_cycle AS ENUM (
    'H12',
    'H24',
    'LOCALE'
);

CREATE TYPE location_kind AS ENUM (
    'AT_PROVIDER',
    'AT_VISITOR',
    'PHONE',
    'ONLINE'
);

CREATE TYPE money_kind AS ENUM (
    'CHARGE',
    'REFUND',
    'REVERSAL'
);

CREATE TYPE notice_kind AS ENUM (
    'CONFIRMED',
    'REQUESTED',
    'APPROVED',
    'DECLINED',
    'RESCHEDULED',
    'CANCELLED',
    'REMINDER',
    'FOLLOW_UP',
    'REFUNDED',
    'LINK'
);

CREATE TYPE notice_recipient AS ENUM (
    'BOOKER',
    'GUEST',
    'STAFF'
);

CREATE TYPE notice_state AS ENUM (
    'PENDING',
    'SENT',
    'DROPPED',
    'FAILED'
);

CREATE TYPE payment_provider AS ENUM (
    'TEST',
    'STRIPE'
);

CREATE TYPE payment_rule AS ENUM (
    'NONE',
    'DEPOSIT_PERCENT',
    'DEPOSIT_AMOUNT',
    'FULL'
);

CREATE TYPE payment_state AS ENUM (
    'OPEN',
    'SUCCEEDED',
    'FAILED',
    'EXPIRED'
);

CREATE TYPE price_per AS ENUM (
    'LINE',
    'PERSON',
    'SEAT'
);

CREATE TYPE publication AS ENUM (
    'DRAFT',
    'PUBLISHED',
    'ARCHIVED'
);

CREATE TYPE refund_reason AS ENUM (
    'CANCELLED',
    'LATE',
    'DUPLICATE',
    'OWNER'
);

CREATE TYPE refund_state AS ENUM (
    'PENDING',
    'SUCCEEDED',
    'FAILED'
);

CREATE TYPE submission_outcome AS ENUM (
    'ACCEPTED',
    'DISQUALIFIED'
);

CREATE TYPE user_link_purpose AS ENUM (
    'RESET',
    'INVITATION'
);

CREATE TYPE user_role AS ENUM (
    'OWNER',
    'MANAGER',
    'STAFF',
    'READER'
);

-- Tables

CREATE SEQUENCE events_made_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE SEQUENCE figure_marks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE notices (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    booking_ids uuid[] NOT NULL,
    kind notice_kind NOT NULL,
    recipient notice_recipient NOT NULL,
    member smallint DEFAULT 0 NOT NULL,
    staff_id uuid,
    email text NOT NULL,
    locale text NOT NULL,
    state notice_state DEFAULT 'PENDING'::notice_state NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text DEFAULT ''::text NOT NULL,
    recipient_hash bytea,
    counted_at timestamp(3) with time zone,
    is_over_cap boolean DEFAULT false NOT NULL,
    CONSTRAINT notices_sent CHECK (((state = 'SENT'::notice_state) = (sent_at IS NOT NULL))),
    CONSTRAINT notices_to_staff CHECK (((recipient = 'STAFF'::notice_recipient) = (staff_id IS NOT NULL))),
    CONSTRAINT notices_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE payments (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    provider payment_provider NOT NULL,
    state payment_state DEFAULT 'OPEN'::payment_state NOT NULL,
    amount_minor integer NOT NULL,
    currency character(3) NOT NULL,
    session_id text,
    url text,
    failure text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    settled_at timestamp(3) with time zone,
    due_at timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    return_origin text,
    -- An open payment is always due at some instant, so none is open for ever.
    CONSTRAINT payments_open_due CHECK (((state <> 'OPEN'::payment_state) OR (due_at IS NOT NULL))),
    CONSTRAINT payments_sane CHECK (((amount_minor > 0) AND (currency ~ '^[A-Z]{3}$'::text) AND ((state = 'OPEN'::payment_state) = (settled_at IS NULL)))),
    CONSTRAINT payments_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE orders (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    reference text NOT NULL,
    hold_id uuid NOT NULL,
    contact_id uuid NOT NULL,
    total_minor integer NOT NULL,
    currency character(3) NOT NULL,
    locale text NOT NULL,
    time_zone text NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    consent_text text,
    key_version smallint DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    is_series boolean DEFAULT false NOT NULL,
    link_id uuid,
    attribution jsonb DEFAULT '[]'::jsonb NOT NULL,
    -- Guests get no mail until the booker confirms or pays.
    guests_await_confirmation boolean DEFAULT false NOT NULL,
    guests_confirmed_at timestamp(3) with time zone,
    CONSTRAINT orders_attribution CHECK ((jsonb_typeof(attribution) = 'array'::text)),
    CONSTRAINT orders_guests_confirmed CHECK (((guests_confirmed_at IS NULL) OR guests_await_confirmation)),
    CONSTRAINT orders_total CHECK ((total_minor >= 0)),
    CONSTRAINT orders_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE api_keys (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    secret_hash bytea NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    revoked_at timestamp(3) with time zone,
    scopes text[] NOT NULL,
    last_four character(4),
    expires_at timestamp(3) with time zone,
    last_used_at timestamp(3) with time zone,
    CONSTRAINT api_keys_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['catalogue'::text, 'bookings:read'::text, 'bookings:write'::text, 'contacts'::text, 'content'::text, 'forms'::text, 'payments'::text, 'webhooks'::text, 'admin'::text]))),
    CONSTRAINT api_keys_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE attempts (
    business_id uuid NOT NULL,
    bucket bytea NOT NULL,
    window_at timestamp(3) with time zone NOT NULL,
    count integer NOT NULL,
    CONSTRAINT attempts_pkey PRIMARY KEY (business_id, bucket, window_at)
);

-- Append-only. An erasure may delete a personal value with its salt, and nothing else.
CREATE TABLE audit_entries (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor_kind text NOT NULL,
    actor_id uuid,
    actor_name text NOT NULL,
    action text NOT NULL,
    subject text,
    fields text[] DEFAULT '{}'::text[] NOT NULL,
    request_id text,
    address_hash bytea,
    count integer DEFAULT 1 NOT NULL,
    changed text[] DEFAULT '{}'::text[] NOT NULL,
    actor_salt bytea,
    actor_digest bytea NOT NULL,
    subject_salt bytea,
    subject_digest bytea NOT NULL,
    CONSTRAINT audit_entries_actor CHECK ((((actor_kind = ANY (ARRAY['KEY'::text, 'USER'::text])) AND (actor_id IS NOT NULL)) OR ((actor_kind = ANY (ARRAY['COMMAND'::text, 'VISITOR'::text, 'SYSTEM'::text])) AND (actor_id IS NULL)))),
    CONSTRAINT audit_entries_count CHECK ((count > 0)),
    CONSTRAINT audit_entries_pkey PRIMARY KEY (business_id, id)
);

-- A hash chain over the audit entries of a business. `hash` covers the previous hash and the entries of this seal.
CREATE TABLE audit_seals (
    business_id uuid NOT NULL,
    number integer NOT NULL,
    previous bytea NOT NULL,
    entries uuid[] NOT NULL,
    hash bytea NOT NULL,
    sealed_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT audit_seals_shape CHECK (((number > 0) AND (length(hash) = 32) AND (length(previous) =
CASE number
    WHEN 1 THEN 0
    ELSE 32
END) AND (cardinality(entries) > 0))),
    CONSTRAINT audit_seals_pkey PRIMARY KEY (business_id, number)
);

CREATE TABLE audit_unsealed (
    business_id uuid NOT NULL,
    entry_id uuid NOT NULL,
    CONSTRAINT audit_unsealed_pkey PRIMARY KEY (business_id, entry_id)
);

CREATE TABLE block_units (
    business_id uuid NOT NULL,
    block_id uuid NOT NULL,
    unit_id uuid NOT NULL,
    CONSTRAINT block_units_pkey PRIMARY KEY (business_id, block_id, unit_id)
);

CREATE TABLE blocks (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT blocks_forwards CHECK ((ends_at > starts_at)),
    CONSTRAINT blocks_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE booking_events (
    business_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    ordinal integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor actor NOT NULL,
    status booking_status NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    CONSTRAINT booking_events_pkey PRIMARY KEY (business_id, booking_id, ordinal)
);

CREATE TABLE booking_staff (
    business_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT booking_staff_pkey PRIMARY KEY (business_id, booking_id, staff_id)
);

CREATE TABLE bookings (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    ordinal integer NOT NULL,
    status booking_status NOT NULL,
    service_id uuid NOT NULL,
    provider_id uuid,
    session_id uuid,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    seats integer DEFAULT 1 NOT NULL,
    price_minor integer NOT NULL,
    counted_on date,
    location_kind location_kind,
    location text DEFAULT ''::text NOT NULL,
    decide_by timestamp(3) with time zone,
    key_version smallint DEFAULT 1 NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    member smallint DEFAULT 0 NOT NULL,
    is_overbooked boolean DEFAULT false NOT NULL,
    due_minor integer DEFAULT 0 NOT NULL,
    booker_renewals smallint DEFAULT 0 NOT NULL,
    CONSTRAINT bookings_booker_renewals_check CHECK ((booker_renewals >= 0)),
    CONSTRAINT bookings_decided CHECK (((status = 'REQUESTED'::booking_status) <= (decide_by IS NOT NULL))),
    CONSTRAINT bookings_due CHECK (((due_minor >= 0) AND (due_minor <= price_minor))),
    CONSTRAINT bookings_member CHECK (((member >= 0) AND (member <= 100))),
    CONSTRAINT bookings_sane CHECK (((ends_at > starts_at) AND ((seats >= 1) AND (seats <= 101)) AND (price_minor >= 0) AND ((ordinal >= 0) AND (ordinal <= 100)))),
    -- A booking that waits for its payment has an end.
    CONSTRAINT bookings_unpaid CHECK (((status = 'AWAITING_PAYMENT'::booking_status) <= (decide_by IS NOT NULL))),
    CONSTRAINT bookings_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE business_hosts (
    host text NOT NULL,
    business_id uuid NOT NULL,
    CONSTRAINT business_hosts_lower CHECK ((host = lower(host))),
    CONSTRAINT business_hosts_pkey PRIMARY KEY (host)
);

CREATE TABLE businesses (
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    tagline text DEFAULT ''::text NOT NULL,
    time_zone text NOT NULL,
    currency character(3) NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    hour_cycle hour_cycle DEFAULT 'H12'::hour_cycle NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    accent_color text DEFAULT '#1f6f5c'::text NOT NULL,
    origin text,
    is_default boolean DEFAULT false NOT NULL,
    zone_locked boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    cancellation_policy text DEFAULT ''::text NOT NULL,
    redirect_origins text[] DEFAULT ARRAY[]::text[],
    tax_basis_points integer DEFAULT 0 NOT NULL,
    tax_name text DEFAULT ''::text NOT NULL,
    frame_origins text[] DEFAULT ARRAY[]::text[],
    logo text,
    free_orders_per_hour integer,
    max_orders_per_hour integer,
    max_open_orders integer,
    busy_bookings_per_hour integer,
    link_contact_days smallint DEFAULT 30 NOT NULL,
    upload_days smallint,
    CONSTRAINT businesses_busy_bookings_per_hour_check CHECK (((busy_bookings_per_hour >= 1) AND (busy_bookings_per_hour <= 100000))),
    CONSTRAINT businesses_frame_origins_sane CHECK (((cardinality(frame_origins) <= 50) AND (array_position(frame_origins, NULL::text) IS NULL))),
    CONSTRAINT businesses_free_orders_per_hour_check CHECK (((free_orders_per_hour >= 0) AND (free_orders_per_hour <= 1000))),
    CONSTRAINT businesses_link_contact_days_check CHECK (((link_contact_days >= 0) AND (link_contact_days <= 3650))),
    CONSTRAINT businesses_max_open_orders_check CHECK (((max_open_orders >= 1) AND (max_open_orders <= 1000))),
    CONSTRAINT businesses_max_orders_per_hour_check CHECK (((max_orders_per_hour >= 1) AND (max_orders_per_hour <= 1000))),
    CONSTRAINT businesses_sane CHECK (((currency ~ '^[A-Z]{3}$'::text) AND (accent_color ~ '^#[0-9a-f]{6}$'::text) AND (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))),
    CONSTRAINT businesses_tax CHECK (((tax_basis_points >= 0) AND (tax_basis_points <= 10000))),
    CONSTRAINT businesses_upload_days_check CHECK (((upload_days >= 1) AND (upload_days <= 3650))),
    CONSTRAINT businesses_pkey PRIMARY KEY (id)
);

CREATE TABLE busy_feeds (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    staff_id uuid NOT NULL,
    url text NOT NULL,
    etag text,
    last_modified text,
    due_at timestamp(3) with time zone NOT NULL,
    read_at timestamp(3) with time zone,
    last_error text DEFAULT ''::text NOT NULL,
    CONSTRAINT busy_feeds_pkey PRIMARY KEY (business_id, id)
);

-- Imported busy times. They may overlap bookings, so they are no claims; the statements that take a claim read them.
CREATE TABLE busy_times (
    business_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    feed_id uuid NOT NULL,
    unit_id uuid NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT busy_times_forwards CHECK ((ends_at > starts_at)),
    CONSTRAINT busy_times_pkey PRIMARY KEY (business_id, id)
);

-- One row takes one unit for a range. A hold, a booking, a class session or a block owns it.
CREATE TABLE claims (
    business_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    unit_id uuid NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    hold_id uuid,
    ordinal integer,
    booking_id uuid,
    session_id uuid,
    expires_at timestamp(3) with time zone,
    block_id uuid,
    CONSTRAINT claims_forwards CHECK ((ends_at > starts_at)),
    CONSTRAINT claims_held_end CHECK (((hold_id IS NULL) OR (expires_at IS NOT NULL))),
    CONSTRAINT claims_held_line CHECK (((hold_id IS NULL) = (ordinal IS NULL))),
    -- A claim has one owner, so three of these four columns are null in every row.
    CONSTRAINT claims_one_owner CHECK ((num_nonnulls(hold_id, booking_id, session_id, block_id) = 1)),
    -- No double booking: a unit has one claim at a time, over holds, requests, bookings, sessions and blocks alike.
    CONSTRAINT claims_no_overlap EXCLUDE USING gist (unit_id WITH =, business_id WITH =, tstzrange(starts_at, ends_at, '[)'::text) WITH &&),
    CONSTRAINT claims_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE contacts (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text,
    date_of_birth date,
    email_key text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
    -- When the person was erased. The row remains for bookings and payments, without personal data.
    erased_at timestamp(3) with time zone,
    CONSTRAINT contacts_erased CHECK (((erased_at IS NULL) OR ((first_name = ''::text) AND (last_name = ''::text) AND (phone IS NULL) AND (date_of_birth IS NULL) AND (email ~~ '%@erased.invalid'::text)))),
    CONSTRAINT contacts_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE date_overrides (
    business_id uuid NOT NULL,
    schedule_id uuid NOT NULL,
    date date NOT NULL,
    opens_at smallint[],
    closes_at smallint[],
    CONSTRAINT date_overrides_paired CHECK ((cardinality(opens_at) = cardinality(closes_at))),
    CONSTRAINT date_overrides_pkey PRIMARY KEY (business_id, schedule_id, date)
);

CREATE TABLE entries (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    kind entry_kind NOT NULL,
    state entry_state DEFAULT 'DRAFT'::entry_state NOT NULL,
    slug text NOT NULL,
    newest integer DEFAULT 1 NOT NULL,
    published integer,
    "position" integer DEFAULT 0 NOT NULL,
    publish_at timestamp(3) with time zone,
    unpublish_at timestamp(3) with time zone,
    first_published_at timestamp(3) with time zone,
    published_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT entries_published CHECK ((((state = 'PUBLISHED'::entry_state) <= ((published IS NOT NULL) AND (published_at IS NOT NULL))) AND (newest > 0) AND (published <= newest))),
    CONSTRAINT entries_scheduled CHECK (((state = 'SCHEDULED'::entry_state) <= (publish_at IS NOT NULL))),
    CONSTRAINT entries_slug CHECK (((((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60)) OR ((slug = ''::text) AND (kind = ANY (ARRAY['SITE'::entry_kind, 'PAGE'::entry_kind])))) AND ((kind <> 'PAGE'::entry_kind) OR (slug <> ALL (ARRAY['service'::text, 'cancel-booking'::text, 'widget'::text, 'v2'::text, 'graphql'::text, 'b'::text, 'c'::text, 'product'::text, 'assets'::text, 'developers'::text]))))),
    CONSTRAINT entries_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE entry_slugs (
    business_id uuid NOT NULL,
    kind entry_kind NOT NULL,
    slug text NOT NULL,
    entry_id uuid NOT NULL,
    is_current boolean NOT NULL,
    CONSTRAINT entry_slugs_pkey PRIMARY KEY (business_id, kind, slug)
);

-- The last position of each business's event log, and the position up to which events are deleted.
CREATE TABLE event_feeds (
    business_id uuid NOT NULL,
    last_position bigint DEFAULT 0 NOT NULL,
    forgotten_position bigint DEFAULT 0 NOT NULL,
    CONSTRAINT event_feeds_sane CHECK (((forgotten_position >= 0) AND (forgotten_position <= last_position))),
    CONSTRAINT event_feeds_pkey PRIMARY KEY (business_id)
);

-- Facts for partners, written by triggers in the statement that makes the change. They contain ids and no personal data.
CREATE TABLE events (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    -- The order of writing. `position` is the order of reading: an event gets it after it was committed.
    made bigint NOT NULL,
    "position" bigint,
    type text NOT NULL,
    subject uuid NOT NULL,
    data jsonb NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT events_pkey PRIMARY KEY (business_id, id)
);

-- Days whose figures are out of date. Writers only insert here, so no writer waits for another.
CREATE TABLE figure_marks (
    business_id uuid NOT NULL,
    id bigint NOT NULL,
    booking_id uuid NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT figure_marks_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE form_versions (
    business_id uuid NOT NULL,
    form_id uuid NOT NULL,
    version integer NOT NULL,
    definition jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT form_versions_sane CHECK (((version > 0) AND (jsonb_typeof(definition) = 'object'::text))),
    CONSTRAINT form_versions_pkey PRIMARY KEY (business_id, form_id, version)
);

CREATE TABLE forms (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    publication publication DEFAULT 'DRAFT'::publication NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT forms_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 39))),
    CONSTRAINT forms_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE group_calendars (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    group_id uuid NOT NULL,
    service_id uuid NOT NULL,
    provider_id uuid,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT group_calendars_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE groups (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    publication publication DEFAULT 'DRAFT'::publication NOT NULL,
    former_slugs text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT groups_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 39) AND (slug <> ALL (ARRAY['service'::text, 'cancel-booking'::text, 'widget'::text, 'v2'::text, 'graphql'::text, 'b'::text, 'c'::text, 'product'::text, 'assets'::text, 'developers'::text])))),
    CONSTRAINT groups_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE guests (
    business_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    ordinal integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    left_at timestamp(3) with time zone,
    CONSTRAINT guests_count CHECK (((ordinal >= 1) AND (ordinal <= 100))),
    CONSTRAINT guests_pkey PRIMARY KEY (business_id, booking_id, ordinal)
);

CREATE TABLE hold_lines (
    business_id uuid NOT NULL,
    hold_id uuid NOT NULL,
    ordinal integer NOT NULL,
    service_id uuid NOT NULL,
    session_id uuid,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    seats integer DEFAULT 1 NOT NULL,
    price_minor integer NOT NULL,
    counted_on date,
    member smallint DEFAULT 0 NOT NULL,
    payment_rule payment_rule DEFAULT 'NONE'::payment_rule NOT NULL,
    payment_value integer DEFAULT 0 NOT NULL,
    price_per price_per DEFAULT 'LINE'::price_per NOT NULL,
    unit_price_minor integer DEFAULT 0 NOT NULL,
    CONSTRAINT hold_lines_member CHECK (((member >= 0) AND (member <= 100))),
    CONSTRAINT hold_lines_price CHECK (((unit_price_minor >= 0) AND (payment_value >= 0))),
    CONSTRAINT hold_lines_sane CHECK (((ends_at > starts_at) AND ((seats >= 1) AND (seats <= 101)) AND (price_minor >= 0) AND ((ordinal >= 0) AND (ordinal <= 100)))),
    CONSTRAINT hold_lines_pkey PRIMARY KEY (business_id, hold_id, ordinal)
);

CREATE TABLE holds (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    state hold_state DEFAULT 'LIVE'::hold_state NOT NULL,
    provider_id uuid,
    visitor_hash bytea,
    address_hash bytea,
    total_minor integer NOT NULL,
    currency character(3) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    is_series boolean DEFAULT false NOT NULL,
    link_id uuid,
    line_count integer DEFAULT 1 NOT NULL,
    CONSTRAINT holds_forwards CHECK ((expires_at > created_at)),
    CONSTRAINT holds_total CHECK ((total_minor >= 0)),
    CONSTRAINT holds_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE holidays (
    business_id uuid NOT NULL,
    date date NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    CONSTRAINT holidays_pkey PRIMARY KEY (business_id, date)
);

-- The first success of a request, for replays with the same key.
CREATE TABLE idempotency_keys (
    business_id uuid NOT NULL,
    caller bytea NOT NULL,
    key text NOT NULL,
    operation text NOT NULL,
    input_hash bytea NOT NULL,
    result_id uuid NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    answer jsonb,
    CONSTRAINT idempotency_keys_pkey PRIMARY KEY (business_id, caller, key)
);

-- Facts about this installation: whether the demo was created and in which mode, and the state of the signing secrets.
CREATE TABLE installation_facts (
    id text NOT NULL,
    value jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT installation_facts_pkey PRIMARY KEY (id)
);

-- Figures of whole days and months. One job writes them, from the marks.
CREATE TABLE kept_figures (
    business_id uuid NOT NULL,
    from_at timestamp(3) with time zone NOT NULL,
    until_at timestamp(3) with time zone NOT NULL,
    valid_until timestamp(3) with time zone,
    -- One row for each person of a business: all contacts with the same e-mail address that are not erased. Triggers on contacts maintain it.
    people bytea NOT NULL,
    firsts bytea NOT NULL,
    total jsonb NOT NULL,
    staff jsonb NOT NULL,
    services jsonb NOT NULL,
    providers jsonb NOT NULL,
    sources jsonb NOT NULL,
    CONSTRAINT kept_figures_forwards CHECK ((until_at > from_at)),
    CONSTRAINT kept_figures_pkey PRIMARY KEY (business_id, from_at, until_at)
);
ALTER TABLE ONLY kept_figures ALTER COLUMN people SET STORAGE EXTERNAL;

CREATE TABLE media (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    media_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    size_bytes integer NOT NULL,
    content bytea NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT media_sane CHECK ((((width >= 1) AND (width <= 20000)) AND ((height >= 1) AND (height <= 20000)) AND (size_bytes = octet_length(content)) AND ((size_bytes >= 1) AND (size_bytes <= 20971520)))),
    CONSTRAINT media_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE media_variants (
    business_id uuid NOT NULL,
    media_id uuid NOT NULL,
    width integer NOT NULL,
    media_type text NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT media_variants_sane CHECK ((((width >= 1) AND (width <= 4000)) AND (octet_length(content) > 0))),
    CONSTRAINT media_variants_pkey PRIMARY KEY (business_id, media_id, width, media_type)
);

CREATE TABLE menu_categories (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    menu_id uuid NOT NULL,
    name text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT menu_categories_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE menu_items (
    business_id uuid NOT NULL,
    category_id uuid NOT NULL,
    service_id uuid NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT menu_items_pkey PRIMARY KEY (business_id, category_id, service_id)
);

-- Append-only: charges, refunds and reversals.
CREATE TABLE money_entries (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    kind money_kind NOT NULL,
    payment_id uuid NOT NULL,
    refund_id uuid,
    amount_minor integer NOT NULL,
    currency character(3) NOT NULL,
    reference text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT money_entries_sane CHECK (((amount_minor > 0) AND (((kind)::text <> 'CHARGE'::text) = (refund_id IS NOT NULL)))),
    CONSTRAINT money_entries_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE one_time_link_services (
    business_id uuid NOT NULL,
    link_id uuid NOT NULL,
    service_id uuid NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT one_time_link_services_pkey PRIMARY KEY (business_id, link_id, service_id)
);

CREATE TABLE one_time_links (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    slug text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone,
    reserved_at timestamp(3) with time zone,
    spent_at timestamp(3) with time zone,
    CONSTRAINT one_time_links_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60))),
    -- A link is reserved before it is spent.
    CONSTRAINT one_time_links_spent CHECK (((spent_at IS NULL) OR (reserved_at IS NOT NULL))),
    CONSTRAINT one_time_links_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE payment_bookings (
    business_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    amount_minor integer NOT NULL,
    allotted_at timestamp(3) with time zone,
    CONSTRAINT payment_bookings_amount CHECK ((amount_minor > 0)),
    CONSTRAINT payment_bookings_pkey PRIMARY KEY (business_id, payment_id, booking_id)
);

CREATE TABLE pending_hosts (
    business_id uuid NOT NULL,
    host text NOT NULL,
    token text NOT NULL,
    requested_at timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    checked_at timestamp(3) with time zone,
    problem text,
    CONSTRAINT pending_hosts_attempts CHECK ((attempts >= 0)),
    CONSTRAINT pending_hosts_problem CHECK ((problem = ANY (ARRAY['NOT_FOUND'::text, 'WRONG_VALUE'::text, 'UNREACHABLE'::text, 'TAKEN'::text, 'EXPIRED'::text]))),
    CONSTRAINT pending_hosts_pkey PRIMARY KEY (business_id, host)
);

-- One row for each person of a business: all contacts with the same e-mail address that are not erased. Triggers on contacts maintain it.
CREATE TABLE people (
    business_id uuid NOT NULL,
    email_key text NOT NULL,
    first_contact_id uuid NOT NULL,
    last_contact_id uuid NOT NULL,
    last_name_key text NOT NULL,
    first_name_key text NOT NULL,
    CONSTRAINT people_pkey PRIMARY KEY (business_id, email_key)
)
WITH (fillfactor='85');

CREATE TABLE previews (
    business_id uuid NOT NULL,
    id text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone,
    CONSTRAINT previews_id CHECK ((id ~ '^[A-Za-z0-9_-]{3,64}$'::text)),
    CONSTRAINT previews_pkey PRIMARY KEY (business_id, id)
);

-- Each event of a payment provider is settled once.
CREATE TABLE provider_events (
    provider payment_provider NOT NULL,
    id text NOT NULL,
    business_id uuid,
    type text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    outcome text NOT NULL,
    CONSTRAINT provider_events_pkey PRIMARY KEY (provider, id)
);

CREATE TABLE provider_services (
    business_id uuid NOT NULL,
    provider_id uuid NOT NULL,
    service_id uuid NOT NULL,
    CONSTRAINT provider_services_pkey PRIMARY KEY (business_id, provider_id, service_id)
);

CREATE TABLE provider_staff (
    business_id uuid NOT NULL,
    provider_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    CONSTRAINT provider_staff_pkey PRIMARY KEY (business_id, provider_id, staff_id)
);

CREATE TABLE providers (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    phone text,
    "position" integer DEFAULT 0 NOT NULL,
    publication publication DEFAULT 'DRAFT'::publication NOT NULL,
    former_slugs text[] DEFAULT ARRAY[]::text[],
    picture text,
    CONSTRAINT providers_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 39) AND (slug <> ALL (ARRAY['service'::text, 'cancel-booking'::text, 'widget'::text, 'v2'::text, 'graphql'::text, 'b'::text, 'c'::text, 'product'::text, 'assets'::text, 'developers'::text])))),
    CONSTRAINT providers_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE refunds (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    payment_id uuid NOT NULL,
    booking_id uuid,
    amount_minor integer NOT NULL,
    reason refund_reason NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    state refund_state DEFAULT 'PENDING'::refund_state NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    settled_at timestamp(3) with time zone,
    due_at timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text DEFAULT ''::text NOT NULL,
    CONSTRAINT refunds_pending_due CHECK (((state <> 'PENDING'::refund_state) OR (due_at IS NOT NULL))),
    CONSTRAINT refunds_sane CHECK (((amount_minor > 0) AND ((state = 'PENDING'::refund_state) = (settled_at IS NULL)) AND ((state = 'PENDING'::refund_state) >= (due_at IS NOT NULL)))),
    CONSTRAINT refunds_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE resources (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    is_archived boolean DEFAULT false NOT NULL,
    CONSTRAINT resources_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 39))),
    CONSTRAINT resources_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE revisions (
    business_id uuid NOT NULL,
    entry_id uuid NOT NULL,
    number integer NOT NULL,
    slug text NOT NULL,
    data jsonb NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    listed jsonb GENERATED ALWAYS AS (
CASE
    WHEN (data ? 'priceMinor'::text) THEN (data - 'description'::text)
    ELSE (data - 'blocks'::text)
END) STORED,
    CONSTRAINT revisions_sane CHECK (((number > 0) AND (jsonb_typeof(data) = 'object'::text))),
    CONSTRAINT revisions_pkey PRIMARY KEY (business_id, entry_id, number)
);

CREATE TABLE schedule_windows (
    business_id uuid NOT NULL,
    schedule_id uuid NOT NULL,
    weekday smallint NOT NULL,
    opens_at smallint NOT NULL,
    closes_at smallint NOT NULL,
    CONSTRAINT schedule_windows_sane CHECK ((((weekday >= 1) AND (weekday <= 7)) AND ((opens_at >= 0) AND (opens_at <= 1439)) AND (closes_at > opens_at) AND (closes_at <= 2880))),
    CONSTRAINT schedule_windows_pkey PRIMARY KEY (business_id, schedule_id, weekday, opens_at)
);

CREATE TABLE schedules (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    time_zone text NOT NULL,
    is_archived boolean DEFAULT false NOT NULL,
    CONSTRAINT schedules_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE secrets (
    id text NOT NULL,
    value bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT secrets_long CHECK ((octet_length(value) >= 32)),
    CONSTRAINT secrets_pkey PRIMARY KEY (id)
);

CREATE TABLE service_days (
    business_id uuid NOT NULL,
    service_id uuid NOT NULL,
    date date NOT NULL,
    taken integer NOT NULL,
    day_limit integer NOT NULL,
    -- No broken limit of bookings a day.
    CONSTRAINT service_days_within_limit CHECK (((taken >= 0) AND (taken <= day_limit))),
    CONSTRAINT service_days_pkey PRIMARY KEY (business_id, service_id, date)
);

CREATE TABLE service_forms (
    business_id uuid NOT NULL,
    service_id uuid NOT NULL,
    form_id uuid NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT service_forms_pkey PRIMARY KEY (business_id, service_id, form_id)
);

CREATE TABLE service_menus (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    publication publication DEFAULT 'DRAFT'::publication NOT NULL,
    former_slugs text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT service_menus_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 39) AND (slug <> ALL (ARRAY['service'::text, 'cancel-booking'::text, 'widget'::text, 'v2'::text, 'graphql'::text, 'b'::text, 'c'::text, 'product'::text, 'assets'::text, 'developers'::text])))),
    CONSTRAINT service_menus_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE service_resources (
    business_id uuid NOT NULL,
    service_id uuid NOT NULL,
    resource_id uuid NOT NULL,
    needed integer DEFAULT 1 NOT NULL,
    CONSTRAINT service_resources_needed CHECK (((needed >= 1) AND (needed <= 1000))),
    CONSTRAINT service_resources_pkey PRIMARY KEY (business_id, service_id, resource_id)
);

CREATE TABLE service_staff (
    business_id uuid NOT NULL,
    service_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    CONSTRAINT service_staff_pkey PRIMARY KEY (business_id, service_id, staff_id)
);

CREATE TABLE services (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    picture text,
    "position" integer DEFAULT 0 NOT NULL,
    publication publication DEFAULT 'DRAFT'::publication NOT NULL,
    duration_minutes integer NOT NULL,
    buffer_before_minutes integer DEFAULT 0 NOT NULL,
    buffer_after_minutes integer DEFAULT 0 NOT NULL,
    interval_minutes integer DEFAULT 15 NOT NULL,
    notice_minutes integer DEFAULT 0 NOT NULL,
    horizon_days integer DEFAULT 60 NOT NULL,
    max_per_day integer,
    capacity integer DEFAULT 1 NOT NULL,
    max_per_booking integer,
    price_minor integer DEFAULT 0 NOT NULL,
    payment_rule payment_rule DEFAULT 'NONE'::payment_rule NOT NULL,
    payment_value integer DEFAULT 0 NOT NULL,
    mode booking_mode DEFAULT 'INSTANT'::booking_mode NOT NULL,
    decision_minutes integer DEFAULT 2880 NOT NULL,
    assignment assignment DEFAULT 'CHOSEN'::assignment NOT NULL,
    guest_mode guest_mode DEFAULT 'NONE'::guest_mode NOT NULL,
    location_kinds location_kind[],
    ask_phone ask DEFAULT 'OPTIONAL'::ask NOT NULL,
    ask_date_of_birth ask DEFAULT 'NO'::ask NOT NULL,
    consent_text text,
    recurrence_max integer,
    look_busy_percent smallint DEFAULT 0 NOT NULL,
    look_busy_turn integer DEFAULT 0 NOT NULL,
    cancel_cutoff_minutes integer DEFAULT 0 NOT NULL,
    reschedule_cutoff_minutes integer DEFAULT 0 NOT NULL,
    cancel_reason ask DEFAULT 'OPTIONAL'::ask NOT NULL,
    reminder_minutes integer[] DEFAULT '{1440}'::integer[] NOT NULL,
    follow_up_minutes integer,
    payment_minutes integer DEFAULT 1440 NOT NULL,
    price_per price_per DEFAULT 'LINE'::price_per NOT NULL,
    refund_cutoff_minutes integer DEFAULT 0 NOT NULL,
    refund_percent smallint DEFAULT 100 NOT NULL,
    former_slugs text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT services_look_busy CHECK (((look_busy_percent >= 0) AND (look_busy_percent <= 90))),
    CONSTRAINT services_payment CHECK ((((payment_minutes >= 1) AND (payment_minutes <= 527040)) AND ((refund_percent >= 0) AND (refund_percent <= 100)) AND ((refund_cutoff_minutes >= 0) AND (refund_cutoff_minutes <= 527040)))),
    CONSTRAINT services_policies CHECK ((((cancel_cutoff_minutes >= 0) AND (cancel_cutoff_minutes <= 527040)) AND ((reschedule_cutoff_minutes >= 0) AND (reschedule_cutoff_minutes <= 527040)) AND ((follow_up_minutes IS NULL) OR ((follow_up_minutes >= 0) AND (follow_up_minutes <= 527040))) AND (cardinality(reminder_minutes) <= 5))),
    CONSTRAINT services_recurrence CHECK (((recurrence_max IS NULL) OR ((recurrence_max >= 2) AND (recurrence_max <= 101)))),
    CONSTRAINT services_sane CHECK ((((duration_minutes >= 1) AND (duration_minutes <= 10080)) AND ((interval_minutes >= 1) AND (interval_minutes <= 10080)) AND ((buffer_before_minutes >= 0) AND (buffer_before_minutes <= 1440)) AND ((buffer_after_minutes >= 0) AND (buffer_after_minutes <= 1440)) AND ((notice_minutes >= 0) AND (notice_minutes <= 527040)) AND ((horizon_days >= 0) AND (horizon_days <= 1100)) AND ((max_per_day IS NULL) OR (max_per_day > 0)) AND ((capacity >= 1) AND (capacity <= 10000)) AND ((max_per_booking IS NULL) OR ((max_per_booking >= 1) AND (max_per_booking <= 101))) AND (price_minor >= 0) AND (payment_value >= 0) AND (decision_minutes > 0) AND ((payment_rule <> 'DEPOSIT_PERCENT'::payment_rule) OR ((payment_value >= 1) AND (payment_value <= 100))))),
    CONSTRAINT services_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 39) AND (slug <> ALL (ARRAY['service'::text, 'cancel-booking'::text, 'widget'::text, 'v2'::text, 'graphql'::text, 'b'::text, 'c'::text, 'product'::text, 'assets'::text, 'developers'::text])))),
    CONSTRAINT services_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE sessions (
    business_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    service_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    seats_offered integer NOT NULL,
    seats_taken integer DEFAULT 0 NOT NULL,
    counted_on date,
    CONSTRAINT sessions_forwards CHECK ((ends_at > starts_at)),
    -- No oversold class.
    CONSTRAINT sessions_not_oversold CHECK (((seats_taken >= 0) AND (seats_taken <= seats_offered))),
    CONSTRAINT sessions_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE sites (
    business_id uuid NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT sites_pkey PRIMARY KEY (business_id)
);

CREATE TABLE staff (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    bio text DEFAULT ''::text NOT NULL,
    picture text,
    schedule_id uuid NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    publication publication DEFAULT 'DRAFT'::publication NOT NULL,
    email text,
    feed_version smallint DEFAULT 1 NOT NULL,
    former_slugs text[] DEFAULT ARRAY[]::text[],
    CONSTRAINT staff_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 39))),
    CONSTRAINT staff_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE submissions (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    form_id uuid NOT NULL,
    version integer NOT NULL,
    order_id uuid,
    start_id uuid,
    outcome submission_outcome NOT NULL,
    answers jsonb NOT NULL,
    locale text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT submissions_answers CHECK ((jsonb_typeof(answers) = 'object'::text)),
    CONSTRAINT submissions_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE survey_responses (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    survey_id uuid NOT NULL,
    version integer NOT NULL,
    start_id uuid NOT NULL,
    outcome submission_outcome NOT NULL,
    answers jsonb NOT NULL,
    path text[],
    score integer NOT NULL,
    locale text NOT NULL,
    started_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT survey_responses_answers CHECK ((jsonb_typeof(answers) = 'object'::text)),
    CONSTRAINT survey_responses_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE survey_versions (
    business_id uuid NOT NULL,
    survey_id uuid NOT NULL,
    version integer NOT NULL,
    definition jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT survey_versions_sane CHECK (((version > 0) AND (jsonb_typeof(definition) = 'object'::text))),
    CONSTRAINT survey_versions_pkey PRIMARY KEY (business_id, survey_id, version)
);

CREATE TABLE surveys (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    publication publication DEFAULT 'DRAFT'::publication NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT surveys_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 39))),
    CONSTRAINT surveys_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE test_payments (
    id text NOT NULL,
    business_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    state payment_state DEFAULT 'OPEN'::payment_state NOT NULL,
    description text NOT NULL,
    amount_minor integer NOT NULL,
    currency character(3) NOT NULL,
    return_url text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    tell_at timestamp(3) with time zone,
    refunded_minor integer DEFAULT 0 NOT NULL,
    CONSTRAINT test_payments_sane CHECK (((amount_minor > 0) AND ((refunded_minor >= 0) AND (refunded_minor <= amount_minor)))),
    CONSTRAINT test_payments_pkey PRIMARY KEY (id)
);

-- A staff member or one unit of a resource. Extra units are made by overbooking, and no search offers them.
CREATE TABLE units (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    staff_id uuid,
    resource_id uuid,
    ordinal integer DEFAULT 0 NOT NULL,
    is_extra boolean DEFAULT false NOT NULL,
    CONSTRAINT units_one_kind CHECK (((num_nonnulls(staff_id, resource_id) = 1) AND (ordinal >= 0))),
    CONSTRAINT units_pkey PRIMARY KEY (business_id, id)
);

-- Bookings with an amount due and without a successful payment. Triggers maintain it.
CREATE TABLE unpaid_bookings (
    business_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    CONSTRAINT unpaid_bookings_pkey PRIMARY KEY (business_id, booking_id)
);

CREATE TABLE uploads (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    field_key text NOT NULL,
    name text NOT NULL,
    media_type text NOT NULL,
    size_bytes integer NOT NULL,
    content bytea NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone,
    submission_id uuid,
    response_id uuid,
    -- A file belongs to at most one submission or response. A file without one expires.
    CONSTRAINT uploads_owner CHECK (((num_nonnulls(submission_id, response_id) <= 1) AND ((num_nonnulls(submission_id, response_id) = 1) = (expires_at IS NULL)))),
    CONSTRAINT uploads_size CHECK (((size_bytes = octet_length(content)) AND ((size_bytes >= 1) AND (size_bytes <= 10485760)))),
    CONSTRAINT uploads_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE user_links (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    purpose user_link_purpose NOT NULL,
    locale text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    mail_due_at timestamp(3) with time zone,
    mail_attempts smallint DEFAULT 0 NOT NULL,
    mail_error text,
    CONSTRAINT user_links_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE user_notifications (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    detail text DEFAULT ''::text NOT NULL,
    locale text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    mail_due_at timestamp(3) with time zone,
    mail_attempts smallint DEFAULT 0 NOT NULL,
    mail_error text,
    CONSTRAINT user_notifications_kind CHECK ((kind = ANY (ARRAY['NEW_DEVICE'::text, 'PASSWORD_CHANGED'::text, 'NEW_API_KEY'::text]))),
    CONSTRAINT user_notifications_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE user_sessions (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    former_hash bytea,
    confirmed_at timestamp(3) with time zone,
    rotated_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone NOT NULL,
    agent text NOT NULL,
    password_at timestamp(3) with time zone,
    CONSTRAINT user_sessions_hashes_check CHECK (((octet_length(token_hash) = 32) AND (octet_length(former_hash) = 32))),
    CONSTRAINT user_sessions_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE users (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    name text NOT NULL,
    role user_role NOT NULL,
    staff_id uuid,
    password_hash text,
    password_changed_at timestamp(3) with time zone,
    disabled_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    signed_in_at timestamp(3) with time zone,
    CONSTRAINT users_email_check CHECK (((email_key <> ''::text) AND (email <> ''::text))),
    CONSTRAINT users_password_check CHECK ((password_hash ~~ '$argon2id$%'::text)),
    CONSTRAINT users_pkey PRIMARY KEY (business_id, id)
);

-- One event on its way to one endpoint. A pending delivery is due at an instant, and a lease moves that instant.
CREATE TABLE webhook_deliveries (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    event_id uuid NOT NULL,
    state text DEFAULT 'PENDING'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone,
    give_up_at timestamp(3) with time zone NOT NULL,
    attempted_at timestamp(3) with time zone,
    settled_at timestamp(3) with time zone,
    answer_status integer,
    answer_text text DEFAULT ''::text NOT NULL,
    duration_ms integer,
    last_error text DEFAULT ''::text NOT NULL,
    CONSTRAINT webhook_deliveries_due CHECK ((((state = 'PENDING'::text) = (due_at IS NOT NULL)) AND ((state = 'PENDING'::text) = (settled_at IS NULL)))),
    CONSTRAINT webhook_deliveries_state CHECK ((state = ANY (ARRAY['PENDING'::text, 'DELIVERED'::text, 'FAILED'::text]))),
    CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (business_id, id)
);

CREATE TABLE webhook_endpoints (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    url text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    types text[] DEFAULT '{}'::text[] NOT NULL,
    includes_contacts boolean DEFAULT false NOT NULL,
    state text DEFAULT 'ENABLED'::text NOT NULL,
    secret bytea NOT NULL,
    former_secret bytea,
    former_secret_until timestamp(3) with time zone,
    failures integer DEFAULT 0 NOT NULL,
    failing_since timestamp(3) with time zone,
    paused_until timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    notice_due_at timestamp(3) with time zone,
    CONSTRAINT webhook_endpoints_failing CHECK ((((failures = 0) = (failing_since IS NULL)) AND (failures >= 0))),
    CONSTRAINT webhook_endpoints_secret CHECK ((((length(secret) >= 24) AND (length(secret) <= 64)) AND ((former_secret IS NULL) = (former_secret_until IS NULL)))),
    CONSTRAINT webhook_endpoints_state CHECK ((state = ANY (ARRAY['ENABLED'::text, 'DISABLED'::text, 'SUSPENDED'::text]))),
    CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (business_id, id)
);

ALTER SEQUENCE events_made_seq OWNED BY events.made;

ALTER SEQUENCE figure_marks_id_seq OWNED BY figure_marks.id;

ALTER TABLE ONLY events ALTER COLUMN made SET DEFAULT nextval('events_made_seq'::regclass);

ALTER TABLE ONLY figure_marks ALTER COLUMN id SET DEFAULT nextval('figure_marks_id_seq'::regclass);

-- Functions. They follow the tables, because bodies in SQL are checked when they are created.

-- Decides once for each booking of a paid payment. Bookings that wait in time are confirmed. Paid or cancelled ones are refunded. Expired ones
-- are late, or refunded when p_late is true. Returns the ids as { stood, refunded, late }.
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
         CASE WHEN b.status IN ('SCHEDULED', 'COMPLETED', 'NO_SHOW') THEN 'DUPLICATE' WHEN b.status = 'EXPIRED' THEN 'LATE' ELSE 'CANCELLED' END::refund_reason,
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
    PERFORM schedule_bookings(p_business, stood, 'VISITOR', p_now);
  END IF;
  RETURN jsonb_build_object('stood', stood, 'refunded', refunded, 'late', late);
END $function$;

-- Gives committed events their positions in the event log. An event that was committed late comes after all events that were read before.
-- Runs one after the other for each business, and no writer waits for it.
CREATE OR REPLACE FUNCTION public.assign_event_positions(p_business uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_last bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM events WHERE business_id = p_business AND position IS NULL AND type <> 'webhook.test') THEN RETURN; END IF;
  INSERT INTO event_feeds (business_id) VALUES (p_business) ON CONFLICT DO NOTHING;
  SELECT last_position INTO v_last FROM event_feeds WHERE business_id = p_business FOR UPDATE;
  WITH waiting AS (
    SELECT id, row_number() OVER (ORDER BY made) AS n FROM (
      SELECT id, made FROM events WHERE business_id = p_business AND position IS NULL AND type <> 'webhook.test' ORDER BY made LIMIT 10000) w
  ), numbered AS (
    UPDATE events e SET position = v_last + w.n FROM waiting w WHERE e.business_id = p_business AND e.id = w.id RETURNING 1
  )
  UPDATE event_feeds SET last_position = v_last + (SELECT count(*) FROM numbered) WHERE business_id = p_business;
END $function$;

-- Digest of an actor's name and address. It stays verifiable after the name is erased, because the salt is erased with it.
CREATE OR REPLACE FUNCTION public.audit_actor_digest(p_salt bytea, p_name text, p_address bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT sha256(p_salt || convert_to(p_name || E'\n' || coalesce(encode(p_address, 'hex'), ''), 'UTF8'))
$function$;

-- Digest of an audit entry's subject, with a salt that is erased with the subject.
CREATE OR REPLACE FUNCTION public.audit_subject_digest(p_salt bytea, p_subject text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT sha256(p_salt || convert_to(coalesce(p_subject, ''), 'UTF8'))
$function$;

-- Fills people from contacts. Used once, and by tests and benchmarks that write contacts without triggers.
CREATE OR REPLACE FUNCTION public.backfill_people()
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO people (business_id, email_key, first_contact_id, last_contact_id, last_name_key, first_name_key)
  SELECT business_id, email_key, f.id, n.id, lower(n.last_name), lower(n.first_name)
    FROM (SELECT DISTINCT ON (business_id, email_key) business_id, email_key, id FROM contacts
           WHERE erased_at IS NULL ORDER BY business_id, email_key, id) f
    JOIN (SELECT DISTINCT ON (business_id, email_key) business_id, email_key, id, first_name, last_name FROM contacts
           WHERE erased_at IS NULL ORDER BY business_id, email_key, id DESC) n USING (business_id, email_key)
  ON CONFLICT (business_id, email_key) DO NOTHING
$function$;

-- Fills unpaid_bookings from bookings and payments. Used once, and by benchmarks that write bookings without triggers.
CREATE OR REPLACE FUNCTION public.backfill_unpaid_bookings()
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO unpaid_bookings (business_id, booking_id)
  SELECT b.business_id, b.id FROM bookings b
   WHERE b.due_minor > 0 AND NOT EXISTS (
     SELECT FROM payment_bookings x JOIN payments p ON p.business_id = x.business_id AND p.id = x.payment_id
      WHERE x.business_id = b.business_id AND x.booking_id = b.id AND p.state = 'SUCCEEDED')
  ON CONFLICT DO NOTHING
$function$;

-- Raises the version of a business's site and notifies all processes.
CREATE OR REPLACE FUNCTION public.bump_site_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_business uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
BEGIN
  UPDATE sites SET version = version + 1, changed_at = greatest(changed_at, now()) WHERE business_id = v_business;
  IF FOUND THEN PERFORM pg_notify('daybook_site', v_business::text); END IF;
  RETURN NULL;
END $function$;

-- Claims the units that a line needs. p_needs: [{ needed, units }], staff first. Returns NULL, or the index of the first need that is short.
CREATE OR REPLACE FUNCTION public.claim_needs(p_business uuid, p_needs jsonb, p_from timestamp with time zone, p_until timestamp with time zone, p_hold uuid, p_ordinal integer, p_session uuid, p_expires timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  need jsonb;
  i int := 0;
BEGIN
  FOR need IN SELECT value FROM jsonb_array_elements(p_needs) LOOP
    IF claim_units(p_business, ARRAY(SELECT jsonb_array_elements_text(need -> 'units'))::uuid[], (need ->> 'needed')::int,
                  p_from, p_until, p_hold, p_ordinal, p_session, p_expires) < (need ->> 'needed')::int THEN
      RETURN i;
    END IF;
    i := i + 1;
  END LOOP;
  RETURN NULL;
END $function$;

-- Claims one unit that the party solver has chosen. Returns false when it is taken.
CREATE OR REPLACE FUNCTION public.claim_party_unit(p_business uuid, p_claim jsonb, p_hold uuid, p_expires timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_unit uuid := (p_claim ->> 'unit')::uuid;
  v_from timestamptz := (p_claim ->> 'from')::timestamptz;
  v_until timestamptz := (p_claim ->> 'until')::timestamptz;
BEGIN
  INSERT INTO claims (business_id, unit_id, starts_at, ends_at, hold_id, ordinal, expires_at)
  SELECT p_business, v_unit, v_from, v_until, p_hold, (p_claim ->> 'ordinal')::int, p_expires
   WHERE NOT has_external_busy_time(p_business, v_unit, v_from, v_until) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $function$;

-- Claims free units from a list, in its order. Returns their number, at most p_needed.
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

-- Makes the unpaid bookings of an order SCHEDULED when nothing is due. Returns their ids.
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
  PERFORM schedule_bookings(p_business, waiting, 'VISITOR', p_now);
  RETURN waiting;
END $function$;

-- Counts a booking of a service on a date. Returns false when the day's limit is reached.
CREATE OR REPLACE FUNCTION public.count_day_booking(p_business uuid, p_service uuid, p_date date, p_limit integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF p_limit IS NULL THEN RETURN true; END IF;
  INSERT INTO service_days AS d (business_id, service_id, date, taken, day_limit) VALUES (p_business, p_service, p_date, 1, p_limit)
  ON CONFLICT (business_id, service_id, date) DO UPDATE SET taken = d.taken + 1, day_limit = excluded.day_limit
    WHERE d.taken + 1 <= excluded.day_limit;
  RETURN FOUND;
END $function$;

-- Counts an order of a caller in its hour. Two orders of one caller, or of one e-mail address, run one after the other, so the limits are exact.
-- p_limits; an absent field sets no limit:
--   bucket, windowAt  the caller's counter and the start of its hour
--   most              orders of the caller an hour
--   free              orders of the caller an hour without proof of work
--   open              open orders of p_email
--   busy              bookings of the business an hour without proof of work
-- Returns OK, or the limit that rejects the order: WORK, CALLER or OPEN. The caller rolls back a rejected order, and its count with it.
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
                AND (b.status = 'SCHEDULED' OR b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND b.decide_by > p_now))
           LIMIT v_open) open_orders) >= v_open THEN
      RETURN 'OPEN';
    END IF;
  END IF;
  IF NOT p_is_proven AND (v_count > (p_limits ->> 'free')::int OR is_busy_hour(p_business, (p_limits ->> 'busy')::int, p_now)) THEN
    RETURN 'WORK';
  END IF;
  RETURN 'OK';
END $function$;

-- The open payment of an order for what is due now: the current one if it still fits, else a new one.
-- Returns { payment: id }, or { failure: NOTHING or EXPIRED }.
CREATE OR REPLACE FUNCTION public.create_payment(p_business uuid, p_order uuid, p_id uuid, p_provider payment_provider, p_currency text, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- Deletes the person of an erased contact.
CREATE OR REPLACE FUNCTION public.delete_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM people WHERE business_id = OLD.business_id AND email_key = OLD.email_key;
  RETURN OLD;
END $function$;

-- Deletes class sessions without seats taken, their claims and their places in the day's count.
CREATE OR REPLACE FUNCTION public.delete_sessions(p_business uuid, p_sessions uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF cardinality(p_sessions) = 0 THEN RETURN; END IF;
  DELETE FROM claims WHERE business_id = p_business AND session_id = ANY (p_sessions);
  UPDATE service_days d SET taken = d.taken - s.sessions
    FROM (SELECT service_id, counted_on, count(*)::int AS sessions FROM sessions
           WHERE business_id = p_business AND id = ANY (p_sessions) AND counted_on IS NOT NULL GROUP BY service_id, counted_on) s
   WHERE d.business_id = p_business AND d.service_id = s.service_id AND d.date = s.counted_on;
  UPDATE hold_lines SET session_id = NULL WHERE business_id = p_business AND session_id = ANY (p_sessions);
  DELETE FROM sessions WHERE business_id = p_business AND id = ANY (p_sessions) AND seats_taken = 0;
END $function$;

-- Writes the events of new entries in the history of bookings.
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
      'decideBy', CASE WHEN t.status IN ('REQUESTED', 'AWAITING_PAYMENT') THEN t.decide_by END, 'isOverbooked', t.is_overbooked, 'createdAt', t.created_at)
    FROM (
      SELECT b.business_id, b.id, b.order_id, b.ordinal AS line, v.ordinal, v.at, v.actor, v.status, was.status AS previous_status, b.sequence,
             b.service_id, b.provider_id, b.starts_at, b.ends_at, was.starts_at AS previous_starts_at, b.seats, b.member, b.price_minor, b.due_minor,
             b.location_kind, b.decide_by, b.is_overbooked, b.created_at,
             CASE
               WHEN was.status IS NULL THEN CASE v.status WHEN 'REQUESTED' THEN 'booking.requested' ELSE 'booking.created' END
               WHEN v.status <> was.status THEN CASE v.status
                 WHEN 'SCHEDULED' THEN CASE was.status WHEN 'REQUESTED' THEN 'booking.approved' ELSE 'booking.confirmed' END
                 WHEN 'AWAITING_PAYMENT' THEN 'booking.approved'
                 ELSE 'booking.' || lower(v.status::text) END
               WHEN v.starts_at <> was.starts_at THEN 'booking.rescheduled'
               WHEN EXISTS (SELECT FROM guests g WHERE g.business_id = b.business_id AND g.booking_id = b.id AND g.left_at = v.at) THEN 'guest.left'
               WHEN v.note IN ('', 'No longer overbooked') THEN 'booking.rescheduled'
             END AS type
        FROM added v
        JOIN bookings b ON b.business_id = v.business_id AND b.id = v.booking_id
        LEFT JOIN booking_events was ON was.business_id = v.business_id AND was.booking_id = v.booking_id AND was.ordinal = v.ordinal - 1
    ) t
    JOIN orders o ON o.business_id = t.business_id AND o.id = t.order_id
   WHERE t.type IS NOT NULL ORDER BY t.order_id, t.line, t.ordinal;
  RETURN NULL;
END $function$;

-- Writes one event a transaction for a changed part of the catalogue. Arguments: its type, and the column with its id.
CREATE OR REPLACE FUNCTION public.emit_catalogue_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_row jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  v_id uuid := (v_row ->> TG_ARGV[1])::uuid;
  v_business uuid := coalesce(v_row ->> 'business_id', v_row ->> 'id')::uuid;
BEGIN
  IF v_id IS NULL OR EXISTS (SELECT FROM events WHERE business_id = v_business AND subject = v_id AND type = 'catalogue.updated'
                                AND occurred_at = now()::timestamptz(3)) THEN RETURN NULL; END IF;
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  VALUES (v_business, uuid_v7_at(now()), 'catalogue.updated', v_id, now(), jsonb_build_object('noun', TG_ARGV[0], 'id', v_id));
  RETURN NULL;
END $function$;

-- Writes the event of a changed or erased contact.
CREATE OR REPLACE FUNCTION public.emit_contact_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data) VALUES (NEW.business_id, uuid_v7_at(now()),
    CASE WHEN to_jsonb(NEW) ->> 'erased_at' IS NULL THEN 'contact.updated' ELSE 'contact.erased' END, NEW.id, now(), jsonb_build_object('contactId', NEW.id));
  RETURN NULL;
END $function$;

-- Writes the event of a changed publication of an entry.
CREATE OR REPLACE FUNCTION public.emit_entry_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data) VALUES (NEW.business_id, uuid_v7_at(NEW.updated_at), 'site.published', NEW.id, NEW.updated_at,
    jsonb_build_object('entryId', NEW.id, 'kind', NEW.kind, 'slug', NEW.slug, 'state', NEW.state));
  RETURN NULL;
END $function$;

-- Writes the event of a money entry.
CREATE OR REPLACE FUNCTION public.emit_money_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  SELECT NEW.business_id, uuid_v7_at(NEW.at), CASE NEW.kind WHEN 'CHARGE' THEN 'payment.succeeded' WHEN 'REFUND' THEN 'payment.refunded' ELSE 'payment.refund_failed' END,
         p.id, NEW.at, jsonb_build_object('paymentId', p.id,
           'reference', (SELECT o.reference FROM orders o WHERE o.business_id = p.business_id AND o.id = p.order_id), 'refundId', NEW.refund_id,
           'bookingId', (SELECT r.booking_id FROM refunds r WHERE r.business_id = NEW.business_id AND r.id = NEW.refund_id),
           'amountMinor', NEW.amount_minor, 'currency', NEW.currency)
    FROM payments p WHERE p.business_id = NEW.business_id AND p.id = NEW.payment_id;
  RETURN NULL;
END $function$;

-- Writes the event of a new submission or survey response.
CREATE OR REPLACE FUNCTION public.emit_submission_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_row jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data) VALUES (NEW.business_id, uuid_v7_at(NEW.created_at), TG_ARGV[0], NEW.id, NEW.created_at,
    jsonb_strip_nulls(jsonb_build_object('submissionId', NEW.id, 'askedId', coalesce(v_row ->> 'form_id', v_row ->> 'survey_id'), 'version', NEW.version,
      'outcome', NEW.outcome, 'score', v_row -> 'score', 'locale', NEW.locale)));
  RETURN NULL;
END $function$;

-- Ends bookings with a final status: releases their claims, seats and day counts, and writes their history.
CREATE OR REPLACE FUNCTION public.end_bookings(p_business uuid, p_bookings uuid[], p_status booking_status, p_actor actor, p_now timestamp with time zone, p_note text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
  PERFORM delete_sessions(p_business, freed);
  IF cardinality(unpaid) > 0 THEN PERFORM release_unpaid_orders(p_business, unpaid, p_now); END IF;
END $function$;

-- Queues each new event for the enabled webhook endpoints that subscribe to its type.
CREATE OR REPLACE FUNCTION public.enqueue_deliveries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO webhook_deliveries (business_id, id, endpoint_id, event_id, created_at, due_at, give_up_at)
  SELECT e.business_id, uuid_v7_at(e.occurred_at), w.id, e.id, e.occurred_at, e.occurred_at, e.occurred_at + interval '24 hours'
    FROM added e JOIN webhook_endpoints w ON w.business_id = e.business_id AND w.state = 'ENABLED' AND (w.types = '{}' OR e.type = ANY (w.types))
   WHERE e.type <> 'webhook.test' ORDER BY e.made;
  RETURN NULL;
END $function$;

-- Expires the holds and the undecided bookings of a business that are due. Rows that another transaction ends are skipped. Returns their number.
CREATE OR REPLACE FUNCTION public.expire_due(p_business uuid, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  due uuid[];
  late uuid[];
BEGIN
  SELECT coalesce(array_agg(id), '{}') INTO due FROM (
    SELECT id FROM holds WHERE business_id = p_business AND state = 'LIVE' AND expires_at <= p_now
     ORDER BY id FOR UPDATE SKIP LOCKED) h;
  IF cardinality(due) > 0 THEN
    UPDATE holds SET state = 'EXPIRED' WHERE business_id = p_business AND id = ANY (due);
    PERFORM release_holds(p_business, due);
  END IF;
  SELECT coalesce(array_agg(id), '{}') INTO late FROM (
    SELECT id FROM bookings WHERE business_id = p_business AND status IN ('REQUESTED', 'AWAITING_PAYMENT') AND decide_by <= p_now
     ORDER BY id FOR UPDATE SKIP LOCKED) b;
  IF cardinality(late) > 0 THEN
    PERFORM end_bookings(p_business, late, 'EXPIRED', 'SYSTEM', p_now, '');
  END IF;
  RETURN cardinality(due) + cardinality(late);
END $function$;

-- Expires those of the given bookings whose time to pay is over.
CREATE OR REPLACE FUNCTION public.expire_unpaid(p_business uuid, p_bookings uuid[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  lapsed uuid[];
BEGIN
  SELECT coalesce(array_agg(id), '{}') INTO lapsed FROM bookings
   WHERE business_id = p_business AND id = ANY (p_bookings) AND status = 'AWAITING_PAYMENT' AND decide_by <= p_now;
  IF cardinality(lapsed) > 0 THEN PERFORM end_bookings(p_business, lapsed, 'EXPIRED', 'SYSTEM', p_now, ''); END IF;
END $function$;

-- Claims the free time of the blocks that cover these units within a range.
CREATE OR REPLACE FUNCTION public.fill_blocks(p_business uuid, p_units uuid[], p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
       -- The lock keeps the block from being removed meanwhile.
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
END $function$;

-- Whether an imported busy time of the unit overlaps the range.
CREATE OR REPLACE FUNCTION public.has_external_busy_time(p_business uuid, p_unit uuid, p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  RETURN EXISTS (SELECT FROM busy_times t WHERE t.unit_id = p_unit AND t.business_id = p_business
                    AND tstzrange(t.starts_at, t.ends_at, '[)') && tstzrange(p_from, p_until, '[)'));
END $function$;

-- Whether a payment of the booking has succeeded.
CREATE OR REPLACE FUNCTION public.is_booking_paid(p_business uuid, p_booking uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (SELECT FROM payment_bookings x JOIN payments p ON p.business_id = x.business_id AND p.id = x.payment_id
                  WHERE x.business_id = p_business AND x.booking_id = p_booking AND p.state = 'SUCCEEDED')
$function$;

-- Whether the business has had at least p_busy bookings within the last hour. False when p_busy is NULL.
CREATE OR REPLACE FUNCTION public.is_busy_hour(p_business uuid, p_busy integer, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT p_busy IS NOT NULL AND (SELECT count(*) FROM (
    SELECT FROM bookings WHERE business_id = p_business AND created_at > p_now - interval '1 hour' LIMIT p_busy) b) >= p_busy
$function$;

-- Keeps the instants of a booking's history in the order of its entries.
CREATE OR REPLACE FUNCTION public.keep_history_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.at := greatest(NEW.at, (SELECT at FROM booking_events
                               WHERE business_id = NEW.business_id AND booking_id = NEW.booking_id AND ordinal = NEW.ordinal - 1));
  RETURN NEW;
END $function$;

-- Rejects the deletion of a revision of an entry that was once public.
CREATE OR REPLACE FUNCTION public.keep_public_revisions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM entries WHERE business_id = OLD.business_id AND id = OLD.entry_id AND first_published_at IS NOT NULL) THEN
    RAISE EXCEPTION '% rows of what was public are only ever added', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $function$;

-- Leases due notifications, the oldest first: at most p_limit to guests and p_limit to others for each business.
-- p_caps: { guestsPerHour, guestPerDay, bookerPerDay }. Notifications above a cap are postponed and not returned. A retry counts once.
CREATE OR REPLACE FUNCTION public.lease_due_notices(p_now timestamp with time zone, p_lease timestamp with time zone, p_limit integer, p_caps jsonb)
 RETURNS SETOF notices
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_hour timestamptz := p_now - interval '1 hour';
  v_day timestamptz := p_now - interval '1 day';
  v_full uuid[];
BEGIN
  -- Calls run one after the other, so that two of them cannot exceed a cap together.
  PERFORM pg_advisory_xact_lock(5463290131);
  RETURN QUERY
  WITH due AS MATERIALIZED (
    SELECT d.* FROM businesses u CROSS JOIN LATERAL (
      (SELECT n.business_id, n.id, n.order_id, n.recipient, n.recipient_hash, n.counted_at, n.due_at FROM notices n
        WHERE n.business_id = u.id AND n.state = 'PENDING' AND n.due_at <= p_now AND n.recipient <> 'GUEST'
        ORDER BY n.due_at, n.id LIMIT p_limit FOR UPDATE SKIP LOCKED)
    ) d
    UNION ALL
    SELECT d.* FROM businesses u CROSS JOIN LATERAL (
      (SELECT n.business_id, n.id, n.order_id, n.recipient, n.recipient_hash, n.counted_at, n.due_at FROM notices n
        WHERE n.business_id = u.id AND n.state = 'PENDING' AND n.due_at <= p_now AND n.recipient = 'GUEST'
        ORDER BY n.due_at, n.id LIMIT p_limit FOR UPDATE SKIP LOCKED)
    ) d
  ), placed AS (
    SELECT d.*, sum(d.needs_day::int) OVER (PARTITION BY d.recipient_hash, d.recipient ORDER BY d.due_at, d.id) AS day_place,
           CASE d.recipient WHEN 'GUEST' THEN (p_caps ->> 'guestPerDay')::int ELSE (p_caps ->> 'bookerPerDay')::int END AS day_cap
      FROM (SELECT x.*, x.recipient_hash IS NOT NULL AND (x.counted_at IS NULL OR x.counted_at <= v_day) AS needs_day FROM due x) d
  ), by_day AS (
    SELECT p.*, NOT p.needs_day
             OR p.day_place + (SELECT count(*) FROM (SELECT FROM notices c WHERE c.recipient_hash = p.recipient_hash AND c.recipient = p.recipient
                                                        AND c.counted_at > v_day LIMIT p.day_cap) used) <= p.day_cap
             OR p.recipient = 'BOOKER' AND EXISTS (SELECT FROM payments y WHERE y.business_id = p.business_id AND y.order_id = p.order_id AND y.state = 'SUCCEEDED')
           AS day_fits
      FROM placed p
  ), by_hour AS (
    SELECT b.*, sum((b.day_fits AND b.needs_hour)::int) OVER (PARTITION BY b.business_id ORDER BY b.due_at, b.id) AS hour_place
      FROM (SELECT y.*, y.recipient = 'GUEST' AND (y.counted_at IS NULL OR y.counted_at <= v_hour) AS needs_hour FROM by_day y) b
  ), hours AS (
    SELECT h.business_id, (SELECT count(*) FROM notices c WHERE c.business_id = h.business_id AND c.recipient = 'GUEST' AND c.counted_at > v_hour) AS used
      FROM (SELECT DISTINCT x.business_id FROM by_hour x WHERE x.needs_hour) h
  ), decided AS (
    SELECT b.business_id, b.id, b.day_fits, b.day_fits AND (NOT b.needs_hour OR b.hour_place + h.used <= (p_caps ->> 'guestsPerHour')::int) AS fits
      FROM by_hour b LEFT JOIN hours h ON h.business_id = b.business_id
  ), written AS (
    UPDATE notices n SET
           due_at = CASE WHEN d.fits THEN p_lease WHEN d.day_fits THEN p_now + interval '10 minutes' ELSE p_now + interval '1 hour' END,
           attempts = n.attempts + d.fits::int,
           counted_at = CASE WHEN d.fits AND n.recipient_hash IS NOT NULL THEN p_now ELSE n.counted_at END,
           is_over_cap = NOT d.fits
      FROM decided d WHERE n.business_id = d.business_id AND n.id = d.id
    RETURNING n.*
  ) SELECT * FROM written w WHERE NOT w.is_over_cap;

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

-- Removes one guest from a booking: ends the guest's own line, or frees the guest's seat. Returns false when there is nothing to leave.
CREATE OR REPLACE FUNCTION public.leave_booking(p_business uuid, p_booking uuid, p_member integer, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_member int;
  v_session uuid;
BEGIN
  SELECT b.member, b.session_id INTO v_member, v_session FROM bookings b
   WHERE b.business_id = p_business AND b.id = p_booking AND b.status IN ('SCHEDULED', 'REQUESTED') FOR UPDATE OF b;
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

-- A hold with its lines, staff and the rules of its services as JSON (instants in epoch milliseconds), or NULL.
CREATE OR REPLACE FUNCTION public.load_hold(p_business uuid, p_hold uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
        'id', h.id, 'state', h.state, 'providerId', h.provider_id, 'totalMinor', h.total_minor, 'currency', h.currency,
        'isSeries', h.is_series, 'linkId', h.link_id, 'expiresAt', (extract(epoch FROM h.expires_at) * 1000)::bigint,
        'lines', (
          SELECT jsonb_agg(jsonb_build_object(
              'ordinal', l.ordinal, 'member', l.member, 'serviceId', l.service_id, 'seats', l.seats, 'priceMinor', l.price_minor,
              'startsAt', (extract(epoch FROM l.starts_at) * 1000)::bigint, 'endsAt', (extract(epoch FROM l.ends_at) * 1000)::bigint,
              'staffIds', coalesce(
                (SELECT jsonb_agg(u.staff_id ORDER BY u.staff_id) FROM claims c JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id
                  WHERE c.business_id = l.business_id AND u.staff_id IS NOT NULL
                    AND (c.hold_id = l.hold_id AND c.ordinal = l.ordinal OR c.session_id = l.session_id)), '[]'),
              'unitMinor', l.unit_price_minor, 'pricePer', l.price_per, 'paymentRule', l.payment_rule, 'paymentValue', l.payment_value,
              'mode', s.mode, 'guestMode', s.guest_mode, 'maxPerBooking', s.max_per_booking, 'decisionMinutes', s.decision_minutes,
              'askPhone', s.ask_phone, 'askDateOfBirth', s.ask_date_of_birth, 'consentText', s.consent_text, 'locationKinds', s.location_kinds,
              'formIds', coalesce(
                (SELECT jsonb_agg(sf.form_id ORDER BY sf.position, sf.form_id)
                   FROM service_forms sf JOIN forms f ON f.business_id = sf.business_id AND f.id = sf.form_id
                  WHERE sf.business_id = s.business_id AND sf.service_id = s.id AND f.publication = 'PUBLISHED'), '[]')
            ) ORDER BY l.ordinal)
            FROM hold_lines l JOIN services s ON s.business_id = l.business_id AND s.id = l.service_id
           WHERE l.business_id = h.business_id AND l.hold_id = h.id))
      FROM holds h WHERE h.business_id = p_business AND h.id = p_hold);
END $function$;

-- Locks the bookings of a payment's order by their ids, then the payment. Returns the payment.
CREATE OR REPLACE FUNCTION public.lock_payment(p_business uuid, p_payment uuid)
 RETURNS payments
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_payment payments%ROWTYPE;
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business
      AND order_id = (SELECT order_id FROM payments WHERE business_id = p_business AND id = p_payment) ORDER BY id FOR UPDATE;
  SELECT * INTO v_payment FROM payments WHERE business_id = p_business AND id = p_payment FOR UPDATE;
  RETURN v_payment;
END $function$;

-- Marks the figures of every day of a business as out of date.
CREATE OR REPLACE FUNCTION public.mark_all_figures(p_business uuid, p_zone text)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT DISTINCT ON ((b.starts_at AT TIME ZONE p_zone)::date) b.business_id, b.id, b.starts_at
    FROM bookings b WHERE b.business_id = p_business ORDER BY (b.starts_at AT TIME ZONE p_zone)::date, b.id
$function$;

-- Queues a new audit entry for the next seal.
CREATE OR REPLACE FUNCTION public.mark_audit_unsealed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO audit_unsealed (business_id, entry_id) VALUES (NEW.business_id, NEW.id);
  RETURN NULL;
END $function$;

-- Marks the figures of a changed booking's days as out of date.
CREATE OR REPLACE FUNCTION public.mark_booking_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at) VALUES (NEW.business_id, NEW.id, NEW.starts_at);
  IF OLD.starts_at <> NEW.starts_at THEN
    INSERT INTO figure_marks (business_id, booking_id, starts_at) VALUES (NEW.business_id, NEW.id, OLD.starts_at);
  END IF;
  RETURN NULL;
END $function$;

-- Marks all figures of a business as out of date when its time zone changes.
CREATE OR REPLACE FUNCTION public.mark_business_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM mark_all_figures(NEW.id, NEW.time_zone);
  RETURN NULL;
END $function$;

-- Marks the figures of bookings whose contact changed its e-mail address. Deletes figures that hold the hash of an erased address.
CREATE OR REPLACE FUNCTION public.mark_contact_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT b.business_id, b.id, b.starts_at
    FROM (SELECT n.business_id, unnest(ARRAY[lower(o.email), lower(n.email)]) AS email_key FROM former o JOIN changed n ON n.business_id = o.business_id AND n.id = o.id
           WHERE lower(n.email) <> lower(o.email)) k
    JOIN contacts c ON c.business_id = k.business_id AND c.email_key = k.email_key
    JOIN orders r ON r.business_id = c.business_id AND r.contact_id = c.id
    JOIN bookings b ON b.business_id = r.business_id AND b.order_id = r.id
   GROUP BY 1, 2, 3;
  -- An erased address leaves no hash behind.
  DELETE FROM kept_figures k USING figure_marks m, changed n
   WHERE m.business_id = n.business_id AND n.erased_at IS NOT NULL AND k.business_id = m.business_id AND m.starts_at >= k.from_at AND m.starts_at < k.until_at;
  RETURN NULL;
END $function$;

-- Marks the figures of a payment's bookings as out of date.
CREATE OR REPLACE FUNCTION public.mark_money_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM mark_payment_figures(NEW.business_id, NEW.payment_id);
  RETURN NULL;
END $function$;

-- Marks the figures of an order's bookings as out of date.
CREATE OR REPLACE FUNCTION public.mark_order_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT b.business_id, b.id, b.starts_at FROM bookings b WHERE b.business_id = NEW.business_id AND b.order_id = NEW.id;
  RETURN NULL;
END $function$;

-- Marks the figures of the bookings of a payment and of its refunds as out of date.
CREATE OR REPLACE FUNCTION public.mark_payment_figures(p_business uuid, p_payment uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT b.business_id, b.id, b.starts_at FROM bookings b
   WHERE b.business_id = p_business AND b.id IN (
     SELECT x.booking_id FROM payment_bookings x WHERE x.business_id = p_business AND x.payment_id = p_payment
      UNION SELECT r.booking_id FROM refunds r WHERE r.business_id = p_business AND r.payment_id = p_payment)
$function$;

-- Marks the figures of bookings whose staff changed as out of date.
CREATE OR REPLACE FUNCTION public.mark_staff_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at) SELECT business_id, booking_id, starts_at FROM changed;
  RETURN NULL;
END $function$;

-- Moves live bookings to the lines of a new hold. The n-th booking takes the line of ordinal n.
-- Returns { ok: true } or a failure as take_hold; STATUS when a booking is not live. The caller rolls back on a failure.
CREATE OR REPLACE FUNCTION public.move_bookings(p_business uuid, p_bookings uuid[], p_hold jsonb, p_actor actor, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_hold uuid := (p_hold ->> 'id')::uuid;
  taken jsonb;
  ordinary uuid[];
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings) ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM bookings WHERE business_id = p_business AND id = ANY (p_bookings)
              AND NOT (status = 'SCHEDULED' OR status = 'REQUESTED' AND decide_by > p_now)) THEN
    RETURN '{"failure": "STATUS", "ordinal": 0}';
  END IF;
  PERFORM release_bookings(p_business, p_bookings);
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
  WITH now_ordinary AS (
    UPDATE bookings b SET is_overbooked = false
     WHERE b.business_id = p_business AND b.id = ANY (p_bookings) AND b.is_overbooked
       AND NOT EXISTS (SELECT FROM claims c JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id
                        WHERE c.business_id = b.business_id AND c.booking_id = b.id AND u.is_extra)
    RETURNING b.id
  )
  SELECT coalesce(array_agg(id), '{}') INTO ordinary FROM now_ordinary;
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
         p_now, p_actor, b.status, b.starts_at, CASE WHEN b.id = ANY (ordinary) THEN 'No longer overbooked' ELSE '' END FROM bookings b WHERE b.business_id = p_business AND b.id = ANY (p_bookings);
  RETURN '{"ok": true}';
END $function$;

-- Notifies all processes that a row which they keep in memory has changed.
CREATE OR REPLACE FUNCTION public.notify_row_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('daybook_site', OLD.business_id::text);
  ELSE
    PERFORM pg_notify('daybook_site', NEW.business_id::text);
  END IF;
  RETURN NULL;
END $function$;

-- The open payment of an order for what is due now, with the origin that the provider returns to. Another origin ends the current payment.
CREATE OR REPLACE FUNCTION public.open_payment(p_business uuid, p_order uuid, p_id uuid, p_provider payment_provider, p_currency text, p_now timestamp with time zone, p_return_origin text)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_opened jsonb;
BEGIN
  PERFORM 1 FROM bookings WHERE business_id = p_business AND order_id = p_order ORDER BY id FOR UPDATE;
  UPDATE payments SET state = 'EXPIRED', settled_at = p_now, due_at = p_now
   WHERE business_id = p_business AND order_id = p_order AND state = 'OPEN' AND return_origin IS DISTINCT FROM p_return_origin
     AND EXISTS (SELECT FROM bookings WHERE business_id = p_business AND order_id = p_order
                    AND status = 'AWAITING_PAYMENT' AND decide_by > p_now AND due_minor > 0);
  v_opened := create_payment(p_business, p_order, p_id, p_provider, p_currency, p_now);
  UPDATE payments SET return_origin = p_return_origin WHERE business_id = p_business AND id = p_id;
  RETURN v_opened;
END $function$;

-- Whether the guests of an order get no mail yet because the booker has neither confirmed nor paid.
CREATE OR REPLACE FUNCTION public.order_awaits_guest_confirmation(o orders)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT o.guests_await_confirmation AND o.guests_confirmed_at IS NULL
     AND NOT EXISTS (SELECT FROM payments p WHERE p.business_id = o.business_id AND p.order_id = o.id AND p.state = 'SUCCEEDED')
$function$;

-- Whether the next order of this caller, or any order in this hour, requires proof of work.
CREATE OR REPLACE FUNCTION public.order_needs_work(p_business uuid, p_limits jsonb, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT p_limits ? 'free' AND coalesce((SELECT count FROM attempts
                  WHERE business_id = p_business AND bucket = decode(p_limits ->> 'bucket', 'hex') AND window_at = (p_limits ->> 'windowAt')::timestamptz), 0)
                >= (p_limits ->> 'free')::int
      OR is_busy_hour(p_business, (p_limits ->> 'busy')::int, p_now)
$function$;

-- Fills the digests and the changed columns of a new audit entry.
CREATE OR REPLACE FUNCTION public.prepare_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed_names text := current_setting('daybook.changed', true);
BEGIN
  NEW.actor_salt := uuid_send(gen_random_uuid());
  NEW.actor_digest := audit_actor_digest(NEW.actor_salt, NEW.actor_name, NEW.address_hash);
  NEW.subject_salt := uuid_send(gen_random_uuid());
  NEW.subject_digest := audit_subject_digest(NEW.subject_salt, NEW.subject);
  IF changed_names <> '' THEN
    NEW.changed := ARRAY (SELECT DISTINCT name FROM unnest(string_to_array(changed_names, ',')) AS name ORDER BY name);
    PERFORM set_config('daybook.changed', '', true);
  END IF;
  RETURN NEW;
END $function$;

-- Deletes at most 10,000 numbered events of each business that are older than the given instant.
CREATE OR REPLACE FUNCTION public.purge_events(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_business uuid;
BEGIN
  FOR v_business IN SELECT DISTINCT business_id FROM events WHERE occurred_at < p_before ORDER BY 1 LOOP
    PERFORM assign_event_positions(v_business);
    PERFORM 1 FROM event_feeds WHERE business_id = v_business FOR UPDATE;
    WITH old AS (
      SELECT id FROM events WHERE business_id = v_business AND occurred_at < p_before AND (position IS NOT NULL OR type = 'webhook.test') ORDER BY occurred_at LIMIT 10000
    ), gone AS (
      DELETE FROM events e USING old WHERE e.business_id = v_business AND e.id = old.id RETURNING e.position
    )
    UPDATE event_feeds SET forgotten_position = greatest(forgotten_position, (SELECT max(position) FROM gone)) WHERE business_id = v_business;
  END LOOP;
END $function$;

-- Raises error DB001 with the failure of take_hold as its detail, so that one round trip can roll back.
CREATE OR REPLACE FUNCTION public.raise_hold_failure(taken jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF taken ? 'failure' THEN
    RAISE EXCEPTION 'the hold cannot be taken' USING ERRCODE = 'DB001', DETAIL = taken::text;
  END IF;
  RETURN taken;
END $function$;

-- Settles a payment or a refund by a provider's event, once for each event. p_event: { provider, id, type, createdAt }. Returns the outcome.
CREATE OR REPLACE FUNCTION public.receive_payment_event(p_event jsonb, p_business uuid, p_payment uuid, p_report jsonb, p_refund uuid, p_refund_report jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_business uuid;
  settled jsonb;
BEGIN
  -- Two deliveries of one event run one after the other.
  PERFORM pg_advisory_xact_lock(hashtextextended((p_event ->> 'provider') || ' ' || (p_event ->> 'id'), 1));
  IF EXISTS (SELECT FROM provider_events WHERE provider = (p_event ->> 'provider')::payment_provider AND id = p_event ->> 'id') THEN
    RETURN '{"outcome": "TOLD_BEFORE"}';
  END IF;
  SELECT id INTO v_business FROM businesses WHERE id = p_business;
  IF v_business IS NULL THEN settled := '{"outcome": "NOT_OURS"}';
  ELSIF p_refund IS NOT NULL AND p_payment IS NOT NULL
        AND NOT EXISTS (SELECT FROM refunds WHERE business_id = v_business AND id = p_refund AND payment_id = p_payment) THEN
    settled := '{"outcome": "UNKNOWN_REFUND"}';
  ELSIF p_refund IS NOT NULL AND p_refund_report IS NOT NULL THEN settled := settle_refund(v_business, p_refund, p_refund_report, p_now);
  ELSIF p_payment IS NOT NULL AND p_report IS NOT NULL THEN settled := settle_payment(v_business, p_payment, p_report, p_now);
  ELSE settled := '{"outcome": "NOTHING_NEW"}';
  END IF;
  INSERT INTO provider_events (provider, id, business_id, type, created_at, received_at, outcome)
  VALUES ((p_event ->> 'provider')::payment_provider, p_event ->> 'id', v_business, p_event ->> 'type', (p_event ->> 'createdAt')::timestamptz, p_now,
          settled ->> 'outcome');
  RETURN settled;
END $function$;

-- Collects the names of changed columns for the audit entry of this transaction.
CREATE OR REPLACE FUNCTION public.record_changed_columns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  names text;
  known text := coalesce(current_setting('daybook.changed', true), '');
BEGIN
  SELECT string_agg(n.key, ',') INTO names
    FROM jsonb_each(to_jsonb(NEW)) AS n JOIN jsonb_each(to_jsonb(OLD)) AS o ON o.key = n.key
   WHERE n.value IS DISTINCT FROM o.value AND n.key NOT IN ('updated_at', 'look_busy_turn');
  IF position(',' || names || ',' IN ',' || known || ',') = 0 THEN
    PERFORM set_config('daybook.changed', concat_ws(',', nullif(known, ''), names), true);
  END IF;
  RETURN NULL;
END $function$;

-- Gives time that claims have released to the blocks that cover it.
CREATE OR REPLACE FUNCTION public.refill_blocks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- Refreshes the people of changed or deleted contacts, in the order of their keys.
CREATE OR REPLACE FUNCTION public.refresh_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM refresh_person(x.business_id, x.email_key) FROM (SELECT DISTINCT business_id, email_key FROM former ORDER BY 1, 2) x;
  ELSE
    PERFORM refresh_person(x.business_id, x.email_key)
       FROM (SELECT business_id, email_key FROM former UNION SELECT business_id, email_key FROM latter ORDER BY 1, 2) x;
  END IF;
  RETURN NULL;
END $function$;

-- Rebuilds one person from the contacts with this e-mail key, or deletes it when none is left.
CREATE OR REPLACE FUNCTION public.refresh_person(p_business uuid, p_key text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO people (business_id, email_key, first_contact_id, last_contact_id, last_name_key, first_name_key)
  SELECT business_id, email_key, id, id, '', '' FROM contacts WHERE business_id = p_business AND email_key = p_key AND erased_at IS NULL LIMIT 1
  ON CONFLICT (business_id, email_key) DO NOTHING;
  PERFORM FROM people WHERE business_id = p_business AND email_key = p_key FOR UPDATE;
  UPDATE people p SET first_contact_id = f.id, last_contact_id = n.id, last_name_key = lower(n.last_name), first_name_key = lower(n.first_name)
    FROM (SELECT id FROM contacts WHERE business_id = p_business AND email_key = p_key AND erased_at IS NULL ORDER BY id LIMIT 1) f,
         (SELECT id, first_name, last_name FROM contacts WHERE business_id = p_business AND email_key = p_key AND erased_at IS NULL ORDER BY id DESC LIMIT 1) n
   WHERE p.business_id = p_business AND p.email_key = p_key;
  IF NOT FOUND THEN
    DELETE FROM people WHERE business_id = p_business AND email_key = p_key;
  END IF;
END $function$;

-- Rejects every change of an append-only table.
CREATE OR REPLACE FUNCTION public.reject_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $function$;

-- Rejects a refund that exceeds what the payment has left.
CREATE OR REPLACE FUNCTION public.reject_excess_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  paid int;
BEGIN
  SELECT amount_minor INTO paid FROM payments WHERE business_id = NEW.business_id AND id = NEW.payment_id FOR UPDATE;
  IF (SELECT coalesce(sum(amount_minor), 0) FROM refunds
       WHERE business_id = NEW.business_id AND payment_id = NEW.payment_id AND state <> 'FAILED' AND id <> NEW.id) + NEW.amount_minor > paid THEN
    RAISE EXCEPTION 'more would go back than was paid' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NEW;
END $function$;

-- Releases the claims, seats and day counts of bookings that stay open, before a move.
CREATE OR REPLACE FUNCTION public.release_bookings(p_business uuid, p_bookings uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  freed uuid[];
BEGIN
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
  UPDATE bookings SET session_id = NULL, counted_on = NULL WHERE business_id = p_business AND id = ANY (p_bookings);
  PERFORM delete_sessions(p_business, freed);
END $function$;

-- Releases the claims, seats and day counts of holds.
CREATE OR REPLACE FUNCTION public.release_holds(p_business uuid, p_holds uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  freed uuid[];
BEGIN
  IF cardinality(p_holds) = 0 THEN RETURN; END IF;
  DELETE FROM claims WHERE business_id = p_business AND hold_id = ANY (p_holds);
  UPDATE service_days d SET taken = d.taken - l.visits
    FROM (SELECT service_id, counted_on, count(*)::int AS visits FROM hold_lines
           WHERE business_id = p_business AND hold_id = ANY (p_holds) AND counted_on IS NOT NULL AND session_id IS NULL
           GROUP BY service_id, counted_on) l
   WHERE d.business_id = p_business AND d.service_id = l.service_id AND d.date = l.counted_on;
  WITH seats AS (
    SELECT session_id, sum(seats)::int AS seats FROM hold_lines
     WHERE business_id = p_business AND hold_id = ANY (p_holds) AND session_id IS NOT NULL GROUP BY session_id
  ), given AS (
    UPDATE sessions s SET seats_taken = s.seats_taken - seats.seats FROM seats
     WHERE s.business_id = p_business AND s.id = seats.session_id RETURNING s.id, s.seats_taken
  )
  SELECT coalesce(array_agg(id) FILTER (WHERE seats_taken = 0), '{}') INTO freed FROM given;
  UPDATE hold_lines SET session_id = NULL, counted_on = NULL WHERE business_id = p_business AND hold_id = ANY (p_holds);
  PERFORM delete_sessions(p_business, freed);
END $function$;

-- Makes the open payments of ended orders due, and frees the one-time links of orders without a live booking.
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
                        AND b.status IN ('AWAITING_PAYMENT', 'REQUESTED', 'SCHEDULED', 'COMPLETED', 'NO_SHOW'));
  IF cardinality(links) > 0 THEN
    UPDATE orders SET link_id = NULL WHERE business_id = p_business AND link_id = ANY (links);
    UPDATE one_time_links SET reserved_at = NULL WHERE business_id = p_business AND id = ANY (links);
  END IF;
END $function$;

-- Widens the claims of an order to their buffers where no other claim is in the way.
CREATE OR REPLACE FUNCTION public.restore_buffers(p_business uuid, p_order uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  short record;
BEGIN
  FOR short IN
    SELECT c.id, b.starts_at - make_interval(mins => s.buffer_before_minutes) AS from_at, b.ends_at + make_interval(mins => s.buffer_after_minutes) AS until_at,
           c.starts_at, c.ends_at, c.unit_id
      FROM bookings b JOIN services s ON s.business_id = b.business_id AND s.id = b.service_id
      JOIN claims c ON c.business_id = b.business_id AND c.booking_id = b.id
     WHERE b.business_id = p_business AND b.order_id = p_order AND NOT b.is_overbooked
       AND (c.starts_at > b.starts_at - make_interval(mins => s.buffer_before_minutes) OR c.ends_at < b.ends_at + make_interval(mins => s.buffer_after_minutes))
     ORDER BY c.id
  LOOP
    UPDATE claims SET
      starts_at = CASE WHEN EXISTS (SELECT FROM claims o WHERE o.business_id = p_business AND o.unit_id = short.unit_id AND o.id <> short.id
                                      AND o.starts_at < short.starts_at AND o.ends_at > short.from_at) THEN starts_at ELSE least(starts_at, short.from_at) END,
      ends_at = CASE WHEN EXISTS (SELECT FROM claims o WHERE o.business_id = p_business AND o.unit_id = short.unit_id AND o.id <> short.id
                                      AND o.ends_at > short.ends_at AND o.starts_at < short.until_at) THEN ends_at ELSE greatest(ends_at, short.until_at) END
     WHERE business_id = p_business AND id = short.id;
  END LOOP;
END $function$;

-- Takes the time of expired bookings again for a late payment: all of them or none. The n-th booking takes the line of ordinal n.
-- Returns { ok: true } or a failure as take_hold; STATUS when a booking has not expired; LINK when the one-time link is used by another order.
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
  PERFORM schedule_bookings(p_business, p_bookings, 'SYSTEM', p_now);
  UPDATE payment_bookings SET allotted_at = p_now WHERE business_id = p_business AND payment_id = p_payment AND booking_id = ANY (p_bookings);
  UPDATE payments SET due_at = NULL WHERE business_id = p_business AND id = p_payment;
  RETURN '{"ok": true}';
END $function$;

-- Marks units as extra ones and moves their future claims to the remaining units where these are free.
CREATE OR REPLACE FUNCTION public.retire_units(p_business uuid, p_retired uuid[], p_staying uuid[], p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  claim record;
  unit uuid;
BEGIN
  UPDATE units SET is_extra = true WHERE business_id = p_business AND id = ANY (p_retired);
  FOR claim IN
    SELECT c.id, tstzrange(c.starts_at, c.ends_at, '[)') AS span FROM claims c
     WHERE c.business_id = p_business AND c.unit_id = ANY (p_retired) AND c.ends_at > p_now AND c.block_id IS NULL
     ORDER BY c.starts_at, c.id FOR UPDATE
  LOOP
    FOREACH unit IN ARRAY p_staying LOOP
      CONTINUE WHEN EXISTS (SELECT FROM claims c WHERE c.business_id = p_business AND c.unit_id = unit
                               AND tstzrange(c.starts_at, c.ends_at, '[)') && claim.span);
      BEGIN
        UPDATE claims SET unit_id = unit WHERE business_id = p_business AND id = claim.id;
        EXIT;
      EXCEPTION WHEN exclusion_violation THEN
        -- Another transaction has taken the time since.
        NULL;
      END;
    END LOOP;
  END LOOP;
END $function$;

-- Makes bookings SCHEDULED: their claims no longer expire, and a one-time link of their order is spent.
CREATE OR REPLACE FUNCTION public.schedule_bookings(p_business uuid, p_bookings uuid[], p_actor actor, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- Applies a provider's report to a payment. A repeated, late or reordered report changes nothing.
-- p_report: { state: OPEN, PAID, FAILED or EXPIRED, chargeReference, sessionId, amountMinor, currency, failure }
CREATE OR REPLACE FUNCTION public.settle_payment(p_business uuid, p_payment uuid, p_report jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_payment payments%ROWTYPE := lock_payment(p_business, p_payment);
  v_state text := p_report ->> 'state';
BEGIN
  IF v_payment.id IS NULL THEN RETURN '{"outcome": "UNKNOWN_PAYMENT"}'; END IF;
  IF p_report ->> 'sessionId' IS NOT NULL AND (p_report ->> 'sessionId' <> v_payment.session_id
     OR EXISTS (SELECT FROM payments WHERE provider = v_payment.provider AND session_id = p_report ->> 'sessionId' AND id <> p_payment)) THEN
    RETURN '{"outcome": "OTHER_SESSION"}';
  END IF;
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
    RETURN jsonb_build_object('outcome', 'SUCCEEDED', 'orderId', v_payment.order_id) || allocate_payment(p_business, p_payment, false, p_now);
  END IF;
  IF v_state = 'OPEN' THEN RETURN '{"outcome": "NOTHING_NEW"}'; END IF;
  -- The provider has ended the payment, so it needs no further poll.
  UPDATE payments SET due_at = NULL,
         state = CASE WHEN state = 'OPEN' THEN v_state::payment_state ELSE state END,
         settled_at = coalesce(settled_at, p_now),
         failure = CASE WHEN state = 'OPEN' THEN left(coalesce(p_report ->> 'failure', ''), 500) ELSE failure END
   WHERE business_id = p_business AND id = p_payment;
  RETURN jsonb_build_object('outcome', CASE WHEN v_payment.state = 'OPEN' THEN v_state ELSE 'NOTHING_NEW' END);
END $function$;

-- Applies a provider's report to a refund. A failed automatic refund is tried again, five times in all.
-- p_report: { state: PENDING, SUCCEEDED or FAILED, reference, failure }
CREATE OR REPLACE FUNCTION public.settle_refund(p_business uuid, p_refund uuid, p_report jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_refund refunds%ROWTYPE;
  v_payment payments%ROWTYPE;
  v_failures int;
BEGIN
  SELECT p.* INTO v_payment FROM refunds r JOIN payments p ON p.business_id = r.business_id AND p.id = r.payment_id
   WHERE r.business_id = p_business AND r.id = p_refund FOR UPDATE OF p;
  SELECT * INTO v_refund FROM refunds WHERE business_id = p_business AND id = p_refund FOR UPDATE;
  IF v_refund.id IS NULL THEN RETURN '{"outcome": "UNKNOWN_REFUND"}'; END IF;
  IF p_report ->> 'state' = 'PENDING' OR NOT (v_refund.state = 'PENDING' OR v_refund.state = 'SUCCEEDED' AND p_report ->> 'state' = 'FAILED') THEN
    RETURN '{"outcome": "NOTHING_NEW"}';
  END IF;
  UPDATE refunds SET state = (p_report ->> 'state')::refund_state, settled_at = p_now, due_at = NULL, last_error = left(coalesce(p_report ->> 'failure', ''), 500)
   WHERE business_id = p_business AND id = p_refund;
  IF p_report ->> 'state' = 'SUCCEEDED' OR v_refund.state = 'SUCCEEDED' THEN
    INSERT INTO money_entries (business_id, id, kind, payment_id, refund_id, amount_minor, currency, reference, at)
    VALUES (p_business, gen_random_uuid(), CASE v_refund.state WHEN 'SUCCEEDED' THEN 'REVERSAL' ELSE 'REFUND' END::money_kind, v_refund.payment_id, p_refund,
            v_refund.amount_minor, v_payment.currency, coalesce(nullif(p_report ->> 'reference', ''), p_refund::text), p_now);
  END IF;
  IF p_report ->> 'state' = 'SUCCEEDED' THEN RETURN '{"outcome": "REFUNDED"}'; END IF;
  SELECT count(*) INTO v_failures FROM refunds
   WHERE business_id = p_business AND payment_id = v_refund.payment_id AND booking_id IS NOT DISTINCT FROM v_refund.booking_id
     AND reason = v_refund.reason AND amount_minor = v_refund.amount_minor AND state = 'FAILED';
  IF v_refund.reason <> 'OWNER' AND v_failures < 5 THEN
    INSERT INTO refunds (business_id, id, payment_id, booking_id, amount_minor, reason, note, created_at, due_at)
    VALUES (p_business, gen_random_uuid(), v_refund.payment_id, v_refund.booking_id, v_refund.amount_minor, v_refund.reason, v_refund.note, p_now,
            p_now + make_interval(mins => (10 * 6 ^ (v_failures - 1))::int));
  END IF;
  RETURN '{"outcome": "REFUND_FAILED"}';
END $function$;

-- Removes a booking from unpaid_bookings when a payment for it has already succeeded.
CREATE OR REPLACE FUNCTION public.settle_unpaid_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF is_booking_paid(NEW.business_id, NEW.booking_id) THEN
    DELETE FROM unpaid_bookings WHERE business_id = NEW.business_id AND booking_id = NEW.booking_id;
  END IF;
  RETURN NULL;
END $function$;

-- Keeps unpaid_bookings up to date when a payment succeeds or stops being successful.
CREATE OR REPLACE FUNCTION public.settle_unpaid_bookings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.state = 'SUCCEEDED' THEN
    DELETE FROM unpaid_bookings u USING payment_bookings x
     WHERE x.business_id = NEW.business_id AND x.payment_id = NEW.id AND u.business_id = x.business_id AND u.booking_id = x.booking_id;
  ELSIF OLD.state = 'SUCCEEDED' THEN
    INSERT INTO unpaid_bookings (business_id, booking_id)
    SELECT b.business_id, b.id FROM payment_bookings x JOIN bookings b ON b.business_id = x.business_id AND b.id = x.booking_id
     WHERE x.business_id = NEW.business_id AND x.payment_id = NEW.id AND b.due_minor > 0 AND NOT is_booking_paid(b.business_id, b.id)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;

-- Stores the slug that a row had, so that its old address redirects. Keeps the last 20.
CREATE OR REPLACE FUNCTION public.store_former_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.former_slugs := (array_remove(ARRAY[OLD.slug] || array_remove(OLD.former_slugs, OLD.slug), NEW.slug))[:20];
  RETURN NEW;
END $function$;

-- Takes a hold with all its claims in one round trip. Units are tried in the given order: staff first, then each resource by its id, then the day's
-- count, so that two transactions never wait for each other. A party lists its units itself.
-- p_hold: { id, providerId, visitorHash, addressHash (hex), totalMinor, currency, expiresAt, caps, isSeries, linkId,
--   lines: [{ ordinal, member, service, priceMinor, seats, capacity, dayLimit, date, startsAt, endsAt, from, until, staff, needs }],
--   claims: [{ ordinal, kind: STAFF or RESOURCE, unit, from, until }] }
-- Returns { ok: true } or { failure: STAFF, RESOURCE, SEATS, DAY or a cap, ordinal, available }. The caller rolls back on a failure.
CREATE OR REPLACE FUNCTION public.take_hold(p_business uuid, p_hold jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
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
    PERFORM release_holds(p_business, former);
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
      IF NOT count_day_booking(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_day_booking(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
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
                 ORDER BY value ->> 'service', value ->> 'date', (value ->> 'ordinal')::int LOOP
      IF NOT count_day_booking(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)
         AND NOT (expire_due(p_business, p_now) > 0
                  AND count_day_booking(p_business, (line ->> 'service')::uuid, (line ->> 'date')::date, (line ->> 'dayLimit')::int)) THEN
        RETURN jsonb_build_object('failure', 'DAY', 'ordinal', (line ->> 'ordinal')::int);
      END IF;
    END LOOP;
  END IF;
  RETURN '{"ok": true}';
END $function$;

-- Takes seats of a class session, and creates the session when there is none. Returns the session or a failure.
CREATE OR REPLACE FUNCTION public.take_seats(p_business uuid, p_line jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_service uuid := (p_line ->> 'service')::uuid;
  v_starts timestamptz := (p_line ->> 'startsAt')::timestamptz;
  v_seats int := (p_line ->> 'seats')::int;
  v_capacity int := (p_line ->> 'capacity')::int;
  v_limit int := (p_line ->> 'dayLimit')::int;
  v_date date := (p_line ->> 'date')::date;
  v_session uuid;
  v_left int;
  v_most int := NULL;
  v_short int;
  v_failure jsonb := jsonb_build_object('failure', 'STAFF');
  candidate record;
BEGIN
  FOR candidate IN
    SELECT s.value #>> '{}' AS staff, u.value AS unit
      FROM jsonb_array_elements(p_line -> 'staff') WITH ORDINALITY s(value, n)
      JOIN jsonb_array_elements(p_line -> 'needs' -> 0 -> 'units') WITH ORDINALITY u(value, n) USING (n) ORDER BY n
  LOOP
    LOOP
      INSERT INTO sessions (business_id, service_id, staff_id, starts_at, ends_at, seats_offered, seats_taken, counted_on)
      VALUES (p_business, v_service, candidate.staff::uuid, v_starts, (p_line ->> 'endsAt')::timestamptz, v_capacity, 0,
              CASE WHEN v_limit IS NULL THEN NULL ELSE v_date END)
      ON CONFLICT DO NOTHING RETURNING id INTO v_session;
      IF FOUND THEN
        v_short := claim_needs(p_business, jsonb_set(p_line -> 'needs', '{0,units}', jsonb_build_array(candidate.unit)),
                              (p_line ->> 'from')::timestamptz, (p_line ->> 'until')::timestamptz, NULL, NULL, v_session, NULL);
        IF v_short IS NULL AND NOT count_day_booking(p_business, v_service, v_date, v_limit) THEN v_short := -1; END IF;
        IF v_short IS NOT NULL THEN
          -- The session was not counted, so the day's count stays as it is.
          UPDATE sessions SET counted_on = NULL WHERE business_id = p_business AND id = v_session;
          PERFORM delete_sessions(p_business, ARRAY[v_session]);
          v_failure := jsonb_build_object('failure', CASE v_short WHEN -1 THEN 'DAY' WHEN 0 THEN 'STAFF' ELSE 'RESOURCE' END);
          EXIT;
        END IF;
      END IF;
      UPDATE sessions SET seats_taken = seats_taken + v_seats
       WHERE business_id = p_business AND service_id = v_service AND staff_id = candidate.staff::uuid AND starts_at = v_starts
         AND seats_taken + v_seats <= seats_offered RETURNING id INTO v_session;
      IF FOUND THEN RETURN jsonb_build_object('session', v_session); END IF;
      SELECT seats_offered - seats_taken INTO v_left FROM sessions
       WHERE business_id = p_business AND service_id = v_service AND staff_id = candidate.staff::uuid AND starts_at = v_starts;
      -- Seats were released between the two statements, so there may be room.
      CONTINUE WHEN v_left IS NULL OR v_left >= v_seats;
      v_most := greatest(v_most, v_left);
      EXIT;
    END LOOP;
  END LOOP;
  IF v_most IS NOT NULL THEN RETURN jsonb_build_object('failure', 'SEATS', 'available', v_most); END IF;
  RETURN v_failure;
END $function$;

-- Keeps unpaid_bookings up to date when a booking is written.
CREATE OR REPLACE FUNCTION public.track_unpaid_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.due_minor > 0 AND NOT is_booking_paid(NEW.business_id, NEW.id) THEN
    INSERT INTO unpaid_bookings (business_id, booking_id) VALUES (NEW.business_id, NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM unpaid_bookings WHERE business_id = NEW.business_id AND booking_id = NEW.id;
  END IF;
  RETURN NULL;
END $function$;

-- Adds the person of a new contact, or updates the name and the last contact of a known one.
CREATE OR REPLACE FUNCTION public.upsert_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO people AS p (business_id, email_key, first_contact_id, last_contact_id, last_name_key, first_name_key)
  VALUES (NEW.business_id, NEW.email_key, NEW.id, NEW.id, lower(NEW.last_name), lower(NEW.first_name))
  ON CONFLICT (business_id, email_key) DO UPDATE SET
    first_contact_id = least(p.first_contact_id, EXCLUDED.first_contact_id),
    last_contact_id = greatest(p.last_contact_id, EXCLUDED.last_contact_id),
    last_name_key = CASE WHEN p.last_contact_id > EXCLUDED.last_contact_id THEN p.last_name_key ELSE EXCLUDED.last_name_key END,
    first_name_key = CASE WHEN p.last_contact_id > EXCLUDED.last_contact_id THEN p.first_name_key ELSE EXCLUDED.first_name_key END;
  RETURN NULL;
END $function$;

-- A UUID of version 7 (RFC 9562) for an instant.
CREATE OR REPLACE FUNCTION public.uuid_v7_at(p_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
AS $function$
  SELECT encode(set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send(floor(extract(epoch FROM p_at) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
    52, 1), 53, 1), 'hex')::uuid
$function$;

-- Indexes

CREATE UNIQUE INDEX api_keys_secret_hash_key ON api_keys USING btree (secret_hash);
CREATE INDEX attempts_window_at_idx ON attempts USING btree (window_at);
CREATE INDEX audit_entries_business_id_at_id_idx ON audit_entries USING btree (business_id, at, id);
CREATE INDEX audit_entries_business_id_subject_idx ON audit_entries USING btree (business_id, subject);
CREATE INDEX block_units_business_id_unit_id_idx ON block_units USING btree (business_id, unit_id);
CREATE INDEX booking_staff_business_id_staff_id_starts_at_idx ON booking_staff USING btree (business_id, staff_id, starts_at);
CREATE INDEX bookings_business_id_created_at_id_idx ON bookings USING btree (business_id, created_at, id);
CREATE UNIQUE INDEX bookings_business_id_order_id_ordinal_key ON bookings USING btree (business_id, order_id, ordinal);
CREATE INDEX bookings_business_id_service_id_starts_at_idx ON bookings USING btree (business_id, service_id, starts_at);
CREATE INDEX bookings_business_id_starts_at_idx ON bookings USING btree (business_id, starts_at);
CREATE INDEX bookings_business_id_status_starts_at_idx ON bookings USING btree (business_id, status, starts_at);
CREATE INDEX bookings_business_id_updated_at_id_idx ON bookings USING btree (business_id, updated_at, id);
CREATE INDEX bookings_of_session ON bookings USING btree (business_id, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX bookings_undecided ON bookings USING btree (business_id, decide_by) WHERE (status = 'REQUESTED'::booking_status);
CREATE INDEX bookings_unpaid_due ON bookings USING btree (business_id, decide_by) WHERE (status = 'AWAITING_PAYMENT'::booking_status);
CREATE INDEX business_hosts_business_id_idx ON business_hosts USING btree (business_id);
CREATE UNIQUE INDEX businesses_one_default ON businesses USING btree (is_default) WHERE is_default;
CREATE UNIQUE INDEX businesses_slug_key ON businesses USING btree (slug);
CREATE UNIQUE INDEX busy_feeds_business_id_staff_id_url_key ON busy_feeds USING btree (business_id, staff_id, url);
CREATE INDEX busy_feeds_due ON busy_feeds USING btree (due_at);
CREATE INDEX busy_times_business_id_feed_id_idx ON busy_times USING btree (business_id, feed_id);
CREATE INDEX busy_times_business_id_unit_id_starts_at_idx ON busy_times USING btree (business_id, unit_id, starts_at);
CREATE INDEX busy_times_by_stretch ON busy_times USING gist (unit_id, business_id, tstzrange(starts_at, ends_at, '[)'::text));
CREATE INDEX claims_business_id_booking_id_idx ON claims USING btree (business_id, booking_id);
CREATE INDEX claims_expiring ON claims USING btree (business_id, expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX claims_of_block ON claims USING btree (business_id, block_id) WHERE (block_id IS NOT NULL);
CREATE INDEX claims_of_hold ON claims USING btree (business_id, hold_id) WHERE (hold_id IS NOT NULL);
CREATE INDEX claims_of_session ON claims USING btree (business_id, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX contacts_business_id_email_key_id_idx ON contacts USING btree (business_id, email_key, id);
CREATE INDEX contacts_text ON contacts USING gin (business_id, (((((((first_name || ' '::text) || last_name) || '
'::text) || email) || '
'::text) || COALESCE(phone, ''::text))) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX entries_business_id_kind_state_idx ON entries USING btree (business_id, kind, state);
CREATE INDEX entries_due ON entries USING btree (LEAST(publish_at, unpublish_at)) WHERE ((publish_at IS NOT NULL) OR (unpublish_at IS NOT NULL));
CREATE INDEX entries_due_of_business ON entries USING btree (business_id) WHERE ((publish_at IS NOT NULL) OR (unpublish_at IS NOT NULL));
CREATE UNIQUE INDEX entries_one_site ON entries USING btree (business_id) WHERE (kind = 'SITE'::entry_kind);
CREATE INDEX entry_slugs_business_id_entry_id_idx ON entry_slugs USING btree (business_id, entry_id);
CREATE UNIQUE INDEX entry_slugs_one_current ON entry_slugs USING btree (business_id, entry_id) WHERE is_current;
CREATE UNIQUE INDEX events_business_id_position_key ON events USING btree (business_id, "position");
CREATE INDEX events_business_id_subject_made_idx ON events USING btree (business_id, subject, made);
CREATE INDEX events_occurred_at_idx ON events USING btree (occurred_at);
CREATE INDEX events_waiting ON events USING btree (business_id, made) WHERE (("position" IS NULL) AND (type <> 'webhook.test'::text));
CREATE UNIQUE INDEX forms_business_id_slug_key ON forms USING btree (business_id, slug);
CREATE INDEX group_calendars_business_id_group_id_idx ON group_calendars USING btree (business_id, group_id);
CREATE INDEX group_calendars_business_id_service_id_idx ON group_calendars USING btree (business_id, service_id);
CREATE UNIQUE INDEX group_calendars_once ON group_calendars USING btree (business_id, group_id, service_id, COALESCE(provider_id, '00000000-0000-0000-0000-000000000000'::uuid));
CREATE UNIQUE INDEX groups_business_id_slug_key ON groups USING btree (business_id, slug);
CREATE INDEX guests_email ON guests USING btree (business_id, lower(email));
CREATE UNIQUE INDEX guests_email_once ON guests USING btree (business_id, booking_id, lower(email));
CREATE INDEX guests_text ON guests USING gin (business_id, (((name || '
'::text) || email)) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX hold_lines_business_id_session_id_idx ON hold_lines USING btree (business_id, session_id);
CREATE INDEX holds_business_id_link_id_idx ON holds USING btree (business_id, link_id);
CREATE INDEX holds_ended ON holds USING btree (expires_at) WHERE ((state <> 'LIVE'::hold_state) AND ((state <> 'USED'::hold_state) OR (link_id IS NULL)));
CREATE INDEX holds_live_by_address ON holds USING btree (business_id, address_hash) WHERE (state = 'LIVE'::hold_state);
CREATE INDEX holds_live_by_expiry ON holds USING btree (business_id, expires_at) WHERE (state = 'LIVE'::hold_state);
CREATE UNIQUE INDEX holds_one_live_a_visitor ON holds USING btree (business_id, visitor_hash) WHERE (state = 'LIVE'::hold_state);
CREATE INDEX holds_personal ON holds USING btree (expires_at) WHERE ((state = 'USED'::hold_state) AND ((visitor_hash IS NOT NULL) OR (address_hash IS NOT NULL)));
CREATE INDEX idempotency_keys_expires_at_idx ON idempotency_keys USING btree (expires_at);
CREATE INDEX menu_categories_business_id_menu_id_idx ON menu_categories USING btree (business_id, menu_id);
CREATE INDEX menu_items_business_id_service_id_idx ON menu_items USING btree (business_id, service_id);
CREATE INDEX money_entries_business_id_at_idx ON money_entries USING btree (business_id, at);
CREATE UNIQUE INDEX money_entries_business_id_kind_reference_key ON money_entries USING btree (business_id, kind, reference);
CREATE INDEX money_entries_business_id_payment_id_idx ON money_entries USING btree (business_id, payment_id);
CREATE UNIQUE INDEX money_entries_business_id_refund_id_kind_key ON money_entries USING btree (business_id, refund_id, kind);
CREATE UNIQUE INDEX money_entries_one_charge ON money_entries USING btree (business_id, payment_id) WHERE (kind = 'CHARGE'::money_kind);
CREATE INDEX notices_business_id_order_id_idx ON notices USING btree (business_id, order_id);
CREATE INDEX notices_counted_for_guests ON notices USING btree (business_id, counted_at) WHERE ((recipient = 'GUEST'::notice_recipient) AND (counted_at IS NOT NULL));
CREATE INDEX notices_counted_for_recipient ON notices USING btree (recipient_hash, recipient, counted_at) WHERE (counted_at IS NOT NULL);
CREATE INDEX notices_due ON notices USING btree (business_id, due_at) WHERE (state = 'PENDING'::notice_state);
CREATE INDEX notices_over_cap ON notices USING btree (due_at, business_id) WHERE (is_over_cap AND (state = 'PENDING'::notice_state));
CREATE INDEX notices_settled ON notices USING btree (due_at) WHERE (state <> 'PENDING'::notice_state);
CREATE INDEX one_time_link_services_business_id_service_id_idx ON one_time_link_services USING btree (business_id, service_id);
CREATE UNIQUE INDEX one_time_links_business_id_slug_key ON one_time_links USING btree (business_id, slug);
CREATE INDEX orders_business_id_contact_id_idx ON orders USING btree (business_id, contact_id);
CREATE UNIQUE INDEX orders_business_id_hold_id_key ON orders USING btree (business_id, hold_id);
CREATE UNIQUE INDEX orders_business_id_link_id_key ON orders USING btree (business_id, link_id);
CREATE UNIQUE INDEX orders_business_id_reference_key ON orders USING btree (business_id, reference);
CREATE INDEX orders_reference_text ON orders USING gin (business_id, lower(reference) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX orders_source ON orders USING gin (business_id, attribution jsonb_path_ops) WITH (fastupdate=off) WHERE (attribution <> '[]'::jsonb);
CREATE INDEX orders_waiting_guests ON orders USING btree (business_id) WHERE (guests_await_confirmation AND (guests_confirmed_at IS NULL));
CREATE INDEX payment_bookings_business_id_booking_id_idx ON payment_bookings USING btree (business_id, booking_id);
CREATE INDEX payments_business_id_created_at_idx ON payments USING btree (business_id, created_at);
CREATE INDEX payments_business_id_order_id_idx ON payments USING btree (business_id, order_id);
CREATE INDEX payments_due ON payments USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX payments_one_open ON payments USING btree (business_id, order_id) WHERE (state = 'OPEN'::payment_state);
CREATE UNIQUE INDEX payments_provider_session_id_key ON payments USING btree (provider, session_id);
CREATE INDEX pending_hosts_due ON pending_hosts USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX pending_hosts_host ON pending_hosts USING btree (host);
CREATE INDEX people_business_id_first_contact_id_idx ON people USING btree (business_id, first_contact_id);
CREATE INDEX people_business_id_last_name_key_first_name_key_idx ON people USING btree (business_id, last_name_key, first_name_key);
CREATE INDEX provider_events_business_id_idx ON provider_events USING btree (business_id);
CREATE INDEX provider_services_business_id_service_id_idx ON provider_services USING btree (business_id, service_id);
CREATE INDEX provider_staff_business_id_staff_id_idx ON provider_staff USING btree (business_id, staff_id);
CREATE UNIQUE INDEX providers_business_id_slug_key ON providers USING btree (business_id, slug);
CREATE INDEX refunds_business_id_booking_id_idx ON refunds USING btree (business_id, booking_id);
CREATE INDEX refunds_business_id_payment_id_idx ON refunds USING btree (business_id, payment_id);
CREATE INDEX refunds_due ON refunds USING btree (due_at) WHERE (state = 'PENDING'::refund_state);
CREATE UNIQUE INDEX resources_business_id_slug_key ON resources USING btree (business_id, slug);
CREATE INDEX service_forms_business_id_form_id_idx ON service_forms USING btree (business_id, form_id);
CREATE UNIQUE INDEX service_menus_business_id_slug_key ON service_menus USING btree (business_id, slug);
CREATE INDEX service_resources_business_id_resource_id_idx ON service_resources USING btree (business_id, resource_id);
CREATE INDEX service_staff_business_id_staff_id_idx ON service_staff USING btree (business_id, staff_id);
CREATE UNIQUE INDEX services_business_id_slug_key ON services USING btree (business_id, slug);
CREATE UNIQUE INDEX sessions_business_id_service_id_staff_id_starts_at_key ON sessions USING btree (business_id, service_id, staff_id, starts_at);
CREATE UNIQUE INDEX staff_business_id_slug_key ON staff USING btree (business_id, slug);
CREATE INDEX submissions_business_id_form_id_created_at_idx ON submissions USING btree (business_id, form_id, created_at);
CREATE INDEX submissions_business_id_order_id_idx ON submissions USING btree (business_id, order_id);
CREATE UNIQUE INDEX submissions_business_id_start_id_key ON submissions USING btree (business_id, start_id);
CREATE UNIQUE INDEX submissions_once_an_order ON submissions USING btree (business_id, order_id, form_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX survey_responses_business_id_start_id_key ON survey_responses USING btree (business_id, start_id);
CREATE INDEX survey_responses_business_id_survey_id_created_at_idx ON survey_responses USING btree (business_id, survey_id, created_at);
CREATE UNIQUE INDEX surveys_business_id_slug_key ON surveys USING btree (business_id, slug);
CREATE UNIQUE INDEX test_payments_business_id_payment_id_key ON test_payments USING btree (business_id, payment_id);
CREATE INDEX test_payments_to_tell ON test_payments USING btree (tell_at) WHERE (tell_at IS NOT NULL);
CREATE UNIQUE INDEX units_business_id_resource_id_ordinal_key ON units USING btree (business_id, resource_id, ordinal);
CREATE UNIQUE INDEX units_business_id_staff_id_ordinal_key ON units USING btree (business_id, staff_id, ordinal);
CREATE INDEX uploads_business_id_response_id_idx ON uploads USING btree (business_id, response_id);
CREATE INDEX uploads_business_id_submission_id_idx ON uploads USING btree (business_id, submission_id);
CREATE INDEX uploads_submitted ON uploads USING btree (business_id, created_at) WHERE (expires_at IS NULL);
CREATE INDEX uploads_unclaimed ON uploads USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX user_links_business_id_user_id_idx ON user_links USING btree (business_id, user_id);
CREATE INDEX user_links_mail_due_at_idx ON user_links USING btree (mail_due_at);
CREATE INDEX user_notifications_business_id_user_id_idx ON user_notifications USING btree (business_id, user_id);
CREATE INDEX user_notifications_mail_due_at_idx ON user_notifications USING btree (mail_due_at);
CREATE INDEX user_sessions_business_id_user_id_idx ON user_sessions USING btree (business_id, user_id);
CREATE UNIQUE INDEX user_sessions_former_hash_key ON user_sessions USING btree (former_hash);
CREATE UNIQUE INDEX user_sessions_token_hash_key ON user_sessions USING btree (token_hash);
CREATE UNIQUE INDEX users_business_id_email_key_key ON users USING btree (business_id, email_key);
CREATE INDEX users_business_id_staff_id_idx ON users USING btree (business_id, staff_id);
CREATE INDEX webhook_deliveries_business_id_endpoint_id_created_at_id_idx ON webhook_deliveries USING btree (business_id, endpoint_id, created_at, id);
CREATE UNIQUE INDEX webhook_deliveries_business_id_event_id_endpoint_id_key ON webhook_deliveries USING btree (business_id, event_id, endpoint_id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (business_id, endpoint_id, due_at) WHERE (state = 'PENDING'::text);
CREATE INDEX webhook_deliveries_give_up ON webhook_deliveries USING btree (give_up_at) WHERE (state = 'PENDING'::text);
CREATE INDEX webhook_endpoints_business_id_created_at_id_idx ON webhook_endpoints USING btree (business_id, created_at, id);
CREATE INDEX webhook_endpoints_notice_due ON webhook_endpoints USING btree (notice_due_at) WHERE (notice_due_at IS NOT NULL);

-- Foreign keys. Each one stays inside a business.

ALTER TABLE api_keys ADD CONSTRAINT api_keys_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE attempts ADD CONSTRAINT attempts_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE audit_seals ADD CONSTRAINT audit_seals_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE audit_unsealed ADD CONSTRAINT audit_unsealed_business_id_entry_id_fkey FOREIGN KEY (business_id, entry_id) REFERENCES audit_entries(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE block_units ADD CONSTRAINT block_units_business_id_block_id_fkey FOREIGN KEY (business_id, block_id) REFERENCES blocks(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE block_units ADD CONSTRAINT block_units_business_id_unit_id_fkey FOREIGN KEY (business_id, unit_id) REFERENCES units(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE blocks ADD CONSTRAINT blocks_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE booking_events ADD CONSTRAINT booking_events_business_id_booking_id_fkey FOREIGN KEY (business_id, booking_id) REFERENCES bookings(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE booking_staff ADD CONSTRAINT booking_staff_business_id_booking_id_fkey FOREIGN KEY (business_id, booking_id) REFERENCES bookings(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE booking_staff ADD CONSTRAINT booking_staff_business_id_staff_id_fkey FOREIGN KEY (business_id, staff_id) REFERENCES staff(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE bookings ADD CONSTRAINT bookings_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE bookings ADD CONSTRAINT bookings_business_id_order_id_fkey FOREIGN KEY (business_id, order_id) REFERENCES orders(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE bookings ADD CONSTRAINT bookings_business_id_provider_id_fkey FOREIGN KEY (business_id, provider_id) REFERENCES providers(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE bookings ADD CONSTRAINT bookings_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE bookings ADD CONSTRAINT bookings_business_id_session_id_fkey FOREIGN KEY (business_id, session_id) REFERENCES sessions(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE business_hosts ADD CONSTRAINT business_hosts_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE busy_feeds ADD CONSTRAINT busy_feeds_business_id_staff_id_fkey FOREIGN KEY (business_id, staff_id) REFERENCES staff(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE busy_times ADD CONSTRAINT busy_times_business_id_feed_id_fkey FOREIGN KEY (business_id, feed_id) REFERENCES busy_feeds(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE busy_times ADD CONSTRAINT busy_times_business_id_unit_id_fkey FOREIGN KEY (business_id, unit_id) REFERENCES units(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE claims ADD CONSTRAINT claims_business_id_block_id_fkey FOREIGN KEY (business_id, block_id) REFERENCES blocks(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE claims ADD CONSTRAINT claims_business_id_booking_id_fkey FOREIGN KEY (business_id, booking_id) REFERENCES bookings(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE claims ADD CONSTRAINT claims_business_id_hold_id_ordinal_fkey FOREIGN KEY (business_id, hold_id, ordinal) REFERENCES hold_lines(business_id, hold_id, ordinal) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE claims ADD CONSTRAINT claims_business_id_session_id_fkey FOREIGN KEY (business_id, session_id) REFERENCES sessions(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE claims ADD CONSTRAINT claims_business_id_unit_id_fkey FOREIGN KEY (business_id, unit_id) REFERENCES units(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE contacts ADD CONSTRAINT contacts_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE date_overrides ADD CONSTRAINT date_overrides_business_id_schedule_id_fkey FOREIGN KEY (business_id, schedule_id) REFERENCES schedules(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE entries ADD CONSTRAINT entries_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE entry_slugs ADD CONSTRAINT entry_slugs_business_id_entry_id_fkey FOREIGN KEY (business_id, entry_id) REFERENCES entries(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE entry_slugs ADD CONSTRAINT entry_slugs_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE event_feeds ADD CONSTRAINT event_feeds_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE events ADD CONSTRAINT events_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE figure_marks ADD CONSTRAINT figure_marks_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE form_versions ADD CONSTRAINT form_versions_business_id_form_id_fkey FOREIGN KEY (business_id, form_id) REFERENCES forms(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE forms ADD CONSTRAINT forms_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE group_calendars ADD CONSTRAINT group_calendars_business_id_group_id_fkey FOREIGN KEY (business_id, group_id) REFERENCES groups(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE group_calendars ADD CONSTRAINT group_calendars_business_id_provider_id_service_id_fkey FOREIGN KEY (business_id, provider_id, service_id) REFERENCES provider_services(business_id, provider_id, service_id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE group_calendars ADD CONSTRAINT group_calendars_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE groups ADD CONSTRAINT groups_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE guests ADD CONSTRAINT guests_business_id_booking_id_fkey FOREIGN KEY (business_id, booking_id) REFERENCES bookings(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE hold_lines ADD CONSTRAINT hold_lines_business_id_hold_id_fkey FOREIGN KEY (business_id, hold_id) REFERENCES holds(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE hold_lines ADD CONSTRAINT hold_lines_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE hold_lines ADD CONSTRAINT hold_lines_business_id_session_id_fkey FOREIGN KEY (business_id, session_id) REFERENCES sessions(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE holds ADD CONSTRAINT holds_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE holds ADD CONSTRAINT holds_business_id_link_id_fkey FOREIGN KEY (business_id, link_id) REFERENCES one_time_links(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE holds ADD CONSTRAINT holds_business_id_provider_id_fkey FOREIGN KEY (business_id, provider_id) REFERENCES providers(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE holidays ADD CONSTRAINT holidays_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE kept_figures ADD CONSTRAINT kept_figures_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE media ADD CONSTRAINT media_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE media_variants ADD CONSTRAINT media_variants_business_id_media_id_fkey FOREIGN KEY (business_id, media_id) REFERENCES media(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE menu_categories ADD CONSTRAINT menu_categories_business_id_menu_id_fkey FOREIGN KEY (business_id, menu_id) REFERENCES service_menus(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE menu_items ADD CONSTRAINT menu_items_business_id_category_id_fkey FOREIGN KEY (business_id, category_id) REFERENCES menu_categories(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE menu_items ADD CONSTRAINT menu_items_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE money_entries ADD CONSTRAINT money_entries_business_id_payment_id_fkey FOREIGN KEY (business_id, payment_id) REFERENCES payments(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE money_entries ADD CONSTRAINT money_entries_business_id_refund_id_fkey FOREIGN KEY (business_id, refund_id) REFERENCES refunds(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE notices ADD CONSTRAINT notices_business_id_order_id_fkey FOREIGN KEY (business_id, order_id) REFERENCES orders(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE notices ADD CONSTRAINT notices_business_id_staff_id_fkey FOREIGN KEY (business_id, staff_id) REFERENCES staff(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE one_time_link_services ADD CONSTRAINT one_time_link_services_business_id_link_id_fkey FOREIGN KEY (business_id, link_id) REFERENCES one_time_links(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE one_time_link_services ADD CONSTRAINT one_time_link_services_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE one_time_links ADD CONSTRAINT one_time_links_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE orders ADD CONSTRAINT orders_business_id_contact_id_fkey FOREIGN KEY (business_id, contact_id) REFERENCES contacts(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE orders ADD CONSTRAINT orders_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE orders ADD CONSTRAINT orders_business_id_link_id_fkey FOREIGN KEY (business_id, link_id) REFERENCES one_time_links(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE payment_bookings ADD CONSTRAINT payment_bookings_business_id_booking_id_fkey FOREIGN KEY (business_id, booking_id) REFERENCES bookings(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE payment_bookings ADD CONSTRAINT payment_bookings_business_id_payment_id_fkey FOREIGN KEY (business_id, payment_id) REFERENCES payments(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE payments ADD CONSTRAINT payments_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE payments ADD CONSTRAINT payments_business_id_order_id_fkey FOREIGN KEY (business_id, order_id) REFERENCES orders(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE pending_hosts ADD CONSTRAINT pending_hosts_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE people ADD CONSTRAINT people_business_id_first_contact_id_fkey FOREIGN KEY (business_id, first_contact_id) REFERENCES contacts(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE people ADD CONSTRAINT people_business_id_last_contact_id_fkey FOREIGN KEY (business_id, last_contact_id) REFERENCES contacts(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE previews ADD CONSTRAINT previews_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE provider_events ADD CONSTRAINT provider_events_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE provider_services ADD CONSTRAINT provider_services_business_id_provider_id_fkey FOREIGN KEY (business_id, provider_id) REFERENCES providers(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE provider_services ADD CONSTRAINT provider_services_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE provider_staff ADD CONSTRAINT provider_staff_business_id_provider_id_fkey FOREIGN KEY (business_id, provider_id) REFERENCES providers(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE provider_staff ADD CONSTRAINT provider_staff_business_id_staff_id_fkey FOREIGN KEY (business_id, staff_id) REFERENCES staff(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE providers ADD CONSTRAINT providers_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE refunds ADD CONSTRAINT refunds_business_id_booking_id_fkey FOREIGN KEY (business_id, booking_id) REFERENCES bookings(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE refunds ADD CONSTRAINT refunds_business_id_payment_id_fkey FOREIGN KEY (business_id, payment_id) REFERENCES payments(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE resources ADD CONSTRAINT resources_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE revisions ADD CONSTRAINT revisions_business_id_entry_id_fkey FOREIGN KEY (business_id, entry_id) REFERENCES entries(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE schedule_windows ADD CONSTRAINT schedule_windows_business_id_schedule_id_fkey FOREIGN KEY (business_id, schedule_id) REFERENCES schedules(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE schedules ADD CONSTRAINT schedules_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE service_days ADD CONSTRAINT service_days_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE service_forms ADD CONSTRAINT service_forms_business_id_form_id_fkey FOREIGN KEY (business_id, form_id) REFERENCES forms(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE service_forms ADD CONSTRAINT service_forms_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE service_menus ADD CONSTRAINT service_menus_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE service_resources ADD CONSTRAINT service_resources_business_id_resource_id_fkey FOREIGN KEY (business_id, resource_id) REFERENCES resources(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE service_resources ADD CONSTRAINT service_resources_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE service_staff ADD CONSTRAINT service_staff_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE service_staff ADD CONSTRAINT service_staff_business_id_staff_id_fkey FOREIGN KEY (business_id, staff_id) REFERENCES staff(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE services ADD CONSTRAINT services_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE sessions ADD CONSTRAINT sessions_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE sessions ADD CONSTRAINT sessions_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE sessions ADD CONSTRAINT sessions_business_id_staff_id_fkey FOREIGN KEY (business_id, staff_id) REFERENCES staff(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE sites ADD CONSTRAINT sites_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE staff ADD CONSTRAINT staff_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE staff ADD CONSTRAINT staff_business_id_schedule_id_fkey FOREIGN KEY (business_id, schedule_id) REFERENCES schedules(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE submissions ADD CONSTRAINT submissions_business_id_form_id_version_fkey FOREIGN KEY (business_id, form_id, version) REFERENCES form_versions(business_id, form_id, version) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE submissions ADD CONSTRAINT submissions_business_id_order_id_fkey FOREIGN KEY (business_id, order_id) REFERENCES orders(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE survey_responses ADD CONSTRAINT survey_responses_business_id_survey_id_version_fkey FOREIGN KEY (business_id, survey_id, version) REFERENCES survey_versions(business_id, survey_id, version) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE survey_versions ADD CONSTRAINT survey_versions_business_id_survey_id_fkey FOREIGN KEY (business_id, survey_id) REFERENCES surveys(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE surveys ADD CONSTRAINT surveys_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE test_payments ADD CONSTRAINT test_payments_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE units ADD CONSTRAINT units_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE units ADD CONSTRAINT units_business_id_resource_id_fkey FOREIGN KEY (business_id, resource_id) REFERENCES resources(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE units ADD CONSTRAINT units_business_id_staff_id_fkey FOREIGN KEY (business_id, staff_id) REFERENCES staff(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE unpaid_bookings ADD CONSTRAINT unpaid_bookings_business_id_booking_id_fkey FOREIGN KEY (business_id, booking_id) REFERENCES bookings(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE uploads ADD CONSTRAINT uploads_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE uploads ADD CONSTRAINT uploads_business_id_response_id_fkey FOREIGN KEY (business_id, response_id) REFERENCES survey_responses(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE uploads ADD CONSTRAINT uploads_business_id_submission_id_fkey FOREIGN KEY (business_id, submission_id) REFERENCES submissions(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE user_links ADD CONSTRAINT user_links_business_id_user_id_fkey FOREIGN KEY (business_id, user_id) REFERENCES users(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE user_notifications ADD CONSTRAINT user_notifications_business_id_user_id_fkey FOREIGN KEY (business_id, user_id) REFERENCES users(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE user_sessions ADD CONSTRAINT user_sessions_business_id_user_id_fkey FOREIGN KEY (business_id, user_id) REFERENCES users(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE users ADD CONSTRAINT users_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE users ADD CONSTRAINT users_business_id_staff_id_fkey FOREIGN KEY (business_id, staff_id) REFERENCES staff(business_id, id) ON UPDATE RESTRICT ON DELETE RESTRICT;
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_business_id_endpoint_id_fkey FOREIGN KEY (business_id, endpoint_id) REFERENCES webhook_endpoints(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_business_id_event_id_fkey FOREIGN KEY (business_id, event_id) REFERENCES events(business_id, id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON UPDATE RESTRICT ON DELETE RESTRICT;

-- Triggers

CREATE TRIGGER api_keys_record_changes AFTER UPDATE ON api_keys FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER audit_entries_append_only BEFORE DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE TRIGGER audit_entries_keep BEFORE UPDATE ON audit_entries FOR EACH ROW WHEN ((((((((((((((old.business_id IS DISTINCT FROM new.business_id) OR (old.id IS DISTINCT FROM new.id)) OR (old.at IS DISTINCT FROM new.at)) OR (old.actor_kind IS DISTINCT FROM new.actor_kind)) OR (old.actor_id IS DISTINCT FROM new.actor_id)) OR (old.action IS DISTINCT FROM new.action)) OR (old.fields IS DISTINCT FROM new.fields)) OR (old.changed IS DISTINCT FROM new.changed)) OR (old.count IS DISTINCT FROM new.count)) OR (old.request_id IS DISTINCT FROM new.request_id)) OR (old.actor_digest IS DISTINCT FROM new.actor_digest)) OR (old.subject_digest IS DISTINCT FROM new.subject_digest)) OR ((((new.actor_name IS DISTINCT FROM old.actor_name) OR (new.address_hash IS DISTINCT FROM old.address_hash)) OR (new.actor_salt IS DISTINCT FROM old.actor_salt)) AND ((new.actor_name <> ''::text) OR (new.address_hash IS NOT NULL) OR (new.actor_salt IS NOT NULL))) OR (((new.subject IS DISTINCT FROM old.subject) OR (new.subject_salt IS DISTINCT FROM old.subject_salt)) AND ((new.subject IS NOT NULL) OR (new.subject_salt IS NOT NULL))))) EXECUTE FUNCTION reject_change();
CREATE TRIGGER audit_entries_mark_unsealed AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION mark_audit_unsealed();
CREATE TRIGGER audit_entries_prepare BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION prepare_audit_entry();
CREATE TRIGGER audit_seals_append_only BEFORE DELETE OR UPDATE ON audit_seals FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE TRIGGER booking_events_append_only BEFORE DELETE ON booking_events FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE TRIGGER booking_events_emit_event AFTER INSERT ON booking_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION emit_booking_events();
CREATE TRIGGER booking_events_in_order BEFORE INSERT ON booking_events FOR EACH ROW WHEN ((new.ordinal > 1)) EXECUTE FUNCTION keep_history_order();
CREATE TRIGGER booking_events_keep BEFORE UPDATE ON booking_events FOR EACH ROW WHEN (((new.note <> ''::text) OR (((((((old.business_id IS DISTINCT FROM new.business_id) OR (old.booking_id IS DISTINCT FROM new.booking_id)) OR (old.ordinal IS DISTINCT FROM new.ordinal)) OR (old.at IS DISTINCT FROM new.at)) OR (old.actor IS DISTINCT FROM new.actor)) OR (old.status IS DISTINCT FROM new.status)) OR (old.starts_at IS DISTINCT FROM new.starts_at)))) EXECUTE FUNCTION reject_change();
CREATE TRIGGER booking_staff_added_mark_figures AFTER INSERT ON booking_staff REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_staff_figures();
CREATE TRIGGER booking_staff_changed_mark_figures AFTER UPDATE ON booking_staff REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_staff_figures();
CREATE TRIGGER booking_staff_removed_mark_figures AFTER DELETE ON booking_staff REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_staff_figures();
CREATE TRIGGER bookings_mark_figures AFTER UPDATE ON bookings FOR EACH ROW WHEN ((((((((((((old.status IS DISTINCT FROM new.status) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.seats IS DISTINCT FROM new.seats)) OR (old.price_minor IS DISTINCT FROM new.price_minor)) OR (old.due_minor IS DISTINCT FROM new.due_minor)) OR (old.decide_by IS DISTINCT FROM new.decide_by)) OR (old.service_id IS DISTINCT FROM new.service_id)) OR (old.provider_id IS DISTINCT FROM new.provider_id)) OR (old.session_id IS DISTINCT FROM new.session_id)) OR (old.order_id IS DISTINCT FROM new.order_id))) EXECUTE FUNCTION mark_booking_figures();
CREATE TRIGGER bookings_unpaid_added AFTER INSERT ON bookings FOR EACH ROW WHEN ((new.due_minor > 0)) EXECUTE FUNCTION track_unpaid_booking();
CREATE TRIGGER bookings_unpaid_changed AFTER UPDATE OF due_minor ON bookings FOR EACH ROW WHEN ((old.due_minor IS DISTINCT FROM new.due_minor)) EXECUTE FUNCTION track_unpaid_booking();
CREATE TRIGGER businesses_bump_site_version AFTER UPDATE ON businesses FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION bump_site_version('id');
CREATE TRIGGER businesses_emit_event AFTER UPDATE ON businesses FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION emit_catalogue_event('business', 'id');
CREATE TRIGGER businesses_mark_figures AFTER UPDATE ON businesses FOR EACH ROW WHEN ((old.time_zone IS DISTINCT FROM new.time_zone)) EXECUTE FUNCTION mark_business_figures();
CREATE TRIGGER businesses_record_changes AFTER UPDATE ON businesses FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER claims_refill_blocks AFTER DELETE ON claims REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION refill_blocks();
CREATE TRIGGER contacts_emit_event AFTER UPDATE ON contacts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION emit_contact_event();
CREATE TRIGGER contacts_mark_figures AFTER UPDATE ON contacts REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_contact_figures();
CREATE TRIGGER contacts_people_changed AFTER UPDATE ON contacts REFERENCING OLD TABLE AS former NEW TABLE AS latter FOR EACH STATEMENT EXECUTE FUNCTION refresh_people();
CREATE TRIGGER contacts_people_deleted AFTER DELETE ON contacts REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION refresh_people();
CREATE TRIGGER contacts_person_added AFTER INSERT ON contacts FOR EACH ROW WHEN ((new.erased_at IS NULL)) EXECUTE FUNCTION upsert_person();
CREATE TRIGGER contacts_person_removed BEFORE DELETE ON contacts FOR EACH ROW EXECUTE FUNCTION delete_person();
CREATE TRIGGER contacts_record_changes AFTER UPDATE ON contacts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER date_overrides_emit_event AFTER INSERT OR DELETE OR UPDATE ON date_overrides FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('schedule', 'schedule_id');
CREATE TRIGGER entries_emit_event AFTER UPDATE ON entries FOR EACH ROW WHEN (((old.published IS DISTINCT FROM new.published) OR ((old.state <> new.state) AND ((old.published IS NOT NULL) OR (new.published IS NOT NULL))))) EXECUTE FUNCTION emit_entry_event();
CREATE TRIGGER events_enqueue_deliveries AFTER INSERT ON events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION enqueue_deliveries();
CREATE TRIGGER form_versions_append_only BEFORE DELETE OR UPDATE ON form_versions FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE TRIGGER forms_bump_site_version AFTER UPDATE ON forms FOR EACH ROW WHEN ((((old.slug IS DISTINCT FROM new.slug) OR (old.publication IS DISTINCT FROM new.publication)) OR (old.version IS DISTINCT FROM new.version))) EXECUTE FUNCTION bump_site_version('business_id');
CREATE TRIGGER forms_notify_change AFTER INSERT OR DELETE OR UPDATE ON forms FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER forms_record_changes AFTER UPDATE ON forms FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER group_calendars_emit_event AFTER INSERT OR DELETE OR UPDATE ON group_calendars FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('group', 'group_id');
CREATE TRIGGER group_calendars_notify_change AFTER INSERT OR DELETE OR UPDATE ON group_calendars FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER groups_emit_event AFTER INSERT OR DELETE OR UPDATE ON groups FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('group', 'id');
CREATE TRIGGER groups_notify_change AFTER INSERT OR DELETE OR UPDATE ON groups FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER groups_record_changes AFTER UPDATE ON groups FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER groups_store_former_slug BEFORE UPDATE ON groups FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION store_former_slug();
CREATE TRIGGER menu_categories_emit_event AFTER INSERT OR DELETE OR UPDATE ON menu_categories FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('menu', 'menu_id');
CREATE TRIGGER menu_categories_notify_change AFTER INSERT OR DELETE OR UPDATE ON menu_categories FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER menu_items_notify_change AFTER INSERT OR DELETE OR UPDATE ON menu_items FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER money_entries_append_only BEFORE DELETE OR UPDATE ON money_entries FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE TRIGGER money_entries_emit_event AFTER INSERT ON money_entries FOR EACH ROW EXECUTE FUNCTION emit_money_event();
CREATE TRIGGER money_entries_mark_figures AFTER INSERT ON money_entries FOR EACH ROW EXECUTE FUNCTION mark_money_figures();
CREATE TRIGGER one_time_links_record_changes AFTER UPDATE ON one_time_links FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER orders_mark_figures AFTER UPDATE ON orders FOR EACH ROW WHEN (((old.attribution IS DISTINCT FROM new.attribution) OR (old.contact_id IS DISTINCT FROM new.contact_id))) EXECUTE FUNCTION mark_order_figures();
CREATE TRIGGER payment_bookings_changed_mark_figures AFTER UPDATE ON payment_bookings FOR EACH ROW WHEN (((old.booking_id IS DISTINCT FROM new.booking_id) OR (old.amount_minor IS DISTINCT FROM new.amount_minor))) EXECUTE FUNCTION mark_money_figures();
CREATE TRIGGER payment_bookings_mark_figures AFTER INSERT ON payment_bookings FOR EACH ROW EXECUTE FUNCTION mark_money_figures();
CREATE TRIGGER payment_bookings_unpaid AFTER INSERT ON payment_bookings FOR EACH ROW EXECUTE FUNCTION settle_unpaid_booking();
CREATE TRIGGER payments_unpaid_changed AFTER UPDATE OF state ON payments FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION settle_unpaid_bookings();
CREATE TRIGGER provider_events_append_only BEFORE DELETE OR UPDATE ON provider_events FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE TRIGGER provider_services_emit_event AFTER INSERT OR DELETE OR UPDATE ON provider_services FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('provider', 'provider_id');
CREATE TRIGGER provider_services_notify_change AFTER INSERT OR DELETE OR UPDATE ON provider_services FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER provider_staff_emit_event AFTER INSERT OR DELETE OR UPDATE ON provider_staff FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('provider', 'provider_id');
CREATE TRIGGER provider_staff_notify_change AFTER INSERT OR DELETE OR UPDATE ON provider_staff FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER providers_bump_site_version AFTER UPDATE ON providers FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION bump_site_version('business_id');
CREATE TRIGGER providers_emit_event AFTER INSERT OR DELETE OR UPDATE ON providers FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('provider', 'id');
CREATE TRIGGER providers_notify_change AFTER INSERT OR DELETE OR UPDATE ON providers FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER providers_record_changes AFTER UPDATE ON providers FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER providers_store_former_slug BEFORE UPDATE ON providers FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION store_former_slug();
CREATE TRIGGER refunds_mark_figures AFTER UPDATE ON refunds FOR EACH ROW WHEN ((old.booking_id IS DISTINCT FROM new.booking_id)) EXECUTE FUNCTION mark_money_figures();
-- Refunds that have not failed never exceed the payment.
CREATE TRIGGER refunds_within_payment BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION reject_excess_refund();
CREATE TRIGGER resources_emit_event AFTER INSERT OR DELETE OR UPDATE ON resources FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('resource', 'id');
CREATE TRIGGER resources_record_changes AFTER UPDATE ON resources FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
-- Revisions never change. Those of an entry that was once public are never deleted.
CREATE TRIGGER revisions_append_only BEFORE UPDATE ON revisions FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE TRIGGER revisions_keep_public BEFORE DELETE ON revisions FOR EACH ROW EXECUTE FUNCTION keep_public_revisions();
CREATE TRIGGER schedule_windows_emit_event AFTER INSERT OR DELETE OR UPDATE ON schedule_windows FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('schedule', 'schedule_id');
CREATE TRIGGER schedules_emit_event AFTER INSERT OR DELETE OR UPDATE ON schedules FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('schedule', 'id');
CREATE TRIGGER schedules_record_changes AFTER UPDATE ON schedules FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER service_forms_emit_event AFTER INSERT OR DELETE OR UPDATE ON service_forms FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('service', 'service_id');
CREATE TRIGGER service_forms_notify_change AFTER INSERT OR DELETE OR UPDATE ON service_forms FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER service_menus_bump_site_version AFTER UPDATE ON service_menus FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION bump_site_version('business_id');
CREATE TRIGGER service_menus_emit_event AFTER INSERT OR DELETE OR UPDATE ON service_menus FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('menu', 'id');
CREATE TRIGGER service_menus_notify_change AFTER INSERT OR DELETE OR UPDATE ON service_menus FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER service_menus_record_changes AFTER UPDATE ON service_menus FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER service_menus_store_former_slug BEFORE UPDATE ON service_menus FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION store_former_slug();
CREATE TRIGGER service_resources_emit_event AFTER INSERT OR DELETE OR UPDATE ON service_resources FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('service', 'service_id');
CREATE TRIGGER service_staff_emit_event AFTER INSERT OR DELETE OR UPDATE ON service_staff FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('service', 'service_id');
CREATE TRIGGER service_staff_notify_change AFTER INSERT OR DELETE OR UPDATE ON service_staff FOR EACH ROW EXECUTE FUNCTION notify_row_change();
-- Booking must not wait for the row of a site, so `look_busy_turn` raises no version.
CREATE TRIGGER services_bump_site_version AFTER UPDATE ON services FOR EACH ROW WHEN (((((((((((((((((((old.slug IS DISTINCT FROM new.slug) OR (old.name IS DISTINCT FROM new.name)) OR (old.description IS DISTINCT FROM new.description)) OR (old.picture IS DISTINCT FROM new.picture)) OR (old.publication IS DISTINCT FROM new.publication)) OR (old."position" IS DISTINCT FROM new."position")) OR (old.duration_minutes IS DISTINCT FROM new.duration_minutes)) OR (old.capacity IS DISTINCT FROM new.capacity)) OR (old.price_minor IS DISTINCT FROM new.price_minor)) OR (old.price_per IS DISTINCT FROM new.price_per)) OR (old.payment_rule IS DISTINCT FROM new.payment_rule)) OR (old.payment_value IS DISTINCT FROM new.payment_value)) OR (old.mode IS DISTINCT FROM new.mode)) OR (old.assignment IS DISTINCT FROM new.assignment)) OR (old.location_kinds IS DISTINCT FROM new.location_kinds)) OR (old.guest_mode IS DISTINCT FROM new.guest_mode)) OR (old.recurrence_max IS DISTINCT FROM new.recurrence_max)) OR (old.consent_text IS DISTINCT FROM new.consent_text))) EXECUTE FUNCTION bump_site_version('business_id');
CREATE TRIGGER services_change_notify_change AFTER UPDATE ON services FOR EACH ROW WHEN ((old.look_busy_turn = new.look_busy_turn)) EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER services_emit_event AFTER UPDATE ON services FOR EACH ROW WHEN (((to_jsonb(old.*) - 'look_busy_turn'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'look_busy_turn'::text))) EXECUTE FUNCTION emit_catalogue_event('service', 'id');
CREATE TRIGGER services_emit_first AFTER INSERT OR DELETE ON services FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('service', 'id');
CREATE TRIGGER services_notify_change AFTER INSERT OR DELETE ON services FOR EACH ROW EXECUTE FUNCTION notify_row_change();
-- Every order raises `look_busy_turn`, which is no change by a user.
CREATE TRIGGER services_record_changes AFTER UPDATE ON services FOR EACH ROW WHEN (((old.look_busy_turn = new.look_busy_turn) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER services_store_former_slug BEFORE UPDATE ON services FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION store_former_slug();
CREATE TRIGGER staff_bump_site_version AFTER UPDATE ON staff FOR EACH ROW WHEN ((((((((old.slug IS DISTINCT FROM new.slug) OR (old.name IS DISTINCT FROM new.name)) OR (old.title IS DISTINCT FROM new.title)) OR (old.bio IS DISTINCT FROM new.bio)) OR (old.picture IS DISTINCT FROM new.picture)) OR (old.publication IS DISTINCT FROM new.publication)) OR (old."position" IS DISTINCT FROM new."position"))) EXECUTE FUNCTION bump_site_version('business_id');
CREATE TRIGGER staff_emit_event AFTER INSERT OR DELETE OR UPDATE ON staff FOR EACH ROW EXECUTE FUNCTION emit_catalogue_event('staff', 'id');
CREATE TRIGGER staff_notify_change AFTER INSERT OR DELETE OR UPDATE ON staff FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER staff_record_changes AFTER UPDATE ON staff FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER staff_store_former_slug BEFORE UPDATE ON staff FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION store_former_slug();
CREATE TRIGGER submissions_emit_event AFTER INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION emit_submission_event('form.submitted');
CREATE TRIGGER survey_responses_emit_event AFTER INSERT ON survey_responses FOR EACH ROW EXECUTE FUNCTION emit_submission_event('survey.submitted');
CREATE TRIGGER survey_versions_append_only BEFORE DELETE OR UPDATE ON survey_versions FOR EACH ROW EXECUTE FUNCTION reject_change();
CREATE TRIGGER surveys_bump_site_version AFTER UPDATE ON surveys FOR EACH ROW WHEN ((((old.slug IS DISTINCT FROM new.slug) OR (old.publication IS DISTINCT FROM new.publication)) OR (old.version IS DISTINCT FROM new.version))) EXECUTE FUNCTION bump_site_version('business_id');
CREATE TRIGGER surveys_notify_change AFTER INSERT OR DELETE OR UPDATE ON surveys FOR EACH ROW EXECUTE FUNCTION notify_row_change();
CREATE TRIGGER surveys_record_changes AFTER UPDATE ON surveys FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER units_emit_event AFTER INSERT ON units FOR EACH ROW WHEN ((NOT new.is_extra)) EXECUTE FUNCTION emit_catalogue_event('resource', 'resource_id');
CREATE TRIGGER units_emit_last AFTER DELETE ON units FOR EACH ROW WHEN ((NOT old.is_extra)) EXECUTE FUNCTION emit_catalogue_event('resource', 'resource_id');
CREATE TRIGGER users_record_changes AFTER UPDATE ON users FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
CREATE TRIGGER webhook_endpoints_record_changes AFTER UPDATE ON webhook_endpoints FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION record_changed_columns();
