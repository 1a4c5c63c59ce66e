-- Who signs in for a business, with which device, and the links that are sent to them.
CREATE TYPE "user_role" AS ENUM ('OWNER', 'MANAGER', 'STAFF', 'READER');
CREATE TYPE "user_link_purpose" AS ENUM ('RESET', 'INVITATION');

CREATE TABLE "users" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "user_role" NOT NULL,
    "staff_id" UUID,
    "password_hash" TEXT,
    "password_changed_at" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("business_id","id"),
    CONSTRAINT "users_email_check" CHECK ("email_key" <> '' AND "email" <> ''),
    CONSTRAINT "users_password_check" CHECK ("password_hash" LIKE '$argon2id$%')
);
CREATE UNIQUE INDEX "users_business_id_email_key_key" ON "users"("business_id", "email_key");
CREATE INDEX "users_business_id_staff_id_idx" ON "users"("business_id", "staff_id");

CREATE TABLE "user_sessions" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "former_hash" BYTEA,
    "confirmed_at" TIMESTAMPTZ(3),
    "rotated_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL,
    "agent" TEXT NOT NULL,

    CONSTRAINT "user_sessions_pkey" PRIMARY KEY ("business_id","id"),
    CONSTRAINT "user_sessions_hashes_check" CHECK (octet_length("token_hash") = 32 AND octet_length("former_hash") = 32)
);
CREATE UNIQUE INDEX "user_sessions_token_hash_key" ON "user_sessions"("token_hash");
CREATE UNIQUE INDEX "user_sessions_former_hash_key" ON "user_sessions"("former_hash");
CREATE INDEX "user_sessions_business_id_user_id_idx" ON "user_sessions"("business_id", "user_id");

CREATE TABLE "user_links" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "user_link_purpose" NOT NULL,
    "locale" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "mail_due_at" TIMESTAMPTZ(3),
    "mail_attempts" SMALLINT NOT NULL DEFAULT 0,
    "mail_error" TEXT,

    CONSTRAINT "user_links_pkey" PRIMARY KEY ("business_id","id")
);
CREATE INDEX "user_links_business_id_user_id_idx" ON "user_links"("business_id", "user_id");
CREATE INDEX "user_links_mail_due_at_idx" ON "user_links"("mail_due_at");

ALTER TABLE "users" ADD CONSTRAINT "users_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "users" ADD CONSTRAINT "users_business_id_staff_id_fkey" FOREIGN KEY ("business_id", "staff_id") REFERENCES "staff"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_business_id_user_id_fkey" FOREIGN KEY ("business_id", "user_id") REFERENCES "users"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;
ALTER TABLE "user_links" ADD CONSTRAINT "user_links_business_id_user_id_fkey" FOREIGN KEY ("business_id", "user_id") REFERENCES "users"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;
