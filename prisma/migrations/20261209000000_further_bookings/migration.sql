-- The bookings of an order after its first. A count of bookings is a count of orders and these, which are few.
CREATE INDEX bookings_further ON bookings (business_id, order_id) WHERE ordinal > 0;
