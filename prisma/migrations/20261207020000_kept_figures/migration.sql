-- Figures of whole days and months, so that insights need not read every booking. Only the job that keeps them writes kept_figures.
-- Every change that figures depend on adds a row to figure_marks in its own transaction. Writers only insert there, so none waits for another.

CREATE TABLE figure_marks (
  business_id uuid NOT NULL,
  id bigserial NOT NULL,
  booking_id uuid NOT NULL,
  -- The start of the booking before or after the change. Figures of the span that contains it are out of date.
  starts_at timestamptz(3) NOT NULL,
  CONSTRAINT figure_marks_pkey PRIMARY KEY (business_id, id),
  CONSTRAINT figure_marks_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE kept_figures (
  business_id uuid NOT NULL,
  -- The bookings that start from here (included) until there (not included).
  from_at timestamptz(3) NOT NULL,
  until_at timestamptz(3) NOT NULL,
  -- The first deadline of a request or an unpaid order among them. Null if there is none.
  valid_until timestamptz(3),
  -- 52 bits of each visitor's hashed e-mail address, as doubles; and for each a bit that is set if their first visit ever is in this span.
  people bytea NOT NULL,
  firsts bytea NOT NULL,
  -- By key: the sums of server/domain/insights/spanFigures.ts.
  total jsonb NOT NULL,
  staff jsonb NOT NULL,
  services jsonb NOT NULL,
  providers jsonb NOT NULL,
  sources jsonb NOT NULL,
  CONSTRAINT kept_figures_pkey PRIMARY KEY (business_id, from_at, until_at),
  CONSTRAINT kept_figures_forwards CHECK (until_at > from_at),
  CONSTRAINT kept_figures_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE RESTRICT ON UPDATE RESTRICT
);
-- Hashes do not compress.
ALTER TABLE kept_figures ALTER COLUMN people SET STORAGE EXTERNAL;

-- Every booking has staff rows, written in the same statement. Their changes mark new bookings and bookings of other staff.
CREATE FUNCTION mark_staffed_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at) SELECT business_id, booking_id, starts_at FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_staff_added_mark AFTER INSERT ON booking_staff REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_staffed_bookings();
CREATE TRIGGER booking_staff_removed_mark AFTER DELETE ON booking_staff REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_staffed_bookings();
CREATE TRIGGER booking_staff_changed_mark AFTER UPDATE ON booking_staff REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_staffed_bookings();

CREATE FUNCTION mark_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at) VALUES (NEW.business_id, NEW.id, NEW.starts_at);
  IF OLD.starts_at <> NEW.starts_at THEN
    INSERT INTO figure_marks (business_id, booking_id, starts_at) VALUES (NEW.business_id, NEW.id, OLD.starts_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_mark AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.starts_at, OLD.ends_at, OLD.seats, OLD.price_minor, OLD.due_minor, OLD.decide_by, OLD.service_id, OLD.provider_id, OLD.session_id, OLD.order_id)
        IS DISTINCT FROM
        (NEW.status, NEW.starts_at, NEW.ends_at, NEW.seats, NEW.price_minor, NEW.due_minor, NEW.decide_by, NEW.service_id, NEW.provider_id, NEW.session_id, NEW.order_id))
  EXECUTE FUNCTION mark_booking();

CREATE FUNCTION mark_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT b.business_id, b.id, b.starts_at FROM bookings b WHERE b.business_id = NEW.business_id AND b.order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_mark AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.attribution, OLD.contact_id) IS DISTINCT FROM (NEW.attribution, NEW.contact_id)) EXECUTE FUNCTION mark_order();

-- Another e-mail address makes another visitor of a contact: all bookings of both addresses are marked.
CREATE FUNCTION mark_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE TRIGGER contacts_mark AFTER UPDATE ON contacts REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_contacts();

CREATE FUNCTION mark_payment(p_business uuid, p_payment uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT b.business_id, b.id, b.starts_at FROM bookings b
   WHERE b.business_id = p_business AND b.id IN (
     SELECT x.booking_id FROM payment_bookings x WHERE x.business_id = p_business AND x.payment_id = p_payment
      UNION SELECT r.booking_id FROM refunds r WHERE r.business_id = p_business AND r.payment_id = p_payment)
$$;
CREATE FUNCTION mark_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_payment(NEW.business_id, NEW.payment_id);
  RETURN NULL;
END $$;
CREATE TRIGGER money_entries_mark AFTER INSERT ON money_entries FOR EACH ROW EXECUTE FUNCTION mark_money();
CREATE TRIGGER payment_bookings_mark AFTER INSERT ON payment_bookings FOR EACH ROW EXECUTE FUNCTION mark_money();
CREATE TRIGGER payment_bookings_changed_mark AFTER UPDATE ON payment_bookings FOR EACH ROW
  WHEN ((OLD.booking_id, OLD.amount_minor) IS DISTINCT FROM (NEW.booking_id, NEW.amount_minor)) EXECUTE FUNCTION mark_money();
CREATE TRIGGER refunds_mark AFTER UPDATE ON refunds FOR EACH ROW WHEN (OLD.booking_id IS DISTINCT FROM NEW.booking_id) EXECUTE FUNCTION mark_money();

-- One mark for each local day with bookings, from which the job keeps that day and its month.
CREATE FUNCTION mark_all_days(p_business uuid, p_zone text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT DISTINCT ON ((b.starts_at AT TIME ZONE p_zone)::date) b.business_id, b.id, b.starts_at
    FROM bookings b WHERE b.business_id = p_business ORDER BY (b.starts_at AT TIME ZONE p_zone)::date, b.id
$$;

CREATE FUNCTION mark_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_all_days(NEW.id, NEW.time_zone);
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_mark AFTER UPDATE ON businesses FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION mark_business();

-- Bookings of earlier releases.
SELECT mark_all_days(id, time_zone) FROM businesses;
