CREATE OR REPLACE FUNCTION public.emit_money_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO events (business_id, id, type, subject, occurred_at, data)
  SELECT NEW.business_id, uuid_v7_at(NEW.at), CASE NEW.kind WHEN 'CHARGE' THEN 'payment.succeeded' WHEN 'REFUND' THEN 'payment.refunded' ELSE 'payment.refund_failed' END,
         p.id, NEW.at, jsonb_build_object('paymentId', p.id,
           'reference', (SELECT o.reference FROM orders o WHERE o.business_id = p.business_id AND o.id = p.order_id), 'refundId', NEW.refund_id,
           'bookingId', (SELECT r.booking_id FROM refunds r WHERE r.business_id = NEW.business_id AND r.id = NEW.refund_id),
           'amountMinor', NEW.amount_minor, 'currency', NEW.currency)
    FROM payments p WHERE p.business_id = NEW.business_id AND p.id = NEW.payment_id;
  RETURN NULL;
END $function$;
