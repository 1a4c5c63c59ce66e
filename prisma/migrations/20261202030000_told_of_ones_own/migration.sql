-- What a provider tells is about the session that a payment was opened with, and about a refund of the payment that it names: what a
-- proven event says of one payment settles no other's, whatever marks it carries. (Told of the session of somebody else, a payment
-- without one failed for good: a session is one payment's alone.)

CREATE OR REPLACE FUNCTION settle_payment(p_business uuid, p_payment uuid, p_report jsonb, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
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
    RETURN jsonb_build_object('outcome', 'SUCCEEDED', 'orderId', v_payment.order_id) || allot_payment(p_business, p_payment, false, p_now);
  END IF;
  IF v_state = 'OPEN' THEN RETURN '{"outcome": "NOTHING_NEW"}'; END IF;
  -- It is over at the provider's: nobody needs to be asked again.
  UPDATE payments SET due_at = NULL,
         state = CASE WHEN state = 'OPEN' THEN v_state::payment_state ELSE state END,
         settled_at = coalesce(settled_at, p_now),
         failure = CASE WHEN state = 'OPEN' THEN left(coalesce(p_report ->> 'failure', ''), 500) ELSE failure END
   WHERE business_id = p_business AND id = p_payment;
  RETURN jsonb_build_object('outcome', CASE WHEN v_payment.state = 'OPEN' THEN v_state ELSE 'NOTHING_NEW' END);
END $$;

CREATE OR REPLACE FUNCTION receive_payment_event(p_event jsonb, p_business uuid, p_payment uuid, p_report jsonb, p_refund uuid, p_refund_report jsonb, p_now timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_business uuid;
  settled jsonb;
BEGIN
  -- The same event at the same time: the second waits for the first.
  PERFORM pg_advisory_xact_lock(hashtextextended((p_event ->> 'provider') || ' ' || (p_event ->> 'id'), 1));
  IF EXISTS (SELECT FROM provider_events WHERE provider = (p_event ->> 'provider')::payment_provider AND id = p_event ->> 'id') THEN
    RETURN '{"outcome": "TOLD_BEFORE"}';
  END IF;
  SELECT id INTO v_business FROM businesses WHERE id = p_business;
  IF v_business IS NULL THEN settled := '{"outcome": "NOT_OURS"}';
  ELSIF p_refund IS NOT NULL AND p_payment IS NOT NULL
        AND NOT EXISTS (SELECT FROM refunds WHERE business_id = v_business AND id = p_refund AND payment_id = p_payment) THEN
    settled := '{"outcome": "UNKNOWN_REFUND"}';
  ELSIF p_refund IS NOT NULL AND p_refund_report IS NOT NULL THEN settled := settle_refund(v_business, p_refund, p_refund_report, p_now);
  ELSIF p_payment IS NOT NULL AND p_report IS NOT NULL THEN settled := settle_payment(v_business, p_payment, p_report, p_now);
  ELSE settled := '{"outcome": "NOTHING_NEW"}';
  END IF;
  INSERT INTO provider_events (provider, id, business_id, type, created_at, received_at, outcome)
  VALUES ((p_event ->> 'provider')::payment_provider, p_event ->> 'id', v_business, p_event ->> 'type', (p_event ->> 'createdAt')::timestamptz, p_now,
          settled ->> 'outcome');
  RETURN settled;
END $$;
