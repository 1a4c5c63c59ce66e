-- Settles a payment or refund once per provider event { provider, id, type, createdAt }. Returns the outcome.
CREATE OR REPLACE FUNCTION public.receive_payment_event(p_event jsonb, p_business uuid, p_payment uuid, p_report jsonb, p_refund uuid, p_refund_report jsonb, p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_business uuid;
  settled jsonb;
BEGIN
  -- Two deliveries of one event run one after the other.
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
END $function$;
