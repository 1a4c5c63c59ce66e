-- RFC 9562.
CREATE OR REPLACE FUNCTION public.uuid_v7_at(p_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
AS $function$
  SELECT encode(set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send(floor(extract(epoch FROM p_at) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
    52, 1), 53, 1), 'hex')::uuid
$function$;
