-- Returns false if the day's limit is reached.
CREATE OR REPLACE FUNCTION public.count_day_booking(p_business uuid, p_service uuid, p_date date, p_limit integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF p_limit IS NULL THEN RETURN true; END IF;
  INSERT INTO service_days AS d (business_id, service_id, date, taken, day_limit) VALUES (p_business, p_service, p_date, 1, p_limit)
  ON CONFLICT (business_id, service_id, date) DO UPDATE SET taken = d.taken + 1, day_limit = excluded.day_limit
    WHERE d.taken + 1 <= excluded.day_limit;
  RETURN FOUND;
END $function$;
