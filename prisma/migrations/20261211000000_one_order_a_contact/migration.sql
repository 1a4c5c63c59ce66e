-- Each order has its own contact. A count of bookings by name counts contacts, so the database enforces this.
CREATE UNIQUE INDEX IF NOT EXISTS orders_business_id_contact_id_key ON orders (business_id, contact_id);

-- The unique index has the same columns.
DROP INDEX IF EXISTS orders_business_id_contact_id_idx;
