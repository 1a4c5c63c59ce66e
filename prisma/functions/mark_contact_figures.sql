-- For bookings whose contact changed its e-mail. Deletes figures with the hash of an erased address.
CREATE OR REPLACE FUNCTION public.mark_contact_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO figure_marks (business_id, booking_id, starts_at)
  SELECT b.business_id, b.id, b.starts_at
    FROM (SELECT n.business_id, unnest(ARRAY[o.email_key, n.email_key]) AS email_key FROM former o JOIN changed n ON n.business_id = o.business_id AND n.id = o.id
           WHERE n.email_key <> o.email_key) k
    JOIN contacts c ON c.business_id = k.business_id AND c.email_key = k.email_key
    JOIN orders r ON r.business_id = c.business_id AND r.contact_id = c.id
    JOIN bookings b ON b.business_id = r.business_id AND b.order_id = r.id
   GROUP BY 1, 2, 3;
  -- An erased address leaves no hash behind.
  DELETE FROM kept_figures k USING figure_marks m, changed n
   WHERE m.business_id = n.business_id AND n.erased_at IS NOT NULL AND k.business_id = m.business_id AND m.starts_at >= k.from_at AND m.starts_at < k.until_at;
  RETURN NULL;
END $function$;
