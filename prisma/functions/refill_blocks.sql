CREATE OR REPLACE FUNCTION public.refill_blocks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  freed record;
BEGIN
  FOR freed IN
    SELECT g.business_id, array_agg(DISTINCT g.unit_id) AS units, min(g.starts_at) AS from_at, max(g.ends_at) AS until_at
      FROM gone g
     WHERE g.block_id IS NULL AND EXISTS (
       SELECT FROM block_units u JOIN blocks b ON b.business_id = u.business_id AND b.id = u.block_id
        WHERE u.business_id = g.business_id AND u.unit_id = g.unit_id AND b.starts_at < g.ends_at AND b.ends_at > g.starts_at)
     GROUP BY g.business_id
  LOOP
    PERFORM fill_blocks(freed.business_id, freed.units, freed.from_at, freed.until_at);
  END LOOP;
  RETURN NULL;
END $function$;
