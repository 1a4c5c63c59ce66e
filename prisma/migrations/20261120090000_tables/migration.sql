-- The tables of prisma/schema.prisma, as Prisma's own engine writes them.
-- CreateEnum
CREATE TYPE "publication" AS ENUM ('DRAFT', 'PUBLISHED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "hour_cycle" AS ENUM ('H12', 'H24', 'LOCALE');

-- CreateEnum
CREATE TYPE "assignment" AS ENUM ('CHOSEN', 'ANY', 'COLLECTIVE');

-- CreateEnum
CREATE TYPE "booking_mode" AS ENUM ('INSTANT', 'REQUEST');

-- CreateEnum
CREATE TYPE "guest_mode" AS ENUM ('NONE', 'ATTEND', 'SEAT', 'OWN_LINE');

-- CreateEnum
CREATE TYPE "payment_rule" AS ENUM ('NONE', 'DEPOSIT_PERCENT', 'DEPOSIT_AMOUNT', 'FULL');

-- CreateEnum
CREATE TYPE "location_kind" AS ENUM ('AT_PROVIDER', 'AT_VISITOR', 'PHONE', 'ONLINE');

-- CreateEnum
CREATE TYPE "ask" AS ENUM ('NO', 'OPTIONAL', 'REQUIRED');

-- CreateEnum
CREATE TYPE "hold_state" AS ENUM ('LIVE', 'USED', 'RELEASED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "booking_status" AS ENUM ('AWAITING_PAYMENT', 'REQUESTED', 'SCHEDULED', 'DECLINED', 'EXPIRED', 'CANCELLED', 'COMPLETED', 'NO_SHOW');

-- CreateEnum
CREATE TYPE "actor" AS ENUM ('VISITOR', 'OWNER', 'STAFF', 'SYSTEM');

-- CreateTable
CREATE TABLE "businesses" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "tagline" TEXT NOT NULL DEFAULT '',
    "time_zone" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "hour_cycle" "hour_cycle" NOT NULL DEFAULT 'H12',
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "accent_color" TEXT NOT NULL DEFAULT '#1f6f5c',
    "origin" TEXT,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "zone_locked" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "businesses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "business_hosts" (
    "host" TEXT NOT NULL,
    "business_id" UUID NOT NULL,

    CONSTRAINT "business_hosts_pkey" PRIMARY KEY ("host")
);

-- CreateTable
CREATE TABLE "providers" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "phone" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "publication" "publication" NOT NULL DEFAULT 'DRAFT',

    CONSTRAINT "providers_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "schedules" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,

    CONSTRAINT "schedules_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "schedule_windows" (
    "business_id" UUID NOT NULL,
    "schedule_id" UUID NOT NULL,
    "weekday" SMALLINT NOT NULL,
    "opens_at" SMALLINT NOT NULL,
    "closes_at" SMALLINT NOT NULL,

    CONSTRAINT "schedule_windows_pkey" PRIMARY KEY ("business_id","schedule_id","weekday","opens_at")
);

-- CreateTable
CREATE TABLE "date_overrides" (
    "business_id" UUID NOT NULL,
    "schedule_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "opens_at" SMALLINT[],
    "closes_at" SMALLINT[],

    CONSTRAINT "date_overrides_pkey" PRIMARY KEY ("business_id","schedule_id","date")
);

