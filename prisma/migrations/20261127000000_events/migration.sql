-- What partners hear of. Events are written by the tables that they are about, in the statement that changes them: whoever changes
-- a booking, by whatever way, tells of it, and nothing is sent for it. They hold ids and facts, never who somebody is: that is added
-- when an event is read or delivered, so that whoever is forgotten is forgotten here too.

-- `made` says in which order rows were written; `position` is given once they stand, and is what the feed goes by.
CREATE TABLE events (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  made bigserial NOT NULL,
  position bigint,
  type text NOT NULL,
  subject uuid NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz(3) NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (business_id, id),
  CONSTRAINT events_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX events_business_id_position_key ON events (business_id, position);
CREATE INDEX events_business_id_subject_made_idx ON events (business_id, subject, made);
CREATE INDEX events_occurred_at_idx ON events (occurred_at);
CREATE INDEX events_waiting ON events (business_id, made) WHERE position IS NULL AND type <> 'webhook.test';

-- How far a business's feed goes, and up to where it is kept no more.
CREATE TABLE event_feeds (
  business_id uuid NOT NULL,
  last_position bigint NOT NULL DEFAULT 0,
  forgotten_position bigint NOT NULL DEFAULT 0,
  CONSTRAINT event_feeds_pkey PRIMARY KEY (business_id),
  CONSTRAINT event_feeds_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT event_feeds_sane CHECK (forgotten_position BETWEEN 0 AND last_position)
);

CREATE TABLE webhook_endpoints (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  url text NOT NULL,
  description text NOT NULL DEFAULT '',
  types text[] NOT NULL DEFAULT '{}',
  includes_contacts boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'ENABLED',
  secret bytea NOT NULL,
  former_secret bytea,
  former_secret_until timestamptz(3),
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz(3),
  paused_until timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (business_id, id),
  CONSTRAINT webhook_endpoints_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT webhook_endpoints_state CHECK (state IN ('ENABLED', 'DISABLED', 'SUSPENDED')),
  CONSTRAINT webhook_endpoints_secret CHECK (length(secret) BETWEEN 24 AND 64 AND (former_secret IS NULL) = (former_secret_until IS NULL)),
  CONSTRAINT webhook_endpoints_failing CHECK ((failures = 0) = (failing_since IS NULL) AND failures >= 0)
);
CREATE INDEX webhook_endpoints_business_id_created_at_id_idx ON webhook_endpoints (business_id, created_at, id);

-- One event on its way to one endpoint. A pending one is due at a time; taking it moves that on, so that nothing is ever lost.
CREATE TABLE webhook_deliveries (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  event_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'PENDING',
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  due_at timestamptz(3),
  give_up_at timestamptz(3) NOT NULL,
  attempted_at timestamptz(3),
  settled_at timestamptz(3),
  answer_status integer,
  answer_text text NOT NULL DEFAULT '',
  duration_ms integer,
  last_error text NOT NULL DEFAULT '',
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (business_id, id),
  CONSTRAINT webhook_deliveries_business_id_endpoint_id_fkey FOREIGN KEY (business_id, endpoint_id)
    REFERENCES webhook_endpoints (business_id, id) ON DELETE CASCADE ON UPDATE RESTRICT,
  CONSTRAINT webhook_deliveries_business_id_event_id_fkey FOREIGN KEY (business_id, event_id)
    REFERENCES events (business_id, id) ON DELETE CASCADE ON UPDATE RESTRICT,
  CONSTRAINT webhook_deliveries_state CHECK (state IN ('PENDING', 'DELIVERED', 'FAILED')),
  -- What is pending has an alarm, and only that.
  CONSTRAINT webhook_deliveries_due CHECK ((state = 'PENDING') = (due_at IS NOT NULL) AND (state = 'PENDING') = (settled_at IS NULL))
);
CREATE UNIQUE INDEX webhook_deliveries_business_id_event_id_endpoint_id_key ON webhook_deliveries (business_id, event_id, endpoint_id);
CREATE INDEX webhook_deliveries_business_id_endpoint_id_created_at_id_idx ON webhook_deliveries (business_id, endpoint_id, created_at, id);
CREATE INDEX webhook_deliveries_give_up ON webhook_deliveries (give_up_at) WHERE state = 'PENDING';
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (business_id, endpoint_id, due_at) WHERE state = 'PENDING';

-- A UUID of version 7 (RFC 9562 section 5.7) for a moment.
CREATE FUNCTION uuid_at(p_at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT encode(set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send(floor(extract(epoch FROM p_at) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
    52, 1), 53, 1), 'hex')::uuid
$$;

-- Every event is owed to the endpoints that want to hear of its type. One that only tries an endpoint is owed by whoever asks for it.
CREATE FUNCTION owe_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (business_id, id, endpoint_id, event_id, created_at, due_at, give_up_at)
  SELECT e.business_id, uuid_at(e.occurred_at), w.id, e.id, e.occurred_at, e.occurred_at, e.occurred_at + interval '24 hours'
    FROM added e JOIN webhook_endpoints w ON w.business_id = e.business_id AND w.state = 'ENABLED' AND (w.types = '{}' OR e.type = ANY (w.types))
   WHERE e.type <> 'webhook.test' ORDER BY e.made;
  RETURN NULL;
END $$;
CREATE TRIGGER events_owed AFTER INSERT ON events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION owe_deliveries();

-- A booking's history is written last by whatever changes it, so the booking already says how it stands then. Two entries of the
-- history alike in status and time: a guest has left, somebody else serves, or (with words) it is only a note, of which nobody is told.
CREATE FUNCTION tell_of_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  SELECT t.business_id, uuid_at(t.at), t.type, t.id, t.at, jsonb_build_object(
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
END $$;
CREATE TRIGGER booking_events_told AFTER INSERT ON booking_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_bookings();

CREATE FUNCTION tell_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  SELECT NEW.business_id, uuid_at(NEW.at), CASE NEW.kind WHEN 'CHARGE' THEN 'payment.succeeded' WHEN 'REFUND' THEN 'payment.refunded' ELSE 'payment.refund_failed' END,
         p.id, NEW.at, jsonb_build_object('paymentId', p.id,
           'reference', (SELECT o.reference FROM orders o WHERE o.business_id = p.business_id AND o.id = p.order_id), 'refundId', NEW.refund_id,
           'bookingId', (SELECT r.booking_id FROM refunds r WHERE r.business_id = NEW.business_id AND r.id = NEW.refund_id),
           'amountMinor', NEW.amount_minor, 'currency', NEW.currency)
    FROM payments p WHERE p.business_id = NEW.business_id AND p.id = NEW.payment_id;
  RETURN NULL;
END $$;
CREATE TRIGGER money_entries_told AFTER INSERT ON money_entries FOR EACH ROW EXECUTE FUNCTION tell_of_money();

CREATE FUNCTION tell_of_answers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_row jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data) VALUES (NEW.business_id, uuid_at(NEW.created_at), TG_ARGV[0], NEW.id, NEW.created_at,
    jsonb_strip_nulls(jsonb_build_object('submissionId', NEW.id, 'askedId', coalesce(v_row ->> 'form_id', v_row ->> 'survey_id'), 'version', NEW.version,
      'outcome', NEW.outcome, 'score', v_row -> 'score', 'locale', NEW.locale)));
  RETURN NULL;
END $$;
CREATE TRIGGER submissions_told AFTER INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION tell_of_answers('form.submitted');
CREATE TRIGGER survey_responses_told AFTER INSERT ON survey_responses FOR EACH ROW EXECUTE FUNCTION tell_of_answers('survey.submitted');

-- Which contact, and that something about them is otherwise; what it is now is read when it is told.
CREATE FUNCTION tell_of_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data) VALUES (NEW.business_id, uuid_at(now()),
    CASE WHEN to_jsonb(NEW) ->> 'erased_at' IS NULL THEN 'contact.updated' ELSE 'contact.erased' END, NEW.id, now(), jsonb_build_object('contactId', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER contacts_told AFTER UPDATE ON contacts FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_of_contact();

CREATE FUNCTION tell_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data) VALUES (NEW.business_id, uuid_at(NEW.updated_at), 'site.published', NEW.id, NEW.updated_at,
    jsonb_build_object('entryId', NEW.id, 'kind', NEW.kind, 'slug', NEW.slug, 'state', NEW.state));
  RETURN NULL;
END $$;
CREATE TRIGGER entries_told AFTER UPDATE ON entries FOR EACH ROW
  WHEN (OLD.published IS DISTINCT FROM NEW.published OR OLD.state <> NEW.state AND (OLD.published IS NOT NULL OR NEW.published IS NOT NULL))
  EXECUTE FUNCTION tell_of_entry();

-- What is offered, and by whom. Arguments: the noun, and the column that names it in this table. However many rows of it a transaction
-- changes, the noun is told of once. The time is the database's own here, for no rule reads it.
CREATE FUNCTION tell_of_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_row jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  v_id uuid := (v_row ->> TG_ARGV[1])::uuid;
  v_business uuid := coalesce(v_row ->> 'business_id', v_row ->> 'id')::uuid;
BEGIN
  IF v_id IS NULL OR EXISTS (SELECT FROM events WHERE business_id = v_business AND subject = v_id AND type = 'catalogue.updated'
                                AND occurred_at = now()::timestamptz(3)) THEN RETURN NULL; END IF;
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  VALUES (v_business, uuid_at(now()), 'catalogue.updated', v_id, now(), jsonb_build_object('noun', TG_ARGV[0], 'id', v_id));
  RETURN NULL;
END $$;
-- What counts bookings (`look_busy_turn`) is nobody's concern.
CREATE TRIGGER services_told AFTER UPDATE ON services FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'look_busy_turn' IS DISTINCT FROM to_jsonb(NEW) - 'look_busy_turn') EXECUTE FUNCTION tell_of_catalogue('service', 'id');
CREATE TRIGGER services_told_first AFTER INSERT OR DELETE ON services FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('service', 'id');
CREATE TRIGGER service_staff_told AFTER INSERT OR UPDATE OR DELETE ON service_staff FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('service', 'service_id');
CREATE TRIGGER service_resources_told AFTER INSERT OR UPDATE OR DELETE ON service_resources FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('service', 'service_id');
CREATE TRIGGER service_forms_told AFTER INSERT OR UPDATE OR DELETE ON service_forms FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('service', 'service_id');
CREATE TRIGGER providers_told AFTER INSERT OR UPDATE OR DELETE ON providers FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('provider', 'id');
CREATE TRIGGER provider_staff_told AFTER INSERT OR UPDATE OR DELETE ON provider_staff FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('provider', 'provider_id');
CREATE TRIGGER provider_services_told AFTER INSERT OR UPDATE OR DELETE ON provider_services FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('provider', 'provider_id');
CREATE TRIGGER staff_told AFTER INSERT OR UPDATE OR DELETE ON staff FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('staff', 'id');
CREATE TRIGGER resources_told AFTER INSERT OR UPDATE OR DELETE ON resources FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('resource', 'id');
-- Units that were made for one overbooking are no part of it.
CREATE TRIGGER units_told AFTER INSERT ON units FOR EACH ROW WHEN (NOT NEW.is_extra) EXECUTE FUNCTION tell_of_catalogue('resource', 'resource_id');
CREATE TRIGGER units_told_last AFTER DELETE ON units FOR EACH ROW WHEN (NOT OLD.is_extra) EXECUTE FUNCTION tell_of_catalogue('resource', 'resource_id');
CREATE TRIGGER schedules_told AFTER INSERT OR UPDATE OR DELETE ON schedules FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('schedule', 'id');
CREATE TRIGGER schedule_windows_told AFTER INSERT OR UPDATE OR DELETE ON schedule_windows FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('schedule', 'schedule_id');
CREATE TRIGGER date_overrides_told AFTER INSERT OR UPDATE OR DELETE ON date_overrides FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('schedule', 'schedule_id');
CREATE TRIGGER service_menus_told AFTER INSERT OR UPDATE OR DELETE ON service_menus FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('menu', 'id');
CREATE TRIGGER menu_categories_told AFTER INSERT OR UPDATE OR DELETE ON menu_categories FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('menu', 'menu_id');
CREATE TRIGGER groups_told AFTER INSERT OR UPDATE OR DELETE ON groups FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('group', 'id');
CREATE TRIGGER group_calendars_told AFTER INSERT OR UPDATE OR DELETE ON group_calendars FOR EACH ROW EXECUTE FUNCTION tell_of_catalogue('group', 'group_id');
CREATE TRIGGER businesses_told AFTER UPDATE ON businesses FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_of_catalogue('business', 'id');

-- Gives what stands its place in the feed, in the order in which it was written: an event that was committed late comes after all that
-- was read before, so no reader ever passes it by. One after the other within a business; nobody who books waits for it.
CREATE FUNCTION number_events(p_business uuid) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;

-- Forgets what happened before a moment; whoever has not read so far is told so.
CREATE FUNCTION forget_events(p_before timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_business uuid;
BEGIN
  FOR v_business IN SELECT DISTINCT business_id FROM events WHERE occurred_at < p_before ORDER BY 1 LOOP
    PERFORM number_events(v_business);
    PERFORM 1 FROM event_feeds WHERE business_id = v_business FOR UPDATE;
    WITH old AS (
      SELECT id FROM events WHERE business_id = v_business AND occurred_at < p_before AND (position IS NOT NULL OR type = 'webhook.test') ORDER BY occurred_at LIMIT 10000
    ), gone AS (
      DELETE FROM events e USING old WHERE e.business_id = v_business AND e.id = old.id RETURNING e.position
    )
    UPDATE event_feeds SET forgotten_position = greatest(forgotten_position, (SELECT max(position) FROM gone)) WHERE business_id = v_business;
  END LOOP;
END $$;
