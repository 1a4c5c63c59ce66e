-- The salt is erased with the subject.
CREATE OR REPLACE FUNCTION public.audit_subject_digest(p_salt bytea, p_subject text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT sha256(p_salt || convert_to(coalesce(p_subject, ''), 'UTF8'))
$function$;
