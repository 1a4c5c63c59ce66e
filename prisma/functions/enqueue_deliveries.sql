CREATE OR REPLACE FUNCTION public.enqueue_deliveries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO webhook_deliveries (business_id, id, endpoint_id, event_id, created_at, due_at, give_up_at)
  SELECT e.business_id, uuid_v7_at(e.occurred_at), w.id, e.id, e.occurred_at, e.occurred_at, e.occurred_at + interval '24 hours'
    FROM added e JOIN webhook_endpoints w ON w.business_id = e.business_id AND w.state = 'ENABLED' AND (w.types = '{}' OR e.type = ANY (w.types))
   WHERE e.type <> 'webhook.test' ORDER BY e.made;
  RETURN NULL;
END $function$;
