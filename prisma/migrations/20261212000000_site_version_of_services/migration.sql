-- Every change of a service raises the site's version, so a new column needs no trigger. A booking changes only
-- look_busy_turn, which no page shows.
CREATE OR REPLACE TRIGGER services_bump_site_version AFTER UPDATE ON services FOR EACH ROW
  WHEN (old.look_busy_turn = new.look_busy_turn AND old.* IS DISTINCT FROM new.*)
  EXECUTE FUNCTION bump_site_version('business_id');
