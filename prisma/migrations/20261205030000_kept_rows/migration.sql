-- Processes keep rows of the catalogue in memory (server/data/keptReads.ts). Whoever changes such a row says so, and is heard when the
-- transaction commits.
CREATE FUNCTION tell_of_kept_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('daybook_site', OLD.business_id::text);
  ELSE
    PERFORM pg_notify('daybook_site', NEW.business_id::text);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER providers_kept_told AFTER INSERT OR UPDATE OR DELETE ON providers FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER staff_kept_told AFTER INSERT OR UPDATE OR DELETE ON staff FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
-- Bookings raise `look_busy_turn`. Nobody reads it from memory, and a notice makes transactions commit one after the other.
CREATE TRIGGER services_kept_told AFTER INSERT OR DELETE ON services FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER services_change_kept_told AFTER UPDATE ON services FOR EACH ROW WHEN (OLD.look_busy_turn = NEW.look_busy_turn)
  EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER provider_staff_kept_told AFTER INSERT OR UPDATE OR DELETE ON provider_staff FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER provider_services_kept_told AFTER INSERT OR UPDATE OR DELETE ON provider_services FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER service_staff_kept_told AFTER INSERT OR UPDATE OR DELETE ON service_staff FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER service_menus_kept_told AFTER INSERT OR UPDATE OR DELETE ON service_menus FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER menu_categories_kept_told AFTER INSERT OR UPDATE OR DELETE ON menu_categories FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER menu_items_kept_told AFTER INSERT OR UPDATE OR DELETE ON menu_items FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER groups_kept_told AFTER INSERT OR UPDATE OR DELETE ON groups FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER group_calendars_kept_told AFTER INSERT OR UPDATE OR DELETE ON group_calendars FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER forms_kept_told AFTER INSERT OR UPDATE OR DELETE ON forms FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER service_forms_kept_told AFTER INSERT OR UPDATE OR DELETE ON service_forms FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
CREATE TRIGGER surveys_kept_told AFTER INSERT OR UPDATE OR DELETE ON surveys FOR EACH ROW EXECUTE FUNCTION tell_of_kept_row();
