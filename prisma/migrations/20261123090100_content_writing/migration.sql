-- What was never public may be deleted with its revisions; what once was stays as it was said.
CREATE FUNCTION keep_public_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM entries WHERE business_id = OLD.business_id AND id = OLD.entry_id AND first_published_at IS NOT NULL) THEN
    RAISE EXCEPTION '% rows of what was public are only ever added', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $$;
DROP TRIGGER revisions_append_only ON revisions;
CREATE TRIGGER revisions_append_only BEFORE UPDATE ON revisions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER revisions_keep_public BEFORE DELETE ON revisions FOR EACH ROW EXECUTE FUNCTION keep_public_revisions();

-- Pages show services with their prices, providers, forms and how the business is reached: when any of that changes, what
-- was rendered before is old, whoever changed it. The site's version is what caches go by; `changed_at` is the database's
-- own time here, for no rule reads it.
CREATE FUNCTION site_shows_otherwise() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_business uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
BEGIN
  UPDATE sites SET version = version + 1, changed_at = greatest(changed_at, now()) WHERE business_id = v_business;
  IF FOUND THEN PERFORM pg_notify('daybook_site', v_business::text); END IF;
  RETURN NULL;
END $$;
-- What counts bookings (`look_busy_turn`) is not shown: booking never waits for a site.
CREATE TRIGGER services_shown AFTER UPDATE ON services FOR EACH ROW WHEN (
  (OLD.slug, OLD.name, OLD.description, OLD.picture, OLD.publication, OLD.position, OLD.duration_minutes, OLD.capacity, OLD.price_minor, OLD.price_per,
   OLD.payment_rule, OLD.payment_value, OLD.mode, OLD.assignment, OLD.location_kinds, OLD.guest_mode, OLD.recurrence_max, OLD.consent_text)
  IS DISTINCT FROM
  (NEW.slug, NEW.name, NEW.description, NEW.picture, NEW.publication, NEW.position, NEW.duration_minutes, NEW.capacity, NEW.price_minor, NEW.price_per,
   NEW.payment_rule, NEW.payment_value, NEW.mode, NEW.assignment, NEW.location_kinds, NEW.guest_mode, NEW.recurrence_max, NEW.consent_text))
  EXECUTE FUNCTION site_shows_otherwise('business_id');
CREATE TRIGGER providers_shown AFTER UPDATE ON providers FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION site_shows_otherwise('business_id');
CREATE TRIGGER service_menus_shown AFTER UPDATE ON service_menus FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION site_shows_otherwise('business_id');
CREATE TRIGGER staff_shown AFTER UPDATE ON staff FOR EACH ROW WHEN (
  (OLD.slug, OLD.name, OLD.title, OLD.bio, OLD.picture, OLD.publication, OLD.position) IS DISTINCT FROM
  (NEW.slug, NEW.name, NEW.title, NEW.bio, NEW.picture, NEW.publication, NEW.position)) EXECUTE FUNCTION site_shows_otherwise('business_id');
CREATE TRIGGER forms_shown AFTER UPDATE ON forms FOR EACH ROW WHEN (
  (OLD.slug, OLD.publication, OLD.version) IS DISTINCT FROM (NEW.slug, NEW.publication, NEW.version)) EXECUTE FUNCTION site_shows_otherwise('business_id');
CREATE TRIGGER surveys_shown AFTER UPDATE ON surveys FOR EACH ROW WHEN (
  (OLD.slug, OLD.publication, OLD.version) IS DISTINCT FROM (NEW.slug, NEW.publication, NEW.version)) EXECUTE FUNCTION site_shows_otherwise('business_id');
CREATE TRIGGER businesses_shown AFTER UPDATE ON businesses FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION site_shows_otherwise('id');
