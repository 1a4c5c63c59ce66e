-- Deletes at most 10,000 numbered events of each business before the instant.
CREATE OR REPLACE FUNCTION public.purge_events(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_business uuid;
BEGIN
  FOR v_business IN SELECT DISTINCT business_id FROM events WHERE occurred_at < p_before ORDER BY 1 LOOP
    PERFORM assign_event_positions(v_business);
    PERFORM 1 FROM event_feeds WHERE business_id = v_business FOR UPDATE;
    WITH old_events AS (
      SELECT id FROM events WHERE business_id = v_business AND occurred_at < p_before AND (position IS NOT NULL OR type = 'webhook.test') ORDER BY occurred_at LIMIT 10000
    ), deleted_events AS (
      DELETE FROM events e USING old_events WHERE e.business_id = v_business AND e.id = old_events.id RETURNING e.position
    )
    UPDATE event_feeds SET forgotten_position = greatest(forgotten_position, (SELECT max(position) FROM deleted_events)) WHERE business_id = v_business;
  END LOOP;
END $function$;
