-- Adds callers who have not signed in, the request of an entry, and the names of the columns that an update changed.
ALTER TABLE audit_entries
  ADD COLUMN request_id text,
  -- Keyed hash of the caller's /64. The address itself is not stored.
  ADD COLUMN address_hash bytea,
  -- Number of attempts that the entry covers.
  ADD COLUMN count integer NOT NULL DEFAULT 1,
  ADD COLUMN changed text[] NOT NULL DEFAULT '{}',
  -- SHA-256 over a salt and a personal value. An erasure deletes the value and its salt; the digest stays.
  ADD COLUMN actor_salt bytea,
  ADD COLUMN actor_digest bytea,
  ADD COLUMN subject_salt bytea,
  ADD COLUMN subject_digest bytea,
  DROP CONSTRAINT audit_entries_actor,
  ADD CONSTRAINT audit_entries_actor
    CHECK (actor_kind IN ('KEY', 'USER') AND actor_id IS NOT NULL OR actor_kind IN ('COMMAND', 'VISITOR') AND actor_id IS NULL),
  ADD CONSTRAINT audit_entries_count CHECK (count > 0);

CREATE FUNCTION audit_actor_digest(p_salt bytea, p_name text, p_address bytea) RETURNS bytea IMMUTABLE LANGUAGE sql AS $$
  SELECT sha256(p_salt || convert_to(p_name || E'\n' || coalesce(encode(p_address, 'hex'), ''), 'UTF8'))
$$;

CREATE FUNCTION audit_subject_digest(p_salt bytea, p_subject text) RETURNS bytea IMMUTABLE LANGUAGE sql AS $$
  SELECT sha256(p_salt || convert_to(coalesce(p_subject, ''), 'UTF8'))
$$;

-- Entries of earlier versions get their digests here.
DROP TRIGGER audit_entries_append_only ON audit_entries;
UPDATE audit_entries SET actor_salt = uuid_send(gen_random_uuid()), subject_salt = uuid_send(gen_random_uuid());
UPDATE audit_entries SET actor_digest = audit_actor_digest(actor_salt, actor_name, address_hash),
                         subject_digest = audit_subject_digest(subject_salt, subject);
ALTER TABLE audit_entries ALTER COLUMN actor_digest SET NOT NULL, ALTER COLUMN subject_digest SET NOT NULL;

-- The database creates salts and digests, so that entries of an earlier version have them too.
CREATE FUNCTION prepare_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_names text := current_setting('daybook.changed', true);
BEGIN
  NEW.actor_salt := uuid_send(gen_random_uuid());
  NEW.actor_digest := audit_actor_digest(NEW.actor_salt, NEW.actor_name, NEW.address_hash);
  NEW.subject_salt := uuid_send(gen_random_uuid());
  NEW.subject_digest := audit_subject_digest(NEW.subject_salt, NEW.subject);
  IF changed_names <> '' THEN
    NEW.changed := ARRAY (SELECT DISTINCT name FROM unnest(string_to_array(changed_names, ',')) AS name ORDER BY name);
    PERFORM set_config('daybook.changed', '', true);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_entries_prepare BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION prepare_audit_entry();

-- Entries are append-only. An erasure may delete a personal value with its salt, and nothing else.
CREATE TRIGGER audit_entries_append_only BEFORE DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_keep BEFORE UPDATE ON audit_entries FOR EACH ROW
  WHEN ((OLD.business_id, OLD.id, OLD.at, OLD.actor_kind, OLD.actor_id, OLD.action, OLD.fields, OLD.changed, OLD.count, OLD.request_id,
         OLD.actor_digest, OLD.subject_digest)
        IS DISTINCT FROM
        (NEW.business_id, NEW.id, NEW.at, NEW.actor_kind, NEW.actor_id, NEW.action, NEW.fields, NEW.changed, NEW.count, NEW.request_id,
         NEW.actor_digest, NEW.subject_digest)
    OR (NEW.actor_name, NEW.address_hash, NEW.actor_salt) IS DISTINCT FROM (OLD.actor_name, OLD.address_hash, OLD.actor_salt)
       AND (NEW.actor_name <> '' OR NEW.address_hash IS NOT NULL OR NEW.actor_salt IS NOT NULL)
    OR (NEW.subject, NEW.subject_salt) IS DISTINCT FROM (OLD.subject, OLD.subject_salt)
       AND (NEW.subject IS NOT NULL OR NEW.subject_salt IS NOT NULL))
  EXECUTE FUNCTION refuse_change();
CREATE INDEX audit_entries_business_id_subject_idx ON audit_entries (business_id, subject);

-- Collects the names of the columns that a transaction changes, without their values. Its next audit entry stores the names.
CREATE FUNCTION note_changed_columns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text;
  known text := coalesce(current_setting('daybook.changed', true), '');
BEGIN
  SELECT string_agg(n.key, ',') INTO names
    FROM jsonb_each(to_jsonb(NEW)) AS n JOIN jsonb_each(to_jsonb(OLD)) AS o ON o.key = n.key
   WHERE n.value IS DISTINCT FROM o.value AND n.key NOT IN ('updated_at', 'look_busy_turn');
  IF position(',' || names || ',' IN ',' || known || ',') = 0 THEN
    PERFORM set_config('daybook.changed', concat_ws(',', nullif(known, ''), names), true);
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['businesses', 'providers', 'staff', 'schedules', 'resources', 'service_menus', 'groups', 'contacts', 'forms',
                              'surveys', 'webhook_endpoints', 'one_time_links', 'api_keys'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_columns()',
                   name || '_note_changed', name);
  END LOOP;
END $$;
-- Every order raises `look_busy_turn`, which is not a change by a user.
CREATE TRIGGER services_note_changed AFTER UPDATE ON services FOR EACH ROW
  WHEN (OLD.look_busy_turn = NEW.look_busy_turn AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_columns();
CREATE TRIGGER users_note_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_columns();
