-- Remains verifiable after the name is erased, because the salt is erased with it.
CREATE OR REPLACE FUNCTION public.audit_actor_digest(p_salt bytea, p_name text, p_address bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT sha256(p_salt || convert_to(p_name || E'\n' || coalesce(encode(p_address, 'hex'), ''), 'UTF8'))
$function$;
