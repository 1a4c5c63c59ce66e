import type { Sql } from "../../../../platform/database/transaction.ts";

export interface WaitingUpload {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

export interface StoredUpload extends WaitingUpload {
  readonly content: Buffer;
}

/**
 * Returns SQL for a list of `WaitingUpload` of the business `$1`. `ids` and `now` are parameters; `or` is a condition
 * on `u` that includes more uploads.
 */
export function waitingUploadsSql({ ids, now, or = "FALSE" }: { ids: string; now: string; or?: string }) {
  return `coalesce((SELECT jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'mediaType', u.media_type, 'sizeBytes', u.size_bytes))
                      FROM uploads u WHERE u.business_id = $1 AND u.id = ANY (${ids}::uuid[]) AND (u.expires_at > ${now}::timestamptz OR ${or})), '[]')`;
}

/**
 * Returns SQL that assigns the waiting uploads among `ids` to the row of a CTE. `[column, owner]` are the column and
 * the CTE.
 */
export function claimUploadsSql(
  [column, owner]: readonly ["submission_id" | "response_id", string],
  { ids, now }: { readonly ids: string; readonly now: string },
) {
  return `UPDATE uploads u SET ${column} = ${owner}.id, expires_at = NULL FROM ${owner}
           WHERE u.business_id = $1 AND u.id = ANY (${ids}::uuid[]) AND u.expires_at > ${now}::timestamptz RETURNING u.id`;
}

/** Instants in epoch milliseconds. */
export interface UploadDraft extends StoredUpload {
  readonly fieldKey: string;
  readonly createdAt: number;
  /** The upload is deleted then, unless an answer refers to it. */
  readonly expiresAt: number;
}

/** Returns "full" if the waiting uploads would exceed `mostWaitingBytes`, and "quota" above the quota of the platform. */
export async function insertUpload(
  query: Sql["query"],
  businessId: string,
  upload: UploadDraft,
  mostWaitingBytes: number,
): Promise<"stored" | "full" | "quota"> {
  const [row] = await query<{ fits: boolean; isStored: boolean }>(
    `WITH quota AS (SELECT has_storage_left($1::uuid, $6::int) AS fits), new_upload AS (
     INSERT INTO uploads (business_id, id, field_key, name, media_type, size_bytes, content, created_at, expires_at)
     SELECT $1::uuid, $2::uuid, $3, $4, $5, $6::int, $7::bytea, $8::timestamptz, $9::timestamptz
       FROM quota WHERE fits AND (SELECT coalesce(sum(size_bytes), 0) FROM uploads WHERE business_id = $1 AND expires_at > $8::timestamptz) + $6::int <= $10::bigint
     RETURNING id) SELECT fits, EXISTS (SELECT FROM new_upload) AS "isStored" FROM quota`,
    [
      businessId,
      upload.id,
      upload.fieldKey,
      upload.name,
      upload.mediaType,
      upload.sizeBytes,
      upload.content,
      new Date(upload.createdAt).toISOString(),
      new Date(upload.expiresAt).toISOString(),
      mostWaitingBytes,
    ],
  );
  if (!row!.fits) return "quota";
  return row!.isStored ? "stored" : "full";
}

export async function loadUpload(
  query: Sql["query"],
  businessId: string,
  id: string,
): Promise<StoredUpload | null> {
  const [row] = await query<StoredUpload>(
    `SELECT id, name, media_type AS "mediaType", size_bytes AS "sizeBytes", content FROM uploads WHERE business_id = $1 AND id = $2`,
    [businessId, id],
  );
  return row ?? null;
}