-- CreateTable
CREATE TABLE "staff" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "bio" TEXT NOT NULL DEFAULT '',
    "picture" TEXT,
    "schedule_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "publication" "publication" NOT NULL DEFAULT 'DRAFT',

    CONSTRAINT "staff_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "services" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "picture" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "publication" "publication" NOT NULL DEFAULT 'DRAFT',
    "duration_minutes" INTEGER NOT NULL,
    "buffer_before_minutes" INTEGER NOT NULL DEFAULT 0,
    "buffer_after_minutes" INTEGER NOT NULL DEFAULT 0,
    "interval_minutes" INTEGER NOT NULL DEFAULT 15,
    "notice_minutes" INTEGER NOT NULL DEFAULT 0,
    "horizon_days" INTEGER NOT NULL DEFAULT 60,
    "max_per_day" INTEGER,
    "capacity" INTEGER NOT NULL DEFAULT 1,
    "max_per_booking" INTEGER,
    "price_minor" INTEGER NOT NULL DEFAULT 0,
    "payment_rule" "payment_rule" NOT NULL DEFAULT 'NONE',
    "payment_value" INTEGER NOT NULL DEFAULT 0,
    "mode" "booking_mode" NOT NULL DEFAULT 'INSTANT',
    "decision_minutes" INTEGER NOT NULL DEFAULT 2880,
    "assignment" "assignment" NOT NULL DEFAULT 'CHOSEN',
    "guest_mode" "guest_mode" NOT NULL DEFAULT 'NONE',
    "location_kinds" "location_kind"[],
    "ask_phone" "ask" NOT NULL DEFAULT 'OPTIONAL',
    "ask_date_of_birth" "ask" NOT NULL DEFAULT 'NO',
    "consent_text" TEXT,

    CONSTRAINT "services_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "provider_staff" (
    "business_id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,

    CONSTRAINT "provider_staff_pkey" PRIMARY KEY ("business_id","provider_id","staff_id")
);

-- CreateTable
CREATE TABLE "provider_services" (
    "business_id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "service_id" UUID NOT NULL,

    CONSTRAINT "provider_services_pkey" PRIMARY KEY ("business_id","provider_id","service_id")
);

-- CreateTable
CREATE TABLE "service_staff" (
    "business_id" UUID NOT NULL,
    "service_id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "priority" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "service_staff_pkey" PRIMARY KEY ("business_id","service_id","staff_id")
);

-- CreateTable
CREATE TABLE "resources" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "resources_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "service_resources" (
    "business_id" UUID NOT NULL,
    "service_id" UUID NOT NULL,
    "resource_id" UUID NOT NULL,
    "needed" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "service_resources_pkey" PRIMARY KEY ("business_id","service_id","resource_id")
);

-- CreateTable
CREATE TABLE "units" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "staff_id" UUID,
    "resource_id" UUID,
    "ordinal" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "units_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "claims" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "unit_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "hold_id" UUID,
    "ordinal" INTEGER,
    "booking_id" UUID,
    "session_id" UUID,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "claims_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "service_id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "seats_offered" INTEGER NOT NULL,
    "seats_taken" INTEGER NOT NULL DEFAULT 0,
    "counted_on" DATE,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "service_days" (
    "business_id" UUID NOT NULL,
    "service_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "taken" INTEGER NOT NULL,
    "day_limit" INTEGER NOT NULL,

    CONSTRAINT "service_days_pkey" PRIMARY KEY ("business_id","service_id","date")
);

-- CreateTable
CREATE TABLE "holds" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "state" "hold_state" NOT NULL DEFAULT 'LIVE',
    "provider_id" UUID,
    "visitor_hash" BYTEA,
    "address_hash" BYTEA,
    "total_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "holds_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "hold_lines" (
    "business_id" UUID NOT NULL,
    "hold_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "service_id" UUID NOT NULL,
    "session_id" UUID,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "seats" INTEGER NOT NULL DEFAULT 1,
    "price_minor" INTEGER NOT NULL,
    "counted_on" DATE,

    CONSTRAINT "hold_lines_pkey" PRIMARY KEY ("business_id","hold_id","ordinal")
);

-- CreateTable
CREATE TABLE "orders" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "hold_id" UUID NOT NULL,
    "contact_id" UUID NOT NULL,
    "total_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "locale" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "consent_text" TEXT,
    "key_version" SMALLINT NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "contacts" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "date_of_birth" DATE,

    CONSTRAINT "contacts_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "bookings" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "status" "booking_status" NOT NULL,
    "service_id" UUID NOT NULL,
    "provider_id" UUID,
    "session_id" UUID,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "seats" INTEGER NOT NULL DEFAULT 1,
    "price_minor" INTEGER NOT NULL,
    "counted_on" DATE,
    "location_kind" "location_kind",
    "location" TEXT NOT NULL DEFAULT '',
    "decide_by" TIMESTAMPTZ(3),
    "key_version" SMALLINT NOT NULL DEFAULT 1,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "booking_staff" (
    "business_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_staff_pkey" PRIMARY KEY ("business_id","booking_id","staff_id")
);

