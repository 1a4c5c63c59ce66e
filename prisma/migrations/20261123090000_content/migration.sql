-- The content site: entries and their revisions, pictures, previews.

-- CreateEnum
CREATE TYPE "entry_kind" AS ENUM ('SITE', 'PAGE', 'POST', 'AUTHOR', 'CATEGORY', 'PRODUCT');
CREATE TYPE "entry_state" AS ENUM ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED');

-- CreateTable
CREATE TABLE "sites" (
    "business_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sites_pkey" PRIMARY KEY ("business_id")
);

CREATE TABLE "entries" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" "entry_kind" NOT NULL,
    "state" "entry_state" NOT NULL DEFAULT 'DRAFT',
    "slug" TEXT NOT NULL,
    "newest" INTEGER NOT NULL DEFAULT 1,
    "published" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,
    "publish_at" TIMESTAMPTZ(3),
    "unpublish_at" TIMESTAMPTZ(3),
    "first_published_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("business_id","id")
);

CREATE TABLE "revisions" (
    "business_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "revisions_pkey" PRIMARY KEY ("business_id","entry_id","number")
);

CREATE TABLE "entry_slugs" (
    "business_id" UUID NOT NULL,
    "kind" "entry_kind" NOT NULL,
    "slug" TEXT NOT NULL,
    "entry_id" UUID NOT NULL,
    "is_current" BOOLEAN NOT NULL,

    CONSTRAINT "entry_slugs_pkey" PRIMARY KEY ("business_id","kind","slug")
);

CREATE TABLE "media" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "media_type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "media_pkey" PRIMARY KEY ("business_id","id")
);

CREATE TABLE "media_variants" (
    "business_id" UUID NOT NULL,
    "media_id" UUID NOT NULL,
    "width" INTEGER NOT NULL,
    "media_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "media_variants_pkey" PRIMARY KEY ("business_id","media_id","width","media_type")
);

CREATE TABLE "previews" (
    "business_id" UUID NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "previews_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateIndex
CREATE INDEX "entries_business_id_kind_state_idx" ON "entries"("business_id", "kind", "state");
CREATE INDEX "entry_slugs_business_id_entry_id_idx" ON "entry_slugs"("business_id", "entry_id");

-- AddForeignKey
ALTER TABLE "sites" ADD CONSTRAINT "sites_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "entries" ADD CONSTRAINT "entries_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_business_id_entry_id_fkey" FOREIGN KEY ("business_id", "entry_id") REFERENCES "entries"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "entry_slugs" ADD CONSTRAINT "entry_slugs_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "entry_slugs" ADD CONSTRAINT "entry_slugs_business_id_entry_id_fkey" FOREIGN KEY ("business_id", "entry_id") REFERENCES "entries"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "media" ADD CONSTRAINT "media_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "media_variants" ADD CONSTRAINT "media_variants_business_id_media_id_fkey" FOREIGN KEY ("business_id", "media_id") REFERENCES "media"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;
ALTER TABLE "previews" ADD CONSTRAINT "previews_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- What the database refuses. The public sees a revision, or nothing; what was said once stays as it was said.
ALTER TABLE entries ADD CONSTRAINT entries_published CHECK ((state = 'PUBLISHED') <= (published IS NOT NULL AND published_at IS NOT NULL) AND newest > 0 AND published <= newest);
ALTER TABLE entries ADD CONSTRAINT entries_scheduled CHECK ((state = 'SCHEDULED') <= (publish_at IS NOT NULL));
-- A slug is one path segment; the home page's and the site's own are empty.
ALTER TABLE entries ADD CONSTRAINT entries_slug CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 60 OR slug = '' AND kind IN ('SITE', 'PAGE'))
  AND (kind <> 'PAGE' OR slug NOT IN ('service', 'cancel-booking', 'widget', 'v2', 'graphql', 'b', 'c', 'product', 'assets', 'developers')));
CREATE UNIQUE INDEX entries_one_site ON entries (business_id) WHERE kind = 'SITE';
CREATE INDEX entries_due ON entries (least(publish_at, unpublish_at)) WHERE publish_at IS NOT NULL OR unpublish_at IS NOT NULL;
ALTER TABLE revisions ADD CONSTRAINT revisions_sane CHECK (number > 0 AND jsonb_typeof(data) = 'object');
CREATE TRIGGER revisions_append_only BEFORE UPDATE OR DELETE ON revisions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX entry_slugs_one_current ON entry_slugs (business_id, entry_id) WHERE is_current;
ALTER TABLE media ADD CONSTRAINT media_sane CHECK (width BETWEEN 1 AND 20000 AND height BETWEEN 1 AND 20000 AND size_bytes = octet_length(content) AND size_bytes BETWEEN 1 AND 20971520);
ALTER TABLE media_variants ADD CONSTRAINT media_variants_sane CHECK (width BETWEEN 1 AND 4000 AND octet_length(content) > 0);
ALTER TABLE previews ADD CONSTRAINT previews_id CHECK (id ~ '^[A-Za-z0-9_-]{3,64}$');
