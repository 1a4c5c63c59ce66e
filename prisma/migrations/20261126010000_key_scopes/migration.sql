-- What an API key is for, until when, and when it was last used. Keys that are there already may do everything, as before.
ALTER TABLE "api_keys"
    ADD COLUMN "scopes" TEXT[] NOT NULL DEFAULT ARRAY['admin']::TEXT[],
    ADD COLUMN "last_four" CHAR(4),
    ADD COLUMN "expires_at" TIMESTAMPTZ(3),
    ADD COLUMN "last_used_at" TIMESTAMPTZ(3);
-- Whoever makes a key says what it is for.
ALTER TABLE "api_keys" ALTER COLUMN "scopes" DROP DEFAULT;

ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scopes_check" CHECK (
    cardinality("scopes") > 0 AND "scopes" <@ ARRAY[
        'catalogue', 'bookings:read', 'bookings:write', 'contacts', 'content', 'forms', 'payments', 'webhooks', 'admin'
    ]::TEXT[]
);
