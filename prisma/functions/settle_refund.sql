-- Applies a provider's report. A failed automatic refund is tried five times in all. p_report: { state: PENDING,
-- SUCCEEDED or FAILED, reference, failure }
CREATE OR REPLACE FUNCTION public.settle_refund(p_business uuid, p_refund uuid, p_report jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_refund refunds%ROWTYPE;
  v_payment payments%ROWTYPE;
  v_failures int;
BEGIN
  SELECT p.* INTO v_payment FROM refunds r JOIN payments p ON p.business_id = r.business_id AND p.id = r.payment_id
   WHERE r.business_id = p_business AND r.id = p_refund FOR UPDATE OF p;
  SELECT * INTO v_refund FROM refunds WHERE business_id = p_business AND id = p_refund FOR UPDATE;
  IF v_refund.id IS NULL THEN RETURN '{"outcome": "UNKNOWN_REFUND"}'; END IF;
  IF p_report ->> 'state' = 'PENDING' OR NOT (v_refund.state = 'PENDING' OR v_refund.state = 'SUCCEEDED' AND p_report ->> 'state' = 'FAILED') THEN
    RETURN '{"outcome": "NOTHING_NEW"}';
  END IF;
  UPDATE refunds SET state = (p_report ->> 'state')::refund_state, settled_at = p_now, due_at = NULL, last_error = left(coalesce(p_report ->> 'failure', ''), 500)
   WHERE business_id = p_business AND id = p_refund;
  IF p_report ->> 'state' = 'SUCCEEDED' OR v_refund.state = 'SUCCEEDED' THEN
    INSERT INTO money_entries (business_id, id, kind, payment_id, refund_id, amount_minor, currency, reference, at)
    VALUES (p_business, gen_random_uuid(), CASE v_refund.state WHEN 'SUCCEEDED' THEN 'REVERSAL' ELSE 'REFUND' END::money_kind, v_refund.payment_id, p_refund,
            v_refund.amount_minor, v_payment.currency, coalesce(nullif(p_report ->> 'reference', ''), p_refund::text), p_now);
  END IF;
  IF p_report ->> 'state' = 'SUCCEEDED' THEN RETURN '{"outcome": "REFUNDED"}'; END IF;
  SELECT count(*) INTO v_failures FROM refunds
   WHERE business_id = p_business AND payment_id = v_refund.payment_id AND booking_id IS NOT DISTINCT FROM v_refund.booking_id
     AND reason = v_refund.reason AND amount_minor = v_refund.amount_minor AND state = 'FAILED';
  IF v_refund.reason <> 'OWNER' AND v_failures < 5 THEN
    INSERT INTO refunds (business_id, id, payment_id, booking_id, amount_minor, reason, note, created_at, due_at)
    VALUES (p_business, gen_random_uuid(), v_refund.payment_id, v_refund.booking_id, v_refund.amount_minor, v_refund.reason, v_refund.note, p_now,
            p_now + make_interval(mins => (10 * 6 ^ (v_failures - 1))::int));
  END IF;
  RETURN '{"outcome": "REFUND_FAILED"}';
END $function$;
