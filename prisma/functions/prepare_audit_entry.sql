CREATE OR REPLACE FUNCTION public.prepare_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;
