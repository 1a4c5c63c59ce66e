CREATE OR REPLACE FUNCTION public.fill_blocks(p_business uuid, p_units uuid[], p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  wanted record;
  free tstzmultirange;
  filled int;
BEGIN
  FOR wanted IN
    SELECT u.unit_id, b.id AS block_id, tstzrange(b.starts_at, b.ends_at, '[)') AS span
      FROM block_units u JOIN blocks b ON b.business_id = u.business_id AND b.id = u.block_id
     WHERE u.business_id = p_business AND u.unit_id = ANY (p_units) AND b.starts_at < p_until AND b.ends_at > p_from
     ORDER BY u.unit_id, b.id
       -- The locks keep the block, and the unit in it, from being removed meanwhile.
       FOR KEY SHARE OF b, u
  LOOP
    LOOP
      SELECT tstzmultirange(wanted.span) - coalesce(range_agg(tstzrange(c.starts_at, c.ends_at, '[)')), '{}'::tstzmultirange) INTO free
        FROM claims c WHERE c.business_id = p_business AND c.unit_id = wanted.unit_id
         AND tstzrange(c.starts_at, c.ends_at, '[)') && wanted.span;
      INSERT INTO claims (business_id, unit_id, starts_at, ends_at, block_id)
      SELECT p_business, wanted.unit_id, lower(part), upper(part), wanted.block_id FROM unnest(free) part
      ON CONFLICT DO NOTHING;
      GET DIAGNOSTICS filled = ROW_COUNT;
      EXIT WHEN filled = (SELECT count(*) FROM unnest(free));
    END LOOP;
  END LOOP;
END $function$;
