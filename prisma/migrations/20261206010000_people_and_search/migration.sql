-- Search by trigrams within one business. Both extensions are trusted: the owner of a database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- A line break separates the fields. A pattern that matches one field also matches the whole expression. Each insert writes its entries
-- itself (fastupdate = off), so that no booking waits for the entries of hundreds of others.
CREATE INDEX contacts_text ON contacts USING gin
  (business_id, (first_name || ' ' || last_name || E'\n' || email || E'\n' || coalesce(phone, '')) gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX orders_reference_text ON orders USING gin (business_id, lower(reference) gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX orders_source ON orders USING gin (business_id, attribution jsonb_path_ops) WITH (fastupdate = off) WHERE attribution <> '[]';
CREATE INDEX guests_text ON guests USING gin (business_id, (name || E'\n' || email) gin_trgm_ops) WITH (fastupdate = off);

-- One row for each person of a business: all contacts with the same e-mail that are not erased. Triggers on contacts maintain it.
CREATE TABLE people (
  business_id uuid NOT NULL,
  email_key text NOT NULL,
  -- The oldest and the newest row of the person.
  first_contact_id uuid NOT NULL,
  last_contact_id uuid NOT NULL,
  -- The names in the newest row, in lower case.
  last_name_key text NOT NULL,
  first_name_key text NOT NULL,
  CONSTRAINT people_pkey PRIMARY KEY (business_id, email_key),
  CONSTRAINT people_business_id_first_contact_id_fkey FOREIGN KEY (business_id, first_contact_id) REFERENCES contacts (business_id, id)
    ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT people_business_id_last_contact_id_fkey FOREIGN KEY (business_id, last_contact_id) REFERENCES contacts (business_id, id)
    ON DELETE RESTRICT ON UPDATE RESTRICT
) WITH (fillfactor = 85);
CREATE INDEX people_business_id_first_contact_id_idx ON people (business_id, first_contact_id);
CREATE INDEX people_business_id_last_name_key_first_name_key_idx ON people (business_id, last_name_key, first_name_key);

CREATE FUNCTION add_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO people AS p (business_id, email_key, first_contact_id, last_contact_id, last_name_key, first_name_key)
  VALUES (NEW.business_id, NEW.email_key, NEW.id, NEW.id, lower(NEW.last_name), lower(NEW.first_name))
  ON CONFLICT (business_id, email_key) DO UPDATE SET
    first_contact_id = least(p.first_contact_id, EXCLUDED.first_contact_id),
    last_contact_id = greatest(p.last_contact_id, EXCLUDED.last_contact_id),
    last_name_key = CASE WHEN p.last_contact_id > EXCLUDED.last_contact_id THEN p.last_name_key ELSE EXCLUDED.last_name_key END,
    first_name_key = CASE WHEN p.last_contact_id > EXCLUDED.last_contact_id THEN p.first_name_key ELSE EXCLUDED.first_name_key END;
  RETURN NULL;
END $$;

-- Computes one person again. The row is locked first, and each statement sees what was committed before it: concurrent changes of one
-- person run one after the other, and the last one sees all of them.
CREATE FUNCTION refresh_person(p_business uuid, p_key text) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;

CREATE FUNCTION refresh_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM refresh_person(x.business_id, x.email_key) FROM (SELECT DISTINCT business_id, email_key FROM former ORDER BY 1, 2) x;
  ELSE
    PERFORM refresh_person(x.business_id, x.email_key)
       FROM (SELECT business_id, email_key FROM former UNION SELECT business_id, email_key FROM latter ORDER BY 1, 2) x;
  END IF;
  RETURN NULL;
END $$;

-- A row that is deleted is not the oldest or newest of a person any more. The trigger after the statement adds the person again if rows remain.
CREATE FUNCTION remove_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM people WHERE business_id = OLD.business_id AND email_key = OLD.email_key;
  RETURN OLD;
END $$;

CREATE TRIGGER contacts_person_added AFTER INSERT ON contacts FOR EACH ROW WHEN (NEW.erased_at IS NULL) EXECUTE FUNCTION add_person();
CREATE TRIGGER contacts_people_changed AFTER UPDATE ON contacts REFERENCING OLD TABLE AS former NEW TABLE AS latter
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_people();
CREATE TRIGGER contacts_person_removed BEFORE DELETE ON contacts FOR EACH ROW EXECUTE FUNCTION remove_person();
CREATE TRIGGER contacts_people_deleted AFTER DELETE ON contacts REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_people();

-- Adds the people whose contacts were written without triggers. Existing rows stay.
CREATE FUNCTION fill_people() RETURNS void LANGUAGE sql AS $$
  INSERT INTO people (business_id, email_key, first_contact_id, last_contact_id, last_name_key, first_name_key)
  SELECT business_id, email_key, f.id, n.id, lower(n.last_name), lower(n.first_name)
    FROM (SELECT DISTINCT ON (business_id, email_key) business_id, email_key, id FROM contacts
           WHERE erased_at IS NULL ORDER BY business_id, email_key, id) f
    JOIN (SELECT DISTINCT ON (business_id, email_key) business_id, email_key, id, first_name, last_name FROM contacts
           WHERE erased_at IS NULL ORDER BY business_id, email_key, id DESC) n USING (business_id, email_key)
  ON CONFLICT (business_id, email_key) DO NOTHING
$$;
SELECT fill_people();

-- The bookings with an amount due when booking and without a payment that succeeded.
CREATE TABLE unpaid_bookings (
  business_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  CONSTRAINT unpaid_bookings_pkey PRIMARY KEY (business_id, booking_id),
  CONSTRAINT unpaid_bookings_business_id_booking_id_fkey FOREIGN KEY (business_id, booking_id) REFERENCES bookings (business_id, id)
    ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE FUNCTION is_booking_paid(p_business uuid, p_booking uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payment_bookings x JOIN payments p ON p.business_id = x.business_id AND p.id = x.payment_id
                  WHERE x.business_id = p_business AND x.booking_id = p_booking AND p.state = 'SUCCEEDED')
$$;

CREATE FUNCTION list_unpaid_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.due_minor > 0 AND NOT is_booking_paid(NEW.business_id, NEW.id) THEN
    INSERT INTO unpaid_bookings (business_id, booking_id) VALUES (NEW.business_id, NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM unpaid_bookings WHERE business_id = NEW.business_id AND booking_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION settle_unpaid_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE FUNCTION settle_unpaid_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_booking_paid(NEW.business_id, NEW.booking_id) THEN
    DELETE FROM unpaid_bookings WHERE business_id = NEW.business_id AND booking_id = NEW.booking_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER bookings_unpaid_added AFTER INSERT ON bookings FOR EACH ROW WHEN (NEW.due_minor > 0) EXECUTE FUNCTION list_unpaid_booking();
CREATE TRIGGER bookings_unpaid_changed AFTER UPDATE OF due_minor ON bookings FOR EACH ROW
  WHEN (OLD.due_minor IS DISTINCT FROM NEW.due_minor) EXECUTE FUNCTION list_unpaid_booking();
CREATE TRIGGER payments_unpaid_changed AFTER UPDATE OF state ON payments FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION settle_unpaid_bookings();
CREATE TRIGGER payment_bookings_unpaid AFTER INSERT ON payment_bookings FOR EACH ROW EXECUTE FUNCTION settle_unpaid_booking();

-- Adds the unpaid bookings that were written without triggers.
CREATE FUNCTION fill_unpaid_bookings() RETURNS void LANGUAGE sql AS $$
  INSERT INTO unpaid_bookings (business_id, booking_id)
  SELECT b.business_id, b.id FROM bookings b
   WHERE b.due_minor > 0 AND NOT EXISTS (
     SELECT FROM payment_bookings x JOIN payments p ON p.business_id = x.business_id AND p.id = x.payment_id
      WHERE x.business_id = b.business_id AND x.booking_id = b.id AND p.state = 'SUCCEEDED')
  ON CONFLICT DO NOTHING
$$;
SELECT fill_unpaid_bookings();
