-- Audit entries that no seal covers yet.
CREATE TABLE audit_unsealed (
  business_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  CONSTRAINT audit_unsealed_pkey PRIMARY KEY (business_id, entry_id),
  CONSTRAINT audit_unsealed_business_id_entry_id_fkey FOREIGN KEY (business_id, entry_id)
    REFERENCES audit_entries (business_id, id) ON DELETE CASCADE ON UPDATE RESTRICT
);
INSERT INTO audit_unsealed (business_id, entry_id) SELECT business_id, id FROM audit_entries;

CREATE FUNCTION leave_audit_unsealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed (business_id, entry_id) VALUES (NEW.business_id, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER audit_entries_unsealed AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION leave_audit_unsealed();

-- Hash chain over the audit entries of a business, in batches. `hash` covers the previous hash and the entries in this order.
CREATE TABLE audit_seals (
  business_id uuid NOT NULL,
  number integer NOT NULL,
  -- Empty for the first seal.
  previous bytea NOT NULL,
  entries uuid[] NOT NULL,
  hash bytea NOT NULL,
  sealed_at timestamptz(3) NOT NULL,
  CONSTRAINT audit_seals_pkey PRIMARY KEY (business_id, number),
  CONSTRAINT audit_seals_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT audit_seals_shape CHECK (number > 0 AND length(hash) = 32 AND length(previous) = CASE number WHEN 1 THEN 0 ELSE 32 END
                                      AND cardinality(entries) > 0)
);
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();
