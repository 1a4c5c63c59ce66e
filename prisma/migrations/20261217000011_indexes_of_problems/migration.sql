-- The desk lists mails and refunds that failed. Both are rare.

CREATE INDEX IF NOT EXISTS notices_failed ON notices (business_id, due_at) WHERE state = 'FAILED';
CREATE INDEX IF NOT EXISTS refunds_failed ON refunds (business_id, settled_at) WHERE state = 'FAILED';
