-- Counts an order of a caller in its hour. Orders of one caller or e-mail address run one after another, so the limits
-- are exact. Members of p_limits, where a missing one sets no limit:
-- - `bucket` and `windowAt` are the caller's counter and the start of its hour.
-- - `most` limits the orders of the caller an hour.
-- - `free` limits the caller's orders an hour without proof of work.
-- - `open` limits the open orders of p_email.
-- - `busy` limits the business's bookings an hour without proof of work.
--
-- Returns OK, or the exceeded limit: WORK, CALLER or OPEN. The caller rolls back a rejected order with its count.
CREATE OR REPLACE FUNCTION public.count_order(p_business uuid, p_limits jsonb, p_email text, p_is_proven boolean, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_count int := 0;
  v_open int := (p_limits ->> 'open')::int;
BEGIN
  IF p_limits ? 'bucket' THEN
    INSERT INTO attempts AS a (business_id, bucket, window_at, count)
    VALUES (p_business, decode(p_limits ->> 'bucket', 'hex'), (p_limits ->> 'windowAt')::timestamptz, 1)
    ON CONFLICT (business_id, bucket, window_at) DO UPDATE SET count = a.count + 1 RETURNING count INTO v_count;
    IF v_count > (p_limits ->> 'most')::int THEN RETURN 'CALLER'; END IF;
  END IF;
  IF v_open IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('open orders ' || p_business || ' ' || lower(p_email), 0));
    IF (SELECT count(*) FROM (
          SELECT FROM contacts c JOIN orders o ON o.business_id = c.business_id AND o.contact_id = c.id
           WHERE c.business_id = p_business AND c.email_key = lower(p_email) AND EXISTS (
             SELECT FROM bookings b WHERE b.business_id = p_business AND b.order_id = o.id AND b.ends_at > p_now
                AND (b.status = 'CONFIRMED' OR b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND b.decide_by > p_now))
           LIMIT v_open) open_orders) >= v_open THEN
      RETURN 'OPEN';
    END IF;
  END IF;
  IF NOT p_is_proven AND (v_count > (p_limits ->> 'free')::int OR is_busy_hour(p_business, (p_limits ->> 'busy')::int, p_now)) THEN
    RETURN 'WORK';
  END IF;
  RETURN 'OK';
END $function$;
