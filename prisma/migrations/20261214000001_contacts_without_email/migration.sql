-- The business can book for a client without e-mail. Such a contact is a person of its own, and its id is the key.

ALTER TABLE contacts ALTER COLUMN email DROP NOT NULL;

-- PostgreSQL 15 cannot change the expression of a generated column.
ALTER TABLE contacts DROP COLUMN IF EXISTS email_key;
ALTER TABLE contacts ADD COLUMN email_key text GENERATED ALWAYS AS (coalesce(lower(email), id::text)) STORED NOT NULL;
CREATE INDEX contacts_business_id_email_key_id_idx ON contacts USING btree (business_id, email_key, id);

DROP INDEX IF EXISTS contacts_text;
CREATE INDEX contacts_text ON contacts USING gin (business_id, (first_name || ' ' || last_name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '')) gin_trgm_ops) WITH (fastupdate=off);

-- For bookings whose contact changed its e-mail. Deletes figures with the hash of an erased address.
CREATE OR REPLACE FUNCTION public.mark_contact_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT b.business_id, b.id, b.starts_at
    FROM (SELECT n.business_id, unnest(ARRAY[o.email_key, n.email_key]) AS email_key FROM former o JOIN changed n ON n.business_id = o.business_id AND n.id = o.id
           WHERE n.email_key <> o.email_key) k
    JOIN contacts c ON c.business_id = k.business_id AND c.email_key = k.email_key
    JOIN orders r ON r.business_id = c.business_id AND r.contact_id = c.id
    JOIN bookings b ON b.business_id = r.business_id AND b.order_id = r.id
   GROUP BY 1, 2, 3;
  -- An erased address leaves no hash behind.
  DELETE FROM kept_figures k USING figure_marks m, changed n
   WHERE m.business_id = n.business_id AND n.erased_at IS NOT NULL AND k.business_id = m.business_id AND m.starts_at >= k.from_at AND m.starts_at < k.until_at;
  RETURN NULL;
END $function$;
