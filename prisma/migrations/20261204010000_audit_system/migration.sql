-- Audit entries of the server's own work, such as a host that a job proved.
ALTER TABLE audit_entries
  DROP CONSTRAINT IF EXISTS audit_entries_actor,
  ADD CONSTRAINT audit_entries_actor
    CHECK (actor_kind IN ('KEY', 'USER') AND actor_id IS NOT NULL OR actor_kind IN ('COMMAND', 'VISITOR', 'SYSTEM') AND actor_id IS NULL);
