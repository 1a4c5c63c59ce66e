-- A merge joins two people. Contacts without e-mail then share a key, and former addresses stay known for exports and
-- erasures.

ALTER TABLE contacts ADD COLUMN IF NOT EXISTS person_key text;
ALTER TABLE contacts ADD COLUMN IF NOT EXISTS former_emails text[] NOT NULL DEFAULT '{}';

-- PostgreSQL 15 cannot change the expression of a generated column.
ALTER TABLE contacts DROP COLUMN IF EXISTS email_key;
ALTER TABLE contacts ADD COLUMN email_key text GENERATED ALWAYS AS (coalesce(lower(email), person_key, id::text)) STORED NOT NULL;
CREATE INDEX contacts_business_id_email_key_id_idx ON contacts USING btree (business_id, email_key, id);

ALTER TABLE contacts DROP CONSTRAINT IF EXISTS contacts_erased_former_emails;
ALTER TABLE contacts ADD CONSTRAINT contacts_erased_former_emails CHECK (erased_at IS NULL OR former_emails = '{}');
