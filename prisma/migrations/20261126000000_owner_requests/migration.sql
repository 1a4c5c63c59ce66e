-- What the first success of a business's own request is read again by: ids and words of the house, never a secret. Visitors' requests
-- name one row (`result_id`) and need none.
ALTER TABLE idempotency_keys ADD COLUMN answer jsonb;

-- Who changed what of a business, and when. Which fields were sent is kept, what was in them is not: people's data stay in one place.
CREATE TABLE audit_entries (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  subject text,
  fields text[] NOT NULL DEFAULT '{}',
  CONSTRAINT audit_entries_pkey PRIMARY KEY (business_id, id),
  CONSTRAINT audit_entries_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT audit_entries_actor CHECK (actor_kind IN ('KEY', 'USER', 'COMMAND') AND (actor_id IS NOT NULL OR actor_kind = 'COMMAND'))
);
CREATE INDEX audit_entries_business_id_at_id_idx ON audit_entries (business_id, at, id);
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
