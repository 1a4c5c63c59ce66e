-- AlterTable
ALTER TABLE "businesses" ADD COLUMN     "requires_second_factor" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "user_sessions" ADD COLUMN     "network" TEXT;

-- CreateTable
CREATE TABLE "passkeys" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "credential_id" BYTEA NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "authenticators" (
    "business_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "secret" BYTEA,
    "pending_secret" BYTEA,
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "authenticators_pkey" PRIMARY KEY ("business_id","user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "business_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("business_id","user_id","hash")
);

-- CreateTable
CREATE TABLE "challenges" (
    "business_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "purpose" TEXT NOT NULL,
    "user_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "challenges_pkey" PRIMARY KEY ("business_id","hash")
);

-- CreateIndex
CREATE INDEX "passkeys_business_id_user_id_idx" ON "passkeys"("business_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "passkeys_business_id_credential_id_key" ON "passkeys"("business_id", "credential_id");

-- CreateIndex
CREATE INDEX "challenges_expires_at_idx" ON "challenges"("expires_at");

-- AddForeignKey
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_business_id_user_id_fkey" FOREIGN KEY ("business_id", "user_id") REFERENCES "users"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_business_id_user_id_fkey" FOREIGN KEY ("business_id", "user_id") REFERENCES "users"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_business_id_user_id_fkey" FOREIGN KEY ("business_id", "user_id") REFERENCES "users"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Written by hand: the kinds of mails, and the shapes that Prisma cannot express.
ALTER TABLE user_notifications DROP CONSTRAINT user_notifications_kind;
ALTER TABLE user_notifications ADD CONSTRAINT user_notifications_kind CHECK (kind IN (
    'NEW_DEVICE', 'PASSWORD_CHANGED', 'NEW_API_KEY', 'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'CODES_ENABLED',
    'CODES_DISABLED', 'RECOVERY_CODES_RENEWED', 'RECOVERY_CODE_USED', 'SECOND_FACTORS_RESET'));
ALTER TABLE challenges ADD CONSTRAINT challenges_purpose CHECK (purpose IN (
    'SECOND_FACTOR', 'PASSKEY_SIGN_IN', 'PASSKEY_REGISTRATION', 'PASSKEY_CONFIRMATION'));
ALTER TABLE challenges ADD CONSTRAINT challenges_hash CHECK (octet_length(hash) = 32);
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_hash CHECK (octet_length(hash) = 32);
ALTER TABLE passkeys ADD CONSTRAINT passkeys_counter CHECK (counter >= 0);