-- CreateTable
CREATE TABLE "guests" (
    "business_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,

    CONSTRAINT "guests_pkey" PRIMARY KEY ("business_id","booking_id","ordinal")
);

-- CreateTable
CREATE TABLE "booking_events" (
    "business_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" "actor" NOT NULL,
    "status" "booking_status" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "booking_events_pkey" PRIMARY KEY ("business_id","booking_id","ordinal")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "business_id" UUID NOT NULL,
    "caller" BYTEA NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "input_hash" BYTEA NOT NULL,
    "result_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("business_id","caller","key")
);

-- CreateTable
CREATE TABLE "secrets" (
    "id" TEXT NOT NULL,
    "value" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "secrets_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "businesses_slug_key" ON "businesses"("slug");

-- CreateIndex
CREATE INDEX "business_hosts_business_id_idx" ON "business_hosts"("business_id");

-- CreateIndex
CREATE UNIQUE INDEX "providers_business_id_slug_key" ON "providers"("business_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "staff_business_id_slug_key" ON "staff"("business_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "services_business_id_slug_key" ON "services"("business_id", "slug");

-- CreateIndex
CREATE INDEX "provider_staff_business_id_staff_id_idx" ON "provider_staff"("business_id", "staff_id");

-- CreateIndex
CREATE INDEX "provider_services_business_id_service_id_idx" ON "provider_services"("business_id", "service_id");

-- CreateIndex
CREATE INDEX "service_staff_business_id_staff_id_idx" ON "service_staff"("business_id", "staff_id");

-- CreateIndex
CREATE UNIQUE INDEX "resources_business_id_slug_key" ON "resources"("business_id", "slug");

-- CreateIndex
CREATE INDEX "service_resources_business_id_resource_id_idx" ON "service_resources"("business_id", "resource_id");

-- CreateIndex
CREATE UNIQUE INDEX "units_business_id_staff_id_ordinal_key" ON "units"("business_id", "staff_id", "ordinal");

-- CreateIndex
CREATE UNIQUE INDEX "units_business_id_resource_id_ordinal_key" ON "units"("business_id", "resource_id", "ordinal");

-- CreateIndex
CREATE INDEX "claims_business_id_hold_id_idx" ON "claims"("business_id", "hold_id");

-- CreateIndex
CREATE INDEX "claims_business_id_booking_id_idx" ON "claims"("business_id", "booking_id");

-- CreateIndex
CREATE INDEX "claims_business_id_session_id_idx" ON "claims"("business_id", "session_id");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_business_id_service_id_staff_id_starts_at_key" ON "sessions"("business_id", "service_id", "staff_id", "starts_at");

-- CreateIndex
CREATE INDEX "hold_lines_business_id_session_id_idx" ON "hold_lines"("business_id", "session_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_business_id_reference_key" ON "orders"("business_id", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "orders_business_id_hold_id_key" ON "orders"("business_id", "hold_id");

-- CreateIndex
CREATE INDEX "bookings_business_id_starts_at_idx" ON "bookings"("business_id", "starts_at");

-- CreateIndex
CREATE INDEX "bookings_business_id_service_id_starts_at_idx" ON "bookings"("business_id", "service_id", "starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_business_id_order_id_ordinal_key" ON "bookings"("business_id", "order_id", "ordinal");

-- CreateIndex
CREATE INDEX "booking_staff_business_id_staff_id_starts_at_idx" ON "booking_staff"("business_id", "staff_id", "starts_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");

-- AddForeignKey
ALTER TABLE "business_hosts" ADD CONSTRAINT "business_hosts_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "providers" ADD CONSTRAINT "providers_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "schedule_windows" ADD CONSTRAINT "schedule_windows_business_id_schedule_id_fkey" FOREIGN KEY ("business_id", "schedule_id") REFERENCES "schedules"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "date_overrides" ADD CONSTRAINT "date_overrides_business_id_schedule_id_fkey" FOREIGN KEY ("business_id", "schedule_id") REFERENCES "schedules"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "staff" ADD CONSTRAINT "staff_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "staff" ADD CONSTRAINT "staff_business_id_schedule_id_fkey" FOREIGN KEY ("business_id", "schedule_id") REFERENCES "schedules"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "services" ADD CONSTRAINT "services_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "provider_staff" ADD CONSTRAINT "provider_staff_business_id_provider_id_fkey" FOREIGN KEY ("business_id", "provider_id") REFERENCES "providers"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "provider_staff" ADD CONSTRAINT "provider_staff_business_id_staff_id_fkey" FOREIGN KEY ("business_id", "staff_id") REFERENCES "staff"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_business_id_provider_id_fkey" FOREIGN KEY ("business_id", "provider_id") REFERENCES "providers"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "service_staff" ADD CONSTRAINT "service_staff_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "service_staff" ADD CONSTRAINT "service_staff_business_id_staff_id_fkey" FOREIGN KEY ("business_id", "staff_id") REFERENCES "staff"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "resources" ADD CONSTRAINT "resources_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "service_resources" ADD CONSTRAINT "service_resources_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "service_resources" ADD CONSTRAINT "service_resources_business_id_resource_id_fkey" FOREIGN KEY ("business_id", "resource_id") REFERENCES "resources"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "units" ADD CONSTRAINT "units_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "units" ADD CONSTRAINT "units_business_id_staff_id_fkey" FOREIGN KEY ("business_id", "staff_id") REFERENCES "staff"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "units" ADD CONSTRAINT "units_business_id_resource_id_fkey" FOREIGN KEY ("business_id", "resource_id") REFERENCES "resources"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "claims" ADD CONSTRAINT "claims_business_id_unit_id_fkey" FOREIGN KEY ("business_id", "unit_id") REFERENCES "units"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "claims" ADD CONSTRAINT "claims_business_id_hold_id_ordinal_fkey" FOREIGN KEY ("business_id", "hold_id", "ordinal") REFERENCES "hold_lines"("business_id", "hold_id", "ordinal") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "claims" ADD CONSTRAINT "claims_business_id_booking_id_fkey" FOREIGN KEY ("business_id", "booking_id") REFERENCES "bookings"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "claims" ADD CONSTRAINT "claims_business_id_session_id_fkey" FOREIGN KEY ("business_id", "session_id") REFERENCES "sessions"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_business_id_staff_id_fkey" FOREIGN KEY ("business_id", "staff_id") REFERENCES "staff"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "service_days" ADD CONSTRAINT "service_days_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "holds" ADD CONSTRAINT "holds_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "holds" ADD CONSTRAINT "holds_business_id_provider_id_fkey" FOREIGN KEY ("business_id", "provider_id") REFERENCES "providers"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "hold_lines" ADD CONSTRAINT "hold_lines_business_id_hold_id_fkey" FOREIGN KEY ("business_id", "hold_id") REFERENCES "holds"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "hold_lines" ADD CONSTRAINT "hold_lines_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "hold_lines" ADD CONSTRAINT "hold_lines_business_id_session_id_fkey" FOREIGN KEY ("business_id", "session_id") REFERENCES "sessions"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_business_id_hold_id_fkey" FOREIGN KEY ("business_id", "hold_id") REFERENCES "holds"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_business_id_contact_id_fkey" FOREIGN KEY ("business_id", "contact_id") REFERENCES "contacts"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_business_id_order_id_fkey" FOREIGN KEY ("business_id", "order_id") REFERENCES "orders"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_business_id_provider_id_fkey" FOREIGN KEY ("business_id", "provider_id") REFERENCES "providers"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_business_id_session_id_fkey" FOREIGN KEY ("business_id", "session_id") REFERENCES "sessions"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "booking_staff" ADD CONSTRAINT "booking_staff_business_id_booking_id_fkey" FOREIGN KEY ("business_id", "booking_id") REFERENCES "bookings"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "booking_staff" ADD CONSTRAINT "booking_staff_business_id_staff_id_fkey" FOREIGN KEY ("business_id", "staff_id") REFERENCES "staff"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "guests" ADD CONSTRAINT "guests_business_id_booking_id_fkey" FOREIGN KEY ("business_id", "booking_id") REFERENCES "bookings"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_business_id_booking_id_fkey" FOREIGN KEY ("business_id", "booking_id") REFERENCES "bookings"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

