-- For the orders of a business whose guests wait for the booker's confirmation.
CREATE INDEX orders_waiting_guests ON orders (business_id) WHERE guests_await_confirmation AND guests_confirmed_at IS NULL;
