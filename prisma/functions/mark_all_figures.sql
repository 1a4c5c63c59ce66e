CREATE OR REPLACE FUNCTION public.mark_all_figures(p_business uuid, p_zone text)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT DISTINCT ON ((b.starts_at AT TIME ZONE p_zone)::date) b.business_id, b.id, b.starts_at
    FROM bookings b WHERE b.business_id = p_business ORDER BY (b.starts_at AT TIME ZONE p_zone)::date, b.id
$function$;
