-- What lists need of a revision, apart from what its own page alone shows (blocks; of a product its description): reading a
-- whole site costs no more for long texts.
ALTER TABLE revisions ADD COLUMN listed JSONB GENERATED ALWAYS AS (
  CASE WHEN data ? 'priceMinor' THEN data - 'description' ELSE data - 'blocks' END) STORED;
-- What comes out or goes is looked for by site as well.
CREATE INDEX entries_due_of_business ON entries (business_id) WHERE publish_at IS NOT NULL OR unpublish_at IS NOT NULL;
