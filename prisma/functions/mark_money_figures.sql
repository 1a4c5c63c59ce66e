CREATE OR REPLACE FUNCTION public.mark_money_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM mark_payment_figures(NEW.business_id, NEW.payment_id);
  RETURN NULL;
END $function$;
