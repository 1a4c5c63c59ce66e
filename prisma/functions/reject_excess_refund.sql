CREATE OR REPLACE FUNCTION public.reject_excess_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  paid int;
BEGIN
  SELECT amount_minor INTO paid FROM payments WHERE business_id = NEW.business_id AND id = NEW.payment_id FOR UPDATE;
  IF (SELECT coalesce(sum(amount_minor), 0) FROM refunds
       WHERE business_id = NEW.business_id AND payment_id = NEW.payment_id AND state <> 'FAILED' AND id <> NEW.id) + NEW.amount_minor > paid THEN
    RAISE EXCEPTION 'more would go back than was paid' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NEW;
END $function$;
