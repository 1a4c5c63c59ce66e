-- When the business is to be written to, for its endpoint was suspended; null: there is nothing to say. Taking it moves it on.
ALTER TABLE webhook_endpoints ADD COLUMN notice_due_at timestamptz(3);
CREATE INDEX webhook_endpoints_notice_due ON webhook_endpoints (notice_due_at) WHERE notice_due_at IS NOT NULL;
