-- Rebuilds a person from the contacts with this e-mail key. Deletes it if there are none.
CREATE OR REPLACE FUNCTION public.refresh_person(p_business uuid, p_key text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO people (business_id, email_key, first_contact_id, last_contact_id, last_name_key, first_name_key)
  SELECT business_id, email_key, id, id, '', '' FROM contacts WHERE business_id = p_business AND email_key = p_key AND erased_at IS NULL LIMIT 1
  ON CONFLICT (business_id, email_key) DO NOTHING;
  PERFORM FROM people WHERE business_id = p_business AND email_key = p_key FOR UPDATE;
  UPDATE people p SET first_contact_id = f.id, last_contact_id = n.id, last_name_key = lower(n.last_name), first_name_key = lower(n.first_name)
    FROM (SELECT id FROM contacts WHERE business_id = p_business AND email_key = p_key AND erased_at IS NULL ORDER BY id LIMIT 1) f,
         (SELECT id, first_name, last_name FROM contacts WHERE business_id = p_business AND email_key = p_key AND erased_at IS NULL ORDER BY id DESC LIMIT 1) n
   WHERE p.business_id = p_business AND p.email_key = p_key;
  IF NOT FOUND THEN
    DELETE FROM people WHERE business_id = p_business AND email_key = p_key;
  END IF;
END $function$;
