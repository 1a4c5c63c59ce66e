-- A person is who writes the same e-mail, whatever its case; each order keeps the details as they were written in it.
ALTER TABLE contacts ADD COLUMN email_key text NOT NULL GENERATED ALWAYS AS (lower(email)) STORED;
-- When the person was forgotten: the row stays for what was booked and paid, and says nothing of anybody.
ALTER TABLE contacts ADD COLUMN erased_at timestamptz(3);
ALTER TABLE contacts ADD CONSTRAINT contacts_erased CHECK (
  erased_at IS NULL OR first_name = '' AND last_name = '' AND phone IS NULL AND date_of_birth IS NULL AND email LIKE '%@erased.invalid');
CREATE INDEX contacts_business_id_email_key_id_idx ON contacts (business_id, email_key, id);
CREATE INDEX guests_email ON guests (business_id, lower(email));

-- The orders in which owners read: by when something begins, was booked or was changed; and what belongs to a person.
CREATE INDEX orders_business_id_contact_id_idx ON orders (business_id, contact_id);
CREATE INDEX bookings_business_id_created_at_id_idx ON bookings (business_id, created_at, id);
CREATE INDEX bookings_business_id_updated_at_id_idx ON bookings (business_id, updated_at, id);
CREATE INDEX money_entries_business_id_at_idx ON money_entries (business_id, at);

-- History is still only ever added to; but its words can be taken out, and then nothing else.
DROP TRIGGER booking_events_append_only ON booking_events;
CREATE TRIGGER booking_events_append_only BEFORE DELETE ON booking_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_events_keep BEFORE UPDATE ON booking_events FOR EACH ROW
  WHEN (NEW.note <> '' OR (OLD.business_id, OLD.booking_id, OLD.ordinal, OLD.at, OLD.actor, OLD.status, OLD.starts_at)
        IS DISTINCT FROM (NEW.business_id, NEW.booking_id, NEW.ordinal, NEW.at, NEW.actor, NEW.status, NEW.starts_at))
  EXECUTE FUNCTION refuse_change();
