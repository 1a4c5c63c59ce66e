import { type RowName, toNameColumns } from "../../../platform/database/findNamed.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { type QuestionnaireKind, TABLES } from "./kinds.ts";

export type Publication = "DRAFT" | "PUBLISHED" | "ARCHIVED";

export interface NewQuestionnaire {
  readonly businessId: string;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly publication: Publication;
  readonly definition: object;
  readonly now: number;
}

/** Returns false if the slug is taken. */
export async function insertQuestionnaire(
  query: Sql["query"],
  kind: QuestionnaireKind,
  questionnaire: NewQuestionnaire,
): Promise<boolean> {
  const { rows, versions, key } = TABLES[kind];
  const inserted = await query(
    `WITH new_definition AS (
       INSERT INTO ${rows} (business_id, id, slug, name, publication, version, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5::publication, 1, $7, $7)
       ON CONFLICT (business_id, slug) DO NOTHING RETURNING business_id, id
     ), new_version AS (
       INSERT INTO ${versions} (business_id, ${key}, version, definition, created_at)
       SELECT business_id, id, 1, $6::jsonb, $7 FROM new_definition
     )
     SELECT id FROM new_definition`,
    [
      questionnaire.businessId,
      questionnaire.id,
      questionnaire.slug,
      questionnaire.name,
      questionnaire.publication,
      JSON.stringify(questionnaire.definition),
      new Date(questionnaire.now).toISOString(),
    ],
  );
  return inserted.length > 0;
}

/** Locks a questionnaire until the transaction ends. Returns null if there is none. */
export interface LockedQuestionnaire {
  readonly id: string;
  readonly version: number;
  readonly publication: Publication;
}

export async function lockQuestionnaire(
  sql: Sql,
  kind: QuestionnaireKind,
  businessId: string,
  name: RowName,
): Promise<LockedQuestionnaire | null> {
  const [row] = await sql.query<LockedQuestionnaire>(
    `SELECT id, version, publication FROM ${TABLES[kind].rows} WHERE business_id = $1 AND (id = $2 OR slug = $3) FOR NO KEY UPDATE`,
    [businessId, ...toNameColumns(name)],
  );
  return row ?? null;
}

export interface QuestionnaireChanges {
  readonly slug?: string;
  readonly name?: string;
  readonly publication?: Publication;
}

/** Changes everything but the definition. Returns false if the slug is taken. */
export async function changeQuestionnaire(
  sql: Sql,
  kind: QuestionnaireKind,
  businessId: string,
  id: string,
  changes: QuestionnaireChanges,
  now: number,
): Promise<boolean> {
  const { rows } = TABLES[kind];
  const changed = await sql.query(
    `UPDATE ${rows} r SET slug = coalesce($3, slug), name = coalesce($4, name),
            publication = coalesce($5::publication, publication),
            updated_at = CASE WHEN (coalesce($3, slug), coalesce($4, name), coalesce($5::publication, publication))
                                   IS DISTINCT FROM (slug, name, publication) THEN $6 ELSE updated_at END
      WHERE business_id = $1 AND id = $2
        AND NOT EXISTS (SELECT FROM ${rows} o WHERE o.business_id = $1 AND o.slug = $3 AND o.id <> $2)
      RETURNING id`,
    [
      businessId,
      id,
      changes.slug ?? null,
      changes.name ?? null,
      changes.publication ?? null,
      new Date(now).toISOString(),
    ],
  );
  return changed.length > 0;
}

/** Adds a version, unless the newest has the same definition. The caller must have locked the row. */
export async function addVersion(
  sql: Sql,
  kind: QuestionnaireKind,
  businessId: string,
  id: string,
  definition: object,
  now: number,
): Promise<void> {
  const { rows, versions, key } = TABLES[kind];
  await sql.query(
    `WITH changed_definition AS (
       UPDATE ${rows} r SET version = r.version + 1, updated_at = $4
        WHERE r.business_id = $1 AND r.id = $2
          AND NOT EXISTS (SELECT FROM ${versions} v WHERE v.business_id = r.business_id AND v.${key} = r.id
                             AND v.version = r.version AND v.definition = $3::jsonb)
       RETURNING r.business_id, r.id, r.version
     )
     INSERT INTO ${versions} (business_id, ${key}, version, definition, created_at)
     SELECT business_id, id, version, $3::jsonb, $4 FROM changed_definition`,
    [businessId, id, JSON.stringify(definition), new Date(now).toISOString()],
  );
}

export async function removeFromServices(sql: Sql, businessId: string, formId: string): Promise<void> {
  await sql.query("DELETE FROM service_forms WHERE business_id = $1 AND form_id = $2", [businessId, formId]);
}
