-- When the user last entered the password in this session. Null in sessions of earlier versions, whose users enter it again.
ALTER TABLE user_sessions ADD COLUMN password_at timestamptz(3);

-- First sign-in with a password. Later sign-ins from new devices send a mail. Existing users with a password count as signed in.
ALTER TABLE users ADD COLUMN signed_in_at timestamptz(3);
UPDATE users SET signed_in_at = created_at WHERE password_hash IS NOT NULL;

-- Mails to users about the security of their account. `detail` is the name of a new key.
CREATE TABLE user_notifications (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  detail text NOT NULL DEFAULT '',
  locale text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  mail_due_at timestamptz(3),
  mail_attempts smallint NOT NULL DEFAULT 0,
  mail_error text,
  CONSTRAINT user_notifications_pkey PRIMARY KEY (business_id, id),
  CONSTRAINT user_notifications_business_id_user_id_fkey FOREIGN KEY (business_id, user_id)
    REFERENCES users (business_id, id) ON DELETE CASCADE ON UPDATE RESTRICT,
  CONSTRAINT user_notifications_kind CHECK (kind IN ('NEW_DEVICE', 'PASSWORD_CHANGED', 'NEW_API_KEY'))
);
CREATE INDEX user_notifications_business_id_user_id_idx ON user_notifications (business_id, user_id);
CREATE INDEX user_notifications_mail_due_at_idx ON user_notifications (mail_due_at);
