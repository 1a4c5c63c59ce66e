import type { EntryKind } from "../rules/definition.ts";
import type { Publication } from "../rules/publication.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
const millis = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

/** Instants in epoch milliseconds. */
export interface EntryRow extends Publication {
  readonly businessId: string;
  readonly id: string;
  readonly kind: EntryKind;
  /** Of the newest revision. */
  readonly slug: string;
  readonly position: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Expects `entries` with the alias `e`. */
export const ENTRY_COLUMNS = `e.business_id AS "businessId", e.id, e.kind::text AS kind, e.slug, e.position, e.state::text AS state, e.newest, e.published,
  ${millis("e.publish_at")} AS "publishAt", ${millis("e.unpublish_at")} AS "unpublishAt", ${millis("e.published_at")} AS "publishedAt",
  ${millis("e.first_published_at")} AS "firstPublishedAt", ${millis("e.created_at")} AS "createdAt", ${millis("e.updated_at")} AS "updatedAt"`;

/** Serialises writers of a site until the transaction ends. */
export async function lockSite(sql: Sql, businessId: string, now: number): Promise<void> {
  await sql.query(
    `INSERT INTO sites (business_id, changed_at) VALUES ($1, $2)
     ON CONFLICT (business_id) DO UPDATE SET changed_at = sites.changed_at`,
    [businessId, instant(now)],
  );
}

export function findEntries(
  query: Sql["query"],
  businessId: string,
  ids: readonly string[],
): Promise<EntryRow[]> {
  return query<EntryRow>(
    `SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.business_id = $1 AND e.id = ANY ($2::uuid[])`,
    [businessId, ids],
  );
}

export async function findSettings(query: Sql["query"], businessId: string): Promise<EntryRow | null> {
  const [row] = await query<EntryRow>(
    `SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.business_id = $1 AND e.kind = 'SITE'`,
    [businessId],
  );
  return row ?? null;
}

/** Entries with a due transition. The caller has locked the site. */
export function findDueEntries(sql: Sql, businessId: string, now: number): Promise<EntryRow[]> {
  return sql.query<EntryRow>(
    `SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.business_id = $1 AND least(e.publish_at, e.unpublish_at) <= $2::timestamptz`,
    [businessId, instant(now)],
  );
}

export async function findDueSites(query: Sql["query"], now: number): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `SELECT DISTINCT business_id AS id FROM entries
      WHERE (publish_at IS NOT NULL OR unpublish_at IS NOT NULL) AND least(publish_at, unpublish_at) <= $1::timestamptz`,
    [instant(now)],
  );
  return rows.map(({ id }) => id);
}

/** True if another entry of that kind uses the slug publicly, or in its newest revision without being archived. */
export async function isSlugTaken(
  sql: Sql,
  businessId: string,
  kind: EntryKind,
  slug: string,
  exceptId: string | null,
): Promise<boolean> {
  const [row] = await sql.query<{ taken: boolean }>(
    `SELECT EXISTS (SELECT FROM entries e
        LEFT JOIN entry_slugs s ON s.business_id = e.business_id AND s.entry_id = e.id AND s.is_current AND e.state = 'PUBLISHED'
       WHERE e.business_id = $1 AND e.kind = $2::entry_kind AND e.state <> 'ARCHIVED' AND e.id IS DISTINCT FROM $4::uuid
         AND (e.slug = $3 OR s.slug = $3)) AS taken`,
    [businessId, kind, slug, exceptId],
  );
  return row!.taken;
}

export interface RevisionDraft {
  readonly slug: string;
  readonly data: object;
  readonly note: string;
}

