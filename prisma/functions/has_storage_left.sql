-- Returns whether a business may store further bytes. Uploads to a business with a quota run one after another, so that
-- the quota is exact. Smaller sizes of a picture are made on demand and do not count.
CREATE OR REPLACE FUNCTION public.has_storage_left(p_business uuid, p_bytes bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_most double precision;
BEGIN
  SELECT max_storage_bytes INTO v_most FROM businesses WHERE id = p_business;
  IF v_most IS NULL THEN RETURN true; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('storage ' || p_business, 0));
  RETURN (SELECT coalesce(sum(size_bytes), 0) FROM media WHERE business_id = p_business)
       + (SELECT coalesce(sum(size_bytes), 0) FROM uploads WHERE business_id = p_business) + p_bytes <= v_most;
END $function$;
