-- Menus and groups: sets of services and of calendars that a business puts together.
-- CreateTable
CREATE TABLE "service_menus" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "publication" "publication" NOT NULL DEFAULT 'DRAFT',

    CONSTRAINT "service_menus_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "menu_categories" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "menu_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "menu_categories_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "menu_items" (
    "business_id" UUID NOT NULL,
    "category_id" UUID NOT NULL,
    "service_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "menu_items_pkey" PRIMARY KEY ("business_id","category_id","service_id")
);

-- CreateTable
CREATE TABLE "groups" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "publication" "publication" NOT NULL DEFAULT 'DRAFT',

    CONSTRAINT "groups_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateTable
CREATE TABLE "group_calendars" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "service_id" UUID NOT NULL,
    "provider_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "group_calendars_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "service_menus_business_id_slug_key" ON "service_menus"("business_id", "slug");

-- CreateIndex
CREATE INDEX "menu_categories_business_id_menu_id_idx" ON "menu_categories"("business_id", "menu_id");

-- CreateIndex
CREATE INDEX "menu_items_business_id_service_id_idx" ON "menu_items"("business_id", "service_id");

-- CreateIndex
CREATE UNIQUE INDEX "groups_business_id_slug_key" ON "groups"("business_id", "slug");

-- CreateIndex
CREATE INDEX "group_calendars_business_id_group_id_idx" ON "group_calendars"("business_id", "group_id");

-- CreateIndex
CREATE INDEX "group_calendars_business_id_service_id_idx" ON "group_calendars"("business_id", "service_id");

-- AddForeignKey
ALTER TABLE "service_menus" ADD CONSTRAINT "service_menus_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "menu_categories" ADD CONSTRAINT "menu_categories_business_id_menu_id_fkey" FOREIGN KEY ("business_id", "menu_id") REFERENCES "service_menus"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_business_id_category_id_fkey" FOREIGN KEY ("business_id", "category_id") REFERENCES "menu_categories"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "groups" ADD CONSTRAINT "groups_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "group_calendars" ADD CONSTRAINT "group_calendars_business_id_group_id_fkey" FOREIGN KEY ("business_id", "group_id") REFERENCES "groups"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "group_calendars" ADD CONSTRAINT "group_calendars_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "group_calendars" ADD CONSTRAINT "group_calendars_business_id_provider_id_service_id_fkey" FOREIGN KEY ("business_id", "provider_id", "service_id") REFERENCES "provider_services"("business_id", "provider_id", "service_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- A slug is one path segment, shorter than an access key, and no reserved word.
ALTER TABLE service_menus ADD CONSTRAINT service_menus_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 39
  AND slug NOT IN ('service', 'cancel-booking', 'widget', 'v2', 'graphql', 'b', 'c', 'product', 'assets', 'developers'));
ALTER TABLE groups ADD CONSTRAINT groups_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 39
  AND slug NOT IN ('service', 'cancel-booking', 'widget', 'v2', 'graphql', 'b', 'c', 'product', 'assets', 'developers'));

-- A calendar stands in a group once.
CREATE UNIQUE INDEX group_calendars_once ON group_calendars
  (business_id, group_id, service_id, coalesce(provider_id, '00000000-0000-0000-0000-000000000000'));
