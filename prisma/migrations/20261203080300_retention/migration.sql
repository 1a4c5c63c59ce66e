-- Days for which files of submitted answers are kept. Null if they are kept as long as the answers.
ALTER TABLE businesses ADD COLUMN IF NOT EXISTS upload_days smallint CHECK (upload_days BETWEEN 1 AND 3650);

-- Indexes of the retention job.
CREATE INDEX IF NOT EXISTS notices_personal ON notices (due_at) WHERE state <> 'PENDING' AND email <> 'nobody@erased.invalid';
CREATE INDEX IF NOT EXISTS notices_settled ON notices (due_at) WHERE state <> 'PENDING';
CREATE INDEX IF NOT EXISTS holds_over ON holds (expires_at) WHERE state IN ('RELEASED', 'EXPIRED');
CREATE INDEX IF NOT EXISTS holds_personal ON holds (expires_at) WHERE state = 'USED' AND (visitor_hash IS NOT NULL OR address_hash IS NOT NULL);
CREATE INDEX IF NOT EXISTS uploads_submitted ON uploads (business_id, created_at) WHERE expires_at IS NULL;
