import type { Sql } from "../../../platform/database/transaction.ts";

export interface MediaDraft {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** Returns "full" above `maxBytes`, and "quota" above the quota that the platform set. */
export async function insertMedia(
  query: Sql["query"],
  businessId: string,
  { id, name, alt, mediaType, width, height, content, createdAt }: MediaDraft,
  maxBytes: number,
): Promise<"stored" | "full" | "quota"> {
  const [row] = await query<{ fits: boolean; isStored: boolean }>(
    `WITH quota AS (SELECT has_storage_left($1::uuid, octet_length($8::bytea)) AS fits), new_media AS (
     INSERT INTO media (business_id, id, name, alt, media_type, width, height, size_bytes, content, created_at)
     SELECT $1::uuid, $2::uuid, $3, $4, $5, $6::int, $7::int, octet_length($8::bytea), $8::bytea, $9::timestamptz
       FROM quota WHERE fits AND (SELECT coalesce(sum(size_bytes), 0) FROM media WHERE business_id = $1) + octet_length($8::bytea) <= $10::bigint
     RETURNING id) SELECT fits, EXISTS (SELECT FROM new_media) AS "isStored" FROM quota`,
    [
      businessId,
      id,
      name,
      alt,
      mediaType,
      width,
      height,
      content,
      new Date(createdAt).toISOString(),
      maxBytes,
    ],
  );
  if (!row!.fits) return "quota";
  return row!.isStored ? "stored" : "full";
}

export interface VariantRow {
  /** Of the original, in pixels. */
  readonly width: number;
  readonly content: Buffer | null;
}

export async function loadVariant(
  query: Sql["query"],
  businessId: string,
  id: string,
  { width, mediaType }: { readonly width: number; readonly mediaType: string },
): Promise<VariantRow | null> {
  const [row] = await query<VariantRow>(
    `SELECT m.width, v.content FROM media m
       LEFT JOIN media_variants v ON v.business_id = m.business_id AND v.media_id = m.id AND v.width = $3 AND v.media_type = $4
      WHERE m.business_id = $1 AND m.id = $2`,
    [businessId, id, width, mediaType],
    { prepare: true },
  );
  return row ?? null;
}

export async function loadOriginal(
  query: Sql["query"],
  businessId: string,
  id: string,
): Promise<Buffer | null> {
  const [row] = await query<{ content: Buffer }>(
    "SELECT content FROM media WHERE business_id = $1 AND id = $2",
    [businessId, id],
  );
  return row?.content ?? null;
}

export async function insertVariant(
  query: Sql["query"],
  businessId: string,
  id: string,
  {
    width,
    mediaType,
    content,
  }: { readonly width: number; readonly mediaType: string; readonly content: Buffer },
): Promise<void> {
  await query(
    `INSERT INTO media_variants (business_id, media_id, width, media_type, content) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [businessId, id, width, mediaType, content],
  );
}
