CREATE OR REPLACE FUNCTION public.has_external_busy_time(p_business uuid, p_unit uuid, p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  RETURN EXISTS (SELECT FROM busy_times t WHERE t.unit_id = p_unit AND t.business_id = p_business
                    AND tstzrange(t.starts_at, t.ends_at, '[)') && tstzrange(p_from, p_until, '[)'));
END $function$;
