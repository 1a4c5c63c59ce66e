CREATE OR REPLACE FUNCTION public.mark_audit_unsealed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO audit_unsealed (business_id, entry_id) VALUES (NEW.business_id, NEW.id);
  RETURN NULL;
END $function$;
