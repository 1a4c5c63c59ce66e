-- Forms and surveys: what is asked, in versions, and what was answered.

-- CreateEnum
CREATE TYPE "submission_outcome" AS ENUM ('ACCEPTED', 'DISQUALIFIED');

-- CreateTable
CREATE TABLE "forms" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "publication" "publication" NOT NULL DEFAULT 'DRAFT',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "forms_pkey" PRIMARY KEY ("business_id","id")
);

CREATE TABLE "form_versions" (
    "business_id" UUID NOT NULL,
    "form_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "definition" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "form_versions_pkey" PRIMARY KEY ("business_id","form_id","version")
);

CREATE TABLE "service_forms" (
    "business_id" UUID NOT NULL,
    "service_id" UUID NOT NULL,
    "form_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "service_forms_pkey" PRIMARY KEY ("business_id","service_id","form_id")
);

CREATE TABLE "submissions" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "form_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "order_id" UUID,
    "start_id" UUID,
    "outcome" "submission_outcome" NOT NULL,
    "answers" JSONB NOT NULL,
    "locale" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("business_id","id")
);

CREATE TABLE "surveys" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "publication" "publication" NOT NULL DEFAULT 'DRAFT',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "surveys_pkey" PRIMARY KEY ("business_id","id")
);

CREATE TABLE "survey_versions" (
    "business_id" UUID NOT NULL,
    "survey_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "definition" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "survey_versions_pkey" PRIMARY KEY ("business_id","survey_id","version")
);

CREATE TABLE "survey_responses" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "survey_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "start_id" UUID NOT NULL,
    "outcome" "submission_outcome" NOT NULL,
    "answers" JSONB NOT NULL,
    "path" TEXT[],
    "score" INTEGER NOT NULL,
    "locale" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "survey_responses_pkey" PRIMARY KEY ("business_id","id")
);

CREATE TABLE "uploads" (
    "business_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "field_key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "submission_id" UUID,
    "response_id" UUID,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("business_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "forms_business_id_slug_key" ON "forms"("business_id", "slug");
CREATE INDEX "service_forms_business_id_form_id_idx" ON "service_forms"("business_id", "form_id");
CREATE INDEX "submissions_business_id_form_id_created_at_idx" ON "submissions"("business_id", "form_id", "created_at");
CREATE INDEX "submissions_business_id_order_id_idx" ON "submissions"("business_id", "order_id");
CREATE UNIQUE INDEX "submissions_business_id_start_id_key" ON "submissions"("business_id", "start_id");
CREATE UNIQUE INDEX "surveys_business_id_slug_key" ON "surveys"("business_id", "slug");
CREATE INDEX "survey_responses_business_id_survey_id_created_at_idx" ON "survey_responses"("business_id", "survey_id", "created_at");
CREATE UNIQUE INDEX "survey_responses_business_id_start_id_key" ON "survey_responses"("business_id", "start_id");
CREATE INDEX "uploads_business_id_submission_id_idx" ON "uploads"("business_id", "submission_id");
CREATE INDEX "uploads_business_id_response_id_idx" ON "uploads"("business_id", "response_id");

-- AddForeignKey
ALTER TABLE "forms" ADD CONSTRAINT "forms_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_business_id_form_id_fkey" FOREIGN KEY ("business_id", "form_id") REFERENCES "forms"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "service_forms" ADD CONSTRAINT "service_forms_business_id_service_id_fkey" FOREIGN KEY ("business_id", "service_id") REFERENCES "services"("business_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT;
ALTER TABLE "service_forms" ADD CONSTRAINT "service_forms_business_id_form_id_fkey" FOREIGN KEY ("business_id", "form_id") REFERENCES "forms"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_business_id_form_id_version_fkey" FOREIGN KEY ("business_id", "form_id", "version") REFERENCES "form_versions"("business_id", "form_id", "version") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_business_id_order_id_fkey" FOREIGN KEY ("business_id", "order_id") REFERENCES "orders"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "survey_versions" ADD CONSTRAINT "survey_versions_business_id_survey_id_fkey" FOREIGN KEY ("business_id", "survey_id") REFERENCES "surveys"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_business_id_survey_id_version_fkey" FOREIGN KEY ("business_id", "survey_id", "version") REFERENCES "survey_versions"("business_id", "survey_id", "version") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_business_id_submission_id_fkey" FOREIGN KEY ("business_id", "submission_id") REFERENCES "submissions"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_business_id_response_id_fkey" FOREIGN KEY ("business_id", "response_id") REFERENCES "survey_responses"("business_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- What the database refuses. A form's slug is a path segment; what was asked once stays as it was asked.
ALTER TABLE forms ADD CONSTRAINT forms_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 39);
ALTER TABLE surveys ADD CONSTRAINT surveys_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 39);
ALTER TABLE form_versions ADD CONSTRAINT form_versions_sane CHECK (version > 0 AND jsonb_typeof(definition) = 'object');
ALTER TABLE survey_versions ADD CONSTRAINT survey_versions_sane CHECK (version > 0 AND jsonb_typeof(definition) = 'object');
CREATE TRIGGER form_versions_append_only BEFORE UPDATE OR DELETE ON form_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER survey_versions_append_only BEFORE UPDATE OR DELETE ON survey_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
ALTER TABLE submissions ADD CONSTRAINT submissions_answers CHECK (jsonb_typeof(answers) = 'object');
ALTER TABLE survey_responses ADD CONSTRAINT survey_responses_answers CHECK (jsonb_typeof(answers) = 'object');
-- A form is answered once by an order.
CREATE UNIQUE INDEX submissions_once_an_order ON submissions (business_id, order_id, form_id) WHERE order_id IS NOT NULL;
-- A file belongs to at most one answer, and stays then; what belongs to none has an end.
ALTER TABLE uploads ADD CONSTRAINT uploads_owner CHECK (num_nonnulls(submission_id, response_id) <= 1 AND (num_nonnulls(submission_id, response_id) = 1) = (expires_at IS NULL));
ALTER TABLE uploads ADD CONSTRAINT uploads_size CHECK (size_bytes = octet_length(content) AND size_bytes BETWEEN 1 AND 10485760);
CREATE INDEX uploads_unclaimed ON uploads (expires_at) WHERE expires_at IS NOT NULL;
