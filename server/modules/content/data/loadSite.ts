import type { EntryKind } from "../rules/definition.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** A revision without the parts that only its own page shows (`revisions.listed`). Instants in epoch milliseconds. */
export interface VisibleEntryRow {
  readonly id: string;
  readonly kind: EntryKind;
  readonly number: number;
  readonly slug: string;
  readonly position: number;
  readonly createdAt: number;
  readonly firstPublishedAt: number | null;
  /** Publication time of the revision; in a preview, its creation time. */
  readonly changedAt: number;
  readonly data: object;
}

export interface MediaRow {
  readonly id: string;
  readonly alt: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

export interface SiteRows {
  readonly version: number;
  readonly previewName: string | null;
  readonly entries: readonly VisibleEntryRow[];
  readonly media: readonly MediaRow[];
}

const millis = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

/** The only definition of public visibility. */
const IS_PUBLIC = `e.state = 'PUBLISHED' AND r.number = e.published AND (e.unpublish_at IS NULL OR e.unpublish_at > $2::timestamptz)`;

const IS_NEWEST = `e.state <> 'ARCHIVED' AND r.number = e.newest`;

const selectPictureIds = (data: string) => `SELECT jsonb_path_query(${data}, 'strict $.**.media') #>> '{}'`;

const MEDIA_OBJECT = `jsonb_build_object('id', m.id, 'alt', m.alt, 'mediaType', m.media_type, 'width', m.width, 'height', m.height)`;

function buildStatement(visibility: string, changedAt: string, from: string, previewName: string): string {
  return `WITH visible_entries AS (
      SELECT e.id, e.kind, r.number, r.slug, e.position, e.created_at, e.first_published_at, ${changedAt} AS changed_at,
             r.listed AS data
        FROM entries e JOIN revisions r ON r.business_id = e.business_id AND r.entry_id = e.id
       WHERE e.business_id = $1 AND ${visibility}
    )
    SELECT coalesce(s.version, 0) AS version, ${previewName} AS "previewName",
           coalesce((SELECT json_agg(json_build_object('id', id, 'kind', kind, 'number', number, 'slug', slug, 'position', position,
                        'createdAt', ${millis("created_at")}, 'firstPublishedAt', ${millis("first_published_at")},
                        'changedAt', ${millis("changed_at")}, 'data', data) ORDER BY position, id) FROM visible_entries), '[]'::json) AS entries,
           coalesce((SELECT jsonb_agg(${MEDIA_OBJECT}) FROM media m
                      WHERE m.business_id = $1 AND m.id::text IN (SELECT p FROM visible_entries, LATERAL (${selectPictureIds("visible_entries.data")}) AS found (p))), '[]') AS media
      FROM ${from}`;
}

const PUBLIC_STATEMENT = buildStatement(
  IS_PUBLIC,
  "e.published_at",
  "sites s WHERE s.business_id = $1",
  "NULL::text",
);

const PREVIEW_STATEMENT = buildStatement(
  IS_NEWEST,
  "r.created_at",
  `previews p LEFT JOIN sites s ON s.business_id = p.business_id
     WHERE p.business_id = $1 AND p.id = $3 AND p.revoked_at IS NULL AND (p.expires_at IS NULL OR p.expires_at > $2::timestamptz)`,
  "p.name",
);

export async function loadSite(
  query: Sql["query"],
  businessId: string,
  now: number,
): Promise<SiteRows | null> {
  const values = [businessId, new Date(now).toISOString()];
  const [row] = await query<SiteRows>(PUBLIC_STATEMENT, values, { prepare: true });
  return row ?? null;
}

export async function loadPreview(
  query: Sql["query"],
  businessId: string,
  previewId: string,
  now: number,
): Promise<SiteRows | null> {
  const values = [businessId, new Date(now).toISOString(), previewId];
  const [row] = await query<SiteRows>(PREVIEW_STATEMENT, values, { prepare: true });
  return row ?? null;
}

export interface RevisionKey {
  readonly entryId: string;
  readonly number: number;
}

export interface RevisionRow {
  readonly data: Readonly<Record<string, unknown>>;
  readonly media: readonly MediaRow[];
}

/** Loads complete revisions in the order of the keys, null for those that do not exist. */
export async function loadRevisions(
  query: Sql["query"],
  businessId: string,
  keys: readonly RevisionKey[],
): Promise<(RevisionRow | null)[]> {
  const rows = await query<RevisionRow & { place: number }>(
    `SELECT k.place::int, r.data,
            coalesce((SELECT jsonb_agg(${MEDIA_OBJECT}) FROM media m
                       WHERE m.business_id = $1 AND m.id::text IN (${selectPictureIds("r.data")})), '[]') AS media
       FROM unnest($2::uuid[], $3::int[]) WITH ORDINALITY AS k(entry_id, number, place)
       JOIN revisions r ON r.business_id = $1 AND r.entry_id = k.entry_id AND r.number = k.number`,
    [businessId, keys.map((key) => key.entryId), keys.map((key) => key.number)],
    { prepare: true },
  );
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return keys.map((_, i) => byPlace.get(i + 1) ?? null);
}

/** Returns the entry that last used this public slug, or null. */
export async function findFormerSlug(
  query: Sql["query"],
  businessId: string,
  kind: EntryKind,
  slug: string,
): Promise<string | null> {
  const [row] = await query<{ id: string }>(
    `SELECT entry_id AS id FROM entry_slugs WHERE business_id = $1 AND kind = $2::entry_kind AND slug = $3`,
    [businessId, kind, slug],
    { prepare: true },
  );
  return row?.id ?? null;
}
