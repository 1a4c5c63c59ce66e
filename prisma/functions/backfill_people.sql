-- Runs once, and after contacts were written without triggers.
CREATE OR REPLACE FUNCTION public.backfill_people()
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO people (business_id, email_key, first_contact_id, last_contact_id, last_name_key, first_name_key)
  SELECT business_id, email_key, f.id, n.id, lower(n.last_name), lower(n.first_name)
    FROM (SELECT DISTINCT ON (business_id, email_key) business_id, email_key, id FROM contacts
           WHERE erased_at IS NULL ORDER BY business_id, email_key, id) f
    JOIN (SELECT DISTINCT ON (business_id, email_key) business_id, email_key, id, first_name, last_name FROM contacts
           WHERE erased_at IS NULL ORDER BY business_id, email_key, id DESC) n USING (business_id, email_key)
  ON CONFLICT (business_id, email_key) DO NOTHING
$function$;
