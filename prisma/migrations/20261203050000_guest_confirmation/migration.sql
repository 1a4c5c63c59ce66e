-- Guest notifications of an order can wait until the booker has confirmed by the link in the confirmation mail.
-- Existing orders have notified their guests, which is what the default means.
ALTER TABLE orders ADD COLUMN guests_await_confirmation boolean NOT NULL DEFAULT false;
ALTER TABLE orders ADD COLUMN guests_confirmed_at timestamptz(3);
ALTER TABLE orders ADD CONSTRAINT orders_guests_confirmed CHECK (guests_confirmed_at IS NULL OR guests_await_confirmation);

-- Returns true if an order's guests must not be notified yet, because the booker has neither confirmed nor paid.
CREATE FUNCTION order_awaits_guest_confirmation(o orders) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT o.guests_await_confirmation AND o.guests_confirmed_at IS NULL
     AND NOT EXISTS (SELECT FROM payments p WHERE p.business_id = o.business_id AND p.order_id = o.id AND p.state = 'SUCCEEDED')
$$;
