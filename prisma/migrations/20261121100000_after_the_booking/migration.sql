-- What happens after the booking: policies, reasons, notices, feeds.

-- CreateEnum
CREATE TYPE "notice_kind" AS ENUM ('CONFIRMED', 'REQUESTED', 'APPROVED', 'DECLINED', 'RESCHEDULED', 'CANCELLED', 'REMINDER', 'FOLLOW_UP');
CREATE TYPE "notice_recipient" AS ENUM ('BOOKER', 'GUEST', 'STAFF');
CREATE TYPE "notice_state" AS ENUM ('PENDING', 'SENT', 'DROPPED', 'FAILED');

-- AlterTable
ALTER TABLE "businesses" ADD COLUMN "cancellation_policy" TEXT NOT NULL DEFAULT '';
ALTER TABLE "services" ADD COLUMN "cancel_cutoff_minutes" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "reschedule_cutoff_minutes" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "cancel_reason" "ask" NOT NULL DEFAULT 'OPTIONAL',
  ADD COLUMN "reminder_minutes" INTEGER[] NOT NULL DEFAULT '{1440}',
  ADD COLUMN "follow_up_minutes" INTEGER;
ALTER TABLE "staff" ADD COLUMN "email" TEXT, ADD COLUMN "feed_version" SMALLINT NOT NULL DEFAULT 1;
ALTER TABLE "bookings" ADD COLUMN "is_overbooked" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "guests" ADD COLUMN "left_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "notices" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "booking_ids" UUID[] NOT NULL,
    "kind" "notice_kind" NOT NULL,
    "recipient" "notice_recipient" NOT NULL,
    "member" SMALLINT NOT NULL DEFAULT 0,
    "staff_id" UUID,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "state" "notice_state" NOT NULL DEFAULT 'PENDING',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "notices_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "busy_feeds" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "etag" TEXT,
    "last_modified" TEXT,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "last_error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "busy_feeds_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "busy_times" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "feed_id" UUID NOT NULL,
    "unit_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "busy_times_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "attempts" (
    "business_id" UUID NOT NULL,
    "bucket" BYTEA NOT NULL,
    "window_at" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "attempts_pkey" PRIMARY KEY ("business_id","bucket","window_at")
);

-- CreateIndex
CREATE INDEX "attempts_window_at_idx" ON "attempts"("window_at");
CREATE INDEX "notices_business_id_order_id_idx" ON "notices"("business_id", "order_id");
CREATE UNIQUE INDEX "busy_feeds_business_id_staff_id_url_key" ON "busy_feeds"("business_id", "staff_id", "url");
CREATE INDEX "busy_times_business_id_feed_id_idx" ON "busy_times"("business_id", "feed_id");
CREATE INDEX "busy_times_business_id_unit_id_starts_at_idx" ON "busy_times"("business_id", "unit_id", "starts_at");
CREATE INDEX "bookings_business_id_status_starts_at_idx" ON "bookings"("business_id", "status", "starts_at");

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_business_id_order_id_fkey" FOREIGN KEY ("business_id", "order_id") REFERENCES "orders"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "notices" ADD CONSTRAINT "notices_business_id_staff_id_fkey" FOREIGN KEY ("business_id", "staff_id") REFERENCES "staff"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "busy_feeds" ADD CONSTRAINT "busy_feeds_business_id_staff_id_fkey" FOREIGN KEY ("business_id", "staff_id") REFERENCES "staff"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_business_id_feed_id_fkey" FOREIGN KEY ("business_id", "feed_id") REFERENCES "busy_feeds"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_business_id_unit_id_fkey" FOREIGN KEY ("business_id", "unit_id") REFERENCES "units"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

ALTER TABLE "attempts" ADD CONSTRAINT "attempts_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- What is due, and what the database refuses.
CREATE INDEX notices_due ON notices (business_id, due_at) WHERE state = 'PENDING';
CREATE INDEX busy_feeds_due ON busy_feeds (due_at);
ALTER TABLE notices ADD CONSTRAINT notices_to_staff CHECK ((recipient = 'STAFF') = (staff_id IS NOT NULL));
ALTER TABLE notices ADD CONSTRAINT notices_sent CHECK ((state = 'SENT') = (sent_at IS NOT NULL));
ALTER TABLE busy_times ADD CONSTRAINT busy_times_forwards CHECK (ends_at > starts_at);
ALTER TABLE services ADD CONSTRAINT services_policies CHECK (cancel_cutoff_minutes BETWEEN 0 AND 527040 AND reschedule_cutoff_minutes BETWEEN 0 AND 527040
  AND (follow_up_minutes IS NULL OR follow_up_minutes BETWEEN 0 AND 527040) AND cardinality(reminder_minutes) <= 5);
