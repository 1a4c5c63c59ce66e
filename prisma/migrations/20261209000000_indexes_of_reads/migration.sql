-- The bookings of an order after its first. A count of bookings is a count of orders and these, which are few.
CREATE INDEX IF NOT EXISTS bookings_further ON bookings (business_id, order_id) WHERE ordinal > 0;

-- All that a search for free times reads of claims, so that it reads no row of the table: those of a unit lie in as many pages as there are.
CREATE INDEX IF NOT EXISTS claims_busy ON claims (unit_id, ends_at, business_id) INCLUDE (starts_at, expires_at, hold_id, session_id, booking_id);
