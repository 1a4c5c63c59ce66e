-- Payments: what is owed, by whom it was paid, what goes back.

-- CreateEnum
CREATE TYPE "price_per" AS ENUM ('LINE', 'PERSON', 'SEAT');
CREATE TYPE "payment_provider" AS ENUM ('TEST', 'STRIPE');
CREATE TYPE "payment_state" AS ENUM ('OPEN', 'SUCCEEDED', 'FAILED', 'EXPIRED');
CREATE TYPE "refund_reason" AS ENUM ('CANCELLED', 'LATE', 'DUPLICATE', 'OWNER');
CREATE TYPE "refund_state" AS ENUM ('PENDING', 'SUCCEEDED', 'FAILED');
CREATE TYPE "money_kind" AS ENUM ('CHARGE', 'REFUND');

-- AlterEnum
ALTER TYPE "notice_kind" ADD VALUE 'REFUNDED';

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "due_minor" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "businesses" ADD COLUMN     "redirect_origins" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "tax_basis_points" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tax_name" TEXT NOT NULL DEFAULT '';
ALTER TABLE "hold_lines" ADD COLUMN     "payment_rule" "payment_rule" NOT NULL DEFAULT 'NONE',
ADD COLUMN     "payment_value" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "price_per" "price_per" NOT NULL DEFAULT 'LINE',
ADD COLUMN     "unit_price_minor" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "services" ADD COLUMN     "payment_minutes" INTEGER NOT NULL DEFAULT 1440,
ADD COLUMN     "price_per" "price_per" NOT NULL DEFAULT 'LINE',
ADD COLUMN     "refund_cutoff_minutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "refund_percent" SMALLINT NOT NULL DEFAULT 100;

-- CreateTable
CREATE TABLE "payments" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "state" "payment_state" NOT NULL DEFAULT 'OPEN',
    "amount_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "session_id" TEXT,
    "url" TEXT,
    "failure" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("business_id","id")
);

CREATE TABLE "payment_bookings" (
    "business_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "amount_minor" INTEGER NOT NULL,

    CONSTRAINT "payment_bookings_pkey" PRIMARY KEY ("business_id","payment_id","booking_id")
);

CREATE TABLE "refunds" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "booking_id" UUID,
    "amount_minor" INTEGER NOT NULL,
    "reason" "refund_reason" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "state" "refund_state" NOT NULL DEFAULT 'PENDING',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("business_id","id")
);

CREATE TABLE "money_entries" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" "money_kind" NOT NULL,
    "payment_id" UUID NOT NULL,
    "refund_id" UUID,
    "amount_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "reference" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "money_entries_pkey" PRIMARY KEY ("business_id","id")
);

CREATE TABLE "provider_events" (
    "provider" "payment_provider" NOT NULL,
    "id" TEXT NOT NULL,
    "business_id" UUID,
    "type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT NOT NULL,

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("provider","id")
);

