CREATE OR REPLACE FUNCTION public.upsert_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO people AS p (business_id, email_key, first_contact_id, last_contact_id, last_name_key, first_name_key)
  VALUES (NEW.business_id, NEW.email_key, NEW.id, NEW.id, lower(NEW.last_name), lower(NEW.first_name))
  ON CONFLICT (business_id, email_key) DO UPDATE SET
    first_contact_id = least(p.first_contact_id, EXCLUDED.first_contact_id),
    last_contact_id = greatest(p.last_contact_id, EXCLUDED.last_contact_id),
    last_name_key = CASE WHEN p.last_contact_id > EXCLUDED.last_contact_id THEN p.last_name_key ELSE EXCLUDED.last_name_key END,
    first_name_key = CASE WHEN p.last_contact_id > EXCLUDED.last_contact_id THEN p.first_name_key ELSE EXCLUDED.first_name_key END;
  RETURN NULL;
END $function$;
