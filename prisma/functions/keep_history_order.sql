CREATE OR REPLACE FUNCTION public.keep_history_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.at := greatest(NEW.at, (SELECT at FROM booking_events
                               WHERE business_id = NEW.business_id AND booking_id = NEW.booking_id AND ordinal = NEW.ordinal - 1));
  RETURN NEW;
END $function$;
