-- The business writes to clients: a text, or the delay of a staff member.

ALTER TYPE notice_kind ADD VALUE IF NOT EXISTS 'MESSAGE';
ALTER TYPE notice_kind ADD VALUE IF NOT EXISTS 'DELAY';

ALTER TABLE notices ADD COLUMN IF NOT EXISTS message TEXT NOT NULL DEFAULT '';
ALTER TABLE notices ADD COLUMN IF NOT EXISTS delay_minutes SMALLINT;
