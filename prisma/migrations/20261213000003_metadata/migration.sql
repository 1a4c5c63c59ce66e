-- True for an object of at most 50 texts: names of 1 to 40 characters, values of at most 500.
CREATE OR REPLACE FUNCTION public.is_metadata(p_metadata jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN jsonb_typeof(p_metadata) = 'object' THEN
    (SELECT count(*) <= 50 AND coalesce(bool_and(char_length(m.key) BETWEEN 1 AND 40 AND jsonb_typeof(m.value) = 'string'
                                                 AND char_length(m.value #>> '{}') <= 500), true)
       FROM jsonb_each(p_metadata) AS m)
  ELSE false END
$function$;

-- The first comparison keeps the function away from rows without metadata, such as new bookings.
ALTER TABLE businesses ADD COLUMN IF NOT EXISTS metadata jsonb NOT NULL DEFAULT '{}',
  DROP CONSTRAINT IF EXISTS businesses_metadata, ADD CONSTRAINT businesses_metadata CHECK (metadata = '{}' OR is_metadata(metadata));
ALTER TABLE staff ADD COLUMN IF NOT EXISTS metadata jsonb NOT NULL DEFAULT '{}',
  DROP CONSTRAINT IF EXISTS staff_metadata, ADD CONSTRAINT staff_metadata CHECK (metadata = '{}' OR is_metadata(metadata));
ALTER TABLE services ADD COLUMN IF NOT EXISTS metadata jsonb NOT NULL DEFAULT '{}',
  DROP CONSTRAINT IF EXISTS services_metadata, ADD CONSTRAINT services_metadata CHECK (metadata = '{}' OR is_metadata(metadata));
ALTER TABLE orders ADD COLUMN IF NOT EXISTS metadata jsonb NOT NULL DEFAULT '{}',
  DROP CONSTRAINT IF EXISTS orders_metadata, ADD CONSTRAINT orders_metadata CHECK (metadata = '{}' OR is_metadata(metadata));
ALTER TABLE bookings ADD COLUMN IF NOT EXISTS metadata jsonb NOT NULL DEFAULT '{}',
  DROP CONSTRAINT IF EXISTS bookings_metadata, ADD CONSTRAINT bookings_metadata CHECK (metadata = '{}' OR is_metadata(metadata));
ALTER TABLE contacts ADD COLUMN IF NOT EXISTS metadata jsonb NOT NULL DEFAULT '{}',
  DROP CONSTRAINT IF EXISTS contacts_metadata, ADD CONSTRAINT contacts_metadata CHECK (metadata = '{}' OR erased_at IS NULL AND is_metadata(metadata));

-- Rows without metadata cost these indexes nothing. Services and staff of one business are few, and are read by its key.
CREATE INDEX IF NOT EXISTS bookings_metadata_values ON bookings USING gin (business_id, metadata jsonb_path_ops) WITH (fastupdate=off) WHERE metadata <> '{}';
CREATE INDEX IF NOT EXISTS contacts_metadata_values ON contacts USING gin (business_id, metadata jsonb_path_ops) WITH (fastupdate=off) WHERE metadata <> '{}';

-- No page shows metadata, so pages stay cached.
CREATE OR REPLACE TRIGGER businesses_bump_site_version AFTER UPDATE ON businesses FOR EACH ROW
  WHEN (to_jsonb(old.*) - 'metadata'::text IS DISTINCT FROM to_jsonb(new.*) - 'metadata'::text)
  EXECUTE FUNCTION bump_site_version('id');
CREATE OR REPLACE TRIGGER services_bump_site_version AFTER UPDATE ON services FOR EACH ROW
  WHEN (old.look_busy_turn = new.look_busy_turn AND to_jsonb(old.*) - 'metadata'::text IS DISTINCT FROM to_jsonb(new.*) - 'metadata'::text)
  EXECUTE FUNCTION bump_site_version('business_id');
