-- Wakes the streams of the businesses that have new events.
CREATE OR REPLACE FUNCTION public.notify_event_streams()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('daybook_events', e.business_id::text)
    FROM (SELECT DISTINCT business_id FROM added WHERE type <> 'webhook.test') e;
  RETURN NULL;
END $function$;
-- Wakes the streams of the business, so that they check their callers again.
CREATE OR REPLACE FUNCTION public.notify_access_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('daybook_events', OLD.business_id::text);
  RETURN NULL;
END $function$;
CREATE OR REPLACE TRIGGER events_notify_streams AFTER INSERT ON events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_event_streams();
CREATE OR REPLACE TRIGGER api_keys_notify_streams AFTER UPDATE OF scopes, expires_at, revoked_at ON api_keys FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION notify_access_change();
CREATE OR REPLACE TRIGGER api_keys_deleted_notify_streams AFTER DELETE ON api_keys FOR EACH ROW EXECUTE FUNCTION notify_access_change();
CREATE OR REPLACE TRIGGER users_notify_streams AFTER UPDATE OF role, staff_id, disabled_at ON users FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION notify_access_change();
CREATE OR REPLACE TRIGGER user_sessions_notify_streams AFTER DELETE ON user_sessions FOR EACH ROW EXECUTE FUNCTION notify_access_change();
