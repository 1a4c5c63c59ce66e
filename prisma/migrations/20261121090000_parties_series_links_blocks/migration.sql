-- Several lines and guests in one visit, series, one-time links, blocks, holidays, look busy and attribution.

-- AlterTable
ALTER TABLE "services" ADD COLUMN "recurrence_max" INTEGER,
  ADD COLUMN "look_busy_percent" SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN "look_busy_turn" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "holds" ADD COLUMN "is_series" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "link_id" UUID;
ALTER TABLE "hold_lines" ADD COLUMN "member" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "orders" ADD COLUMN "is_series" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "link_id" UUID,
  ADD COLUMN "attribution" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "bookings" ADD COLUMN "member" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "claims" ADD COLUMN "block_id" UUID;

-- CreateTable
CREATE TABLE "one_time_links" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "reserved_at" TIMESTAMPTZ(3),
    "spent_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_links_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "one_time_link_services" (
    "business_id" UUID NOT NULL,
    "link_id" UUID NOT NULL,
    "service_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "one_time_link_services_pkey" PRIMARY KEY ("business_id","link_id","service_id")
);

-- CreateTable
CREATE TABLE "blocks" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "block_units" (
    "business_id" UUID NOT NULL,
    "block_id" UUID NOT NULL,
    "unit_id" UUID NOT NULL,

    CONSTRAINT "block_units_pkey" PRIMARY KEY ("business_id","block_id","unit_id")
);

-- CreateTable
CREATE TABLE "holidays" (
    "business_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "holidays_pkey" PRIMARY KEY ("business_id","date")
);

-- CreateIndex
CREATE UNIQUE INDEX "one_time_links_business_id_slug_key" ON "one_time_links"("business_id", "slug");
CREATE INDEX "one_time_link_services_business_id_service_id_idx" ON "one_time_link_services"("business_id", "service_id");
CREATE INDEX "block_units_business_id_unit_id_idx" ON "block_units"("business_id", "unit_id");
CREATE INDEX "claims_business_id_block_id_idx" ON "claims"("business_id", "block_id");
CREATE UNIQUE INDEX "orders_business_id_link_id_key" ON "orders"("business_id", "link_id");
CREATE INDEX "holds_business_id_link_id_idx" ON "holds"("business_id", "link_id");

-- AddForeignKey
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "one_time_link_services" ADD CONSTRAINT "one_time_link_services_business_id_link_id_fkey" FOREIGN KEY ("business_id", "link_id") REFERENCES "one_time_links"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;
ALTER TABLE "one_time_link_services" ADD CONSTRAINT "one_time_link_services_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "block_units" ADD CONSTRAINT "block_units_business_id_block_id_fkey" FOREIGN KEY ("business_id", "block_id") REFERENCES "blocks"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;
ALTER TABLE "block_units" ADD CONSTRAINT "block_units_business_id_unit_id_fkey" FOREIGN KEY ("business_id", "unit_id") REFERENCES "units"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "claims" ADD CONSTRAINT "claims_business_id_block_id_fkey" FOREIGN KEY ("business_id", "block_id") REFERENCES "blocks"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "holds" ADD CONSTRAINT "holds_business_id_link_id_fkey" FOREIGN KEY ("business_id", "link_id") REFERENCES "one_time_links"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "orders" ADD CONSTRAINT "orders_business_id_link_id_fkey" FOREIGN KEY ("business_id", "link_id") REFERENCES "one_time_links"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
