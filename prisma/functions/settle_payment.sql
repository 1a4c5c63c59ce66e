-- Applies a provider's report, idempotent and in any order. p_report: { state: OPEN, PAID, FAILED or EXPIRED,
-- chargeReference, sessionId, amountMinor, currency, failure }
CREATE OR REPLACE FUNCTION public.settle_payment(p_business uuid, p_payment uuid, p_report jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_payment payments%ROWTYPE := lock_payment(p_business, p_payment);
  v_state text := p_report ->> 'state';
BEGIN
  IF v_payment.id IS NULL THEN RETURN '{"outcome": "UNKNOWN_PAYMENT"}'; END IF;
  IF p_report ->> 'sessionId' IS NOT NULL AND (p_report ->> 'sessionId' <> v_payment.session_id
     OR EXISTS (SELECT FROM payments WHERE provider = v_payment.provider AND session_id = p_report ->> 'sessionId' AND id <> p_payment)) THEN
    RETURN '{"outcome": "OTHER_SESSION"}';
  END IF;
  IF v_payment.session_id IS NULL AND p_report ->> 'sessionId' IS NOT NULL THEN
    UPDATE payments SET session_id = p_report ->> 'sessionId' WHERE business_id = p_business AND id = p_payment;
  END IF;
  IF v_payment.state = 'SUCCEEDED' THEN RETURN '{"outcome": "NOTHING_NEW"}'; END IF;
  IF v_state = 'PAID' THEN
    IF (p_report ->> 'amountMinor')::int <> v_payment.amount_minor OR p_report ->> 'currency' <> v_payment.currency THEN
      UPDATE payments SET failure = 'another amount was paid than was asked for' WHERE business_id = p_business AND id = p_payment;
      RETURN '{"outcome": "OTHER_AMOUNT"}';
    END IF;
    UPDATE payments SET state = 'SUCCEEDED', settled_at = p_now, failure = '' WHERE business_id = p_business AND id = p_payment;
    INSERT INTO money_entries (business_id, id, kind, payment_id, amount_minor, currency, reference, at)
    VALUES (p_business, gen_random_uuid(), 'CHARGE', p_payment, v_payment.amount_minor, v_payment.currency,
            coalesce(p_report ->> 'chargeReference', p_report ->> 'sessionId', v_payment.session_id, p_payment::text), p_now);
    RETURN jsonb_build_object('outcome', 'SUCCEEDED', 'orderId', v_payment.order_id) || allocate_payment(p_business, p_payment, false, p_now);
  END IF;
  IF v_state = 'OPEN' THEN RETURN '{"outcome": "NOTHING_NEW"}'; END IF;
  -- The provider has ended the payment, so it needs no further poll.
  UPDATE payments SET due_at = NULL,
         state = CASE WHEN state = 'OPEN' THEN v_state::payment_state ELSE state END,
         settled_at = coalesce(settled_at, p_now),
         failure = CASE WHEN state = 'OPEN' THEN left(coalesce(p_report ->> 'failure', ''), 500) ELSE failure END
   WHERE business_id = p_business AND id = p_payment;
  RETURN jsonb_build_object('outcome', CASE WHEN v_payment.state = 'OPEN' THEN v_state ELSE 'NOTHING_NEW' END);
END $function$;
