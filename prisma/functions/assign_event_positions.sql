-- Numbers committed events. An event that was committed late comes after all events read before. Calls for one business
-- run one after another, and no writer waits.
CREATE OR REPLACE FUNCTION public.assign_event_positions(p_business uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_last bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM events WHERE business_id = p_business AND position IS NULL AND type <> 'webhook.test') THEN RETURN; END IF;
  INSERT INTO event_feeds (business_id) VALUES (p_business) ON CONFLICT DO NOTHING;
  SELECT last_position INTO v_last FROM event_feeds WHERE business_id = p_business FOR UPDATE;
  WITH waiting_events AS (
    SELECT id, row_number() OVER (ORDER BY made) AS n FROM (
      SELECT id, made FROM events WHERE business_id = p_business AND position IS NULL AND type <> 'webhook.test' ORDER BY made LIMIT 10000) w
  ), numbered_events AS (
    UPDATE events e SET position = v_last + w.n FROM waiting_events w WHERE e.business_id = p_business AND e.id = w.id RETURNING 1
  )
  UPDATE event_feeds SET last_position = v_last + (SELECT count(*) FROM numbered_events) WHERE business_id = p_business;
END $function$;