export async function insertEntry(
  sql: Sql,
  businessId: string,
  id: string,
  kind: EntryKind,
  { slug, data, note }: RevisionDraft,
  now: number,
): Promise<void> {
  await sql.query(
    `WITH new_entry AS (
       INSERT INTO entries (business_id, id, kind, slug, position, created_at, updated_at)
       SELECT $1, $2, $3::entry_kind, $4, coalesce(max(position) + 1, 0), $5, $5 FROM entries WHERE business_id = $1 AND kind = $3::entry_kind
       RETURNING business_id, id)
     INSERT INTO revisions (business_id, entry_id, number, slug, data, note, created_at)
     SELECT business_id, id, 1, $4, $6::jsonb, $7, $5 FROM new_entry`,
    [businessId, id, kind, slug, instant(now), JSON.stringify(data), note],
  );
}

export async function insertRevision(
  sql: Sql,
  businessId: string,
  entryId: string,
  number: number,
  { slug, data, note }: RevisionDraft,
  now: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO revisions (business_id, entry_id, number, slug, data, note, created_at) VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7)`,
    [businessId, entryId, number, slug, JSON.stringify(data), note, instant(now)],
  );
}

export async function saveEntry(sql: Sql, entry: EntryRow, now: number): Promise<void> {
  await sql.query(
    `UPDATE entries SET state = $3::entry_state, slug = $4, newest = $5, published = $6, publish_at = $7, unpublish_at = $8,
            published_at = $9, first_published_at = $10, updated_at = $11
      WHERE business_id = $1 AND id = $2`,
    [
      entry.businessId,
      entry.id,
      entry.state,
      entry.slug,
      entry.newest,
      entry.published,
      instant(entry.publishAt),
      instant(entry.unpublishAt),
      instant(entry.publishedAt),
      instant(entry.firstPublishedAt),
      instant(now),
    ],
  );
}

/**
 * Makes a slug the public one of an entry. Its earlier slugs redirect. A slug that another entry used before moves to
 * this entry.
 */
export async function setPublicSlug(
  sql: Sql,
  { businessId, id, kind }: EntryRow,
  slug: string,
): Promise<void> {
  await sql.query(
    "UPDATE entry_slugs SET is_current = FALSE WHERE business_id = $1 AND entry_id = $2 AND is_current AND slug <> $3",
    [businessId, id, slug],
  );
  await sql.query(
    `INSERT INTO entry_slugs (business_id, kind, slug, entry_id, is_current) VALUES ($1, $2::entry_kind, $3, $4, TRUE)
     ON CONFLICT (business_id, kind, slug) DO UPDATE SET entry_id = excluded.entry_id, is_current = TRUE`,
    [businessId, kind, slug, id],
  );
}

export async function deleteEntryRows(sql: Sql, businessId: string, id: string): Promise<void> {
  await sql.query("DELETE FROM revisions WHERE business_id = $1 AND entry_id = $2", [businessId, id]);
  await sql.query("DELETE FROM entries WHERE business_id = $1 AND id = $2", [businessId, id]);
}

export async function saveOrder(sql: Sql, businessId: string, ids: readonly string[]): Promise<boolean> {
  const moved = await sql.query(
    `UPDATE entries e SET position = o.place - 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS o (id, place)
      WHERE e.business_id = $1 AND e.id = o.id AND e.position <> o.place - 1 RETURNING e.id`,
    [businessId, ids],
  );
  return moved.length > 0;
}

export async function insertPreview(
  query: Sql["query"],
  preview: {
    readonly businessId: string;
    readonly id: string;
    readonly name: string;
    readonly expiresAt: number | null;
    readonly now: number;
  },
): Promise<void> {
  await query(
    "INSERT INTO previews (business_id, id, name, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)",
    [preview.businessId, preview.id, preview.name, instant(preview.now), instant(preview.expiresAt)],
  );
}

/** Returns false if there is no such preview. A preview that is already revoked keeps its time. */
export async function endPreview(
  query: Sql["query"],
  businessId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await query(
    "UPDATE previews SET revoked_at = coalesce(revoked_at, $3) WHERE business_id = $1 AND id = $2 RETURNING id",
    [businessId, id, instant(now)],
  );
  return rows.length > 0;
}
