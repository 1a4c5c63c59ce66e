-- A payment that the business opened returns to a page without an access key.
ALTER TABLE payments ADD COLUMN IF NOT EXISTS is_from_desk boolean NOT NULL DEFAULT false;

-- The desk lists failed payments whose bookings still owe money. Both are rare.
CREATE INDEX IF NOT EXISTS payments_failed ON payments (business_id, settled_at) WHERE state = 'FAILED';
