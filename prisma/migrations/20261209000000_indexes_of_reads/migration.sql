-- The bookings of an order after its first one. Each order has a first booking, so a count of bookings is a count of orders plus these.
CREATE INDEX IF NOT EXISTS bookings_further ON bookings (business_id, order_id) WHERE ordinal > 0;

-- Every column of claims that a search for free times reads (index-only scan). The claims of one unit are spread over many pages of the table.
CREATE INDEX IF NOT EXISTS claims_busy ON claims (unit_id, ends_at, business_id) INCLUDE (starts_at, expires_at, hold_id, session_id, booking_id);
