-- Widens an order's claims to their buffers where no other claim overlaps.
CREATE OR REPLACE FUNCTION public.restore_buffers(p_business uuid, p_order uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  short record;
BEGIN
  FOR short IN
    SELECT c.id, b.starts_at - make_interval(mins => s.buffer_before_minutes) AS from_at, b.ends_at + make_interval(mins => s.buffer_after_minutes) AS until_at,
           c.starts_at, c.ends_at, c.unit_id
      FROM bookings b JOIN services s ON s.business_id = b.business_id AND s.id = b.service_id
      JOIN claims c ON c.business_id = b.business_id AND c.booking_id = b.id
     WHERE b.business_id = p_business AND b.order_id = p_order AND NOT b.is_overbooked
       AND (c.starts_at > b.starts_at - make_interval(mins => s.buffer_before_minutes) OR c.ends_at < b.ends_at + make_interval(mins => s.buffer_after_minutes))
     ORDER BY c.id
  LOOP
    UPDATE claims SET
      starts_at = CASE WHEN EXISTS (SELECT FROM claims o WHERE o.business_id = p_business AND o.unit_id = short.unit_id AND o.id <> short.id
                                      AND o.starts_at < short.starts_at AND o.ends_at > short.from_at) THEN starts_at ELSE least(starts_at, short.from_at) END,
      ends_at = CASE WHEN EXISTS (SELECT FROM claims o WHERE o.business_id = p_business AND o.unit_id = short.unit_id AND o.id <> short.id
                                      AND o.ends_at > short.ends_at AND o.starts_at < short.until_at) THEN ends_at ELSE greatest(ends_at, short.until_at) END
     WHERE business_id = p_business AND id = short.id;
  END LOOP;
END $function$;