CREATE TABLE "test_payments" (
    "id" TEXT NOT NULL,
    "business_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "state" "payment_state" NOT NULL DEFAULT 'OPEN',
    "description" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "return_url" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "tell_at" TIMESTAMPTZ(3),
    "refunded_minor" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "test_payments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payments_business_id_order_id_idx" ON "payments"("business_id", "order_id");
CREATE INDEX "payments_business_id_created_at_idx" ON "payments"("business_id", "created_at");
CREATE UNIQUE INDEX "payments_provider_session_id_key" ON "payments"("provider", "session_id");
CREATE INDEX "payment_bookings_business_id_booking_id_idx" ON "payment_bookings"("business_id", "booking_id");
CREATE INDEX "refunds_business_id_payment_id_idx" ON "refunds"("business_id", "payment_id");
CREATE INDEX "refunds_business_id_booking_id_idx" ON "refunds"("business_id", "booking_id");
CREATE INDEX "money_entries_business_id_payment_id_idx" ON "money_entries"("business_id", "payment_id");
CREATE UNIQUE INDEX "money_entries_business_id_kind_reference_key" ON "money_entries"("business_id", "kind", "reference");
CREATE UNIQUE INDEX "money_entries_business_id_refund_id_key" ON "money_entries"("business_id", "refund_id");
CREATE INDEX "provider_events_business_id_idx" ON "provider_events"("business_id");
CREATE UNIQUE INDEX "test_payments_business_id_payment_id_key" ON "test_payments"("business_id", "payment_id");

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "payments" ADD CONSTRAINT "payments_business_id_order_id_fkey" FOREIGN KEY ("business_id", "order_id") REFERENCES "orders"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "payment_bookings" ADD CONSTRAINT "payment_bookings_business_id_payment_id_fkey" FOREIGN KEY ("business_id", "payment_id") REFERENCES "payments"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "payment_bookings" ADD CONSTRAINT "payment_bookings_business_id_booking_id_fkey" FOREIGN KEY ("business_id", "booking_id") REFERENCES "bookings"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_business_id_payment_id_fkey" FOREIGN KEY ("business_id", "payment_id") REFERENCES "payments"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_business_id_booking_id_fkey" FOREIGN KEY ("business_id", "booking_id") REFERENCES "bookings"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_business_id_payment_id_fkey" FOREIGN KEY ("business_id", "payment_id") REFERENCES "payments"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_business_id_refund_id_fkey" FOREIGN KEY ("business_id", "refund_id") REFERENCES "refunds"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "test_payments" ADD CONSTRAINT "test_payments_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- A class is priced by the seat, as it always was.
UPDATE services SET price_per = 'SEAT' WHERE capacity > 1;

-- What the database refuses.
ALTER TABLE businesses ADD CONSTRAINT businesses_tax CHECK (tax_basis_points BETWEEN 0 AND 10000);
ALTER TABLE services ADD CONSTRAINT services_payment CHECK (payment_minutes BETWEEN 1 AND 527040 AND refund_percent BETWEEN 0 AND 100
  AND refund_cutoff_minutes BETWEEN 0 AND 527040);
ALTER TABLE hold_lines ADD CONSTRAINT hold_lines_price CHECK (unit_price_minor >= 0 AND payment_value >= 0);
ALTER TABLE bookings ADD CONSTRAINT bookings_due CHECK (due_minor BETWEEN 0 AND price_minor);
-- Never pending for ever: what waits for its payment has an end.
ALTER TABLE bookings ADD CONSTRAINT bookings_unpaid CHECK ((status = 'AWAITING_PAYMENT') <= (decide_by IS NOT NULL));
CREATE INDEX bookings_unpaid_due ON bookings (business_id, decide_by) WHERE status = 'AWAITING_PAYMENT';
ALTER TABLE payments ADD CONSTRAINT payments_sane CHECK (amount_minor > 0 AND currency ~ '^[A-Z]{3}$' AND (state = 'OPEN') = (settled_at IS NULL));
ALTER TABLE payment_bookings ADD CONSTRAINT payment_bookings_amount CHECK (amount_minor > 0);
ALTER TABLE refunds ADD CONSTRAINT refunds_sane CHECK (amount_minor > 0 AND (state = 'PENDING') = (settled_at IS NULL) AND (state = 'PENDING') >= (due_at IS NOT NULL));
ALTER TABLE money_entries ADD CONSTRAINT money_entries_sane CHECK (amount_minor > 0 AND (kind = 'REFUND') = (refund_id IS NOT NULL));
ALTER TABLE test_payments ADD CONSTRAINT test_payments_sane CHECK (amount_minor > 0 AND refunded_minor BETWEEN 0 AND amount_minor);
-- An order has one open payment, and a payment is charged once.
CREATE UNIQUE INDEX payments_one_open ON payments (business_id, order_id) WHERE state = 'OPEN';
CREATE UNIQUE INDEX money_entries_one_charge ON money_entries (business_id, payment_id) WHERE kind = 'CHARGE';
CREATE INDEX payments_due ON payments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX refunds_due ON refunds (due_at) WHERE state = 'PENDING';
CREATE INDEX test_payments_to_tell ON test_payments (tell_at) WHERE tell_at IS NOT NULL;

-- Money is only ever added to, and so is what we were told of it.
CREATE TRIGGER money_entries_append_only BEFORE UPDATE OR DELETE ON money_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER provider_events_append_only BEFORE UPDATE OR DELETE ON provider_events FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Never more goes back than came: all refunds of a payment that did not fail, whoever asks for them at once.
CREATE FUNCTION refuse_excess_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid int;
BEGIN
  SELECT amount_minor INTO paid FROM payments WHERE business_id = NEW.business_id AND id = NEW.payment_id FOR UPDATE;
  IF (SELECT coalesce(sum(amount_minor), 0) FROM refunds
       WHERE business_id = NEW.business_id AND payment_id = NEW.payment_id AND state <> 'FAILED' AND id <> NEW.id) + NEW.amount_minor > paid THEN
    RAISE EXCEPTION 'more would go back than was paid' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refunds_within_payment BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_excess_refund();
