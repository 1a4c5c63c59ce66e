import type { KeyScope } from "../rules/keyScopes.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** Times in epoch milliseconds. */
export interface ApiKeyRow {
  readonly businessId: string;
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** The last characters of the secret. Null for keys from before this was stored. */
  readonly lastFour: string | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  /** Updated at most every ten minutes. */
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

const epoch = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;
const COLUMNS = `business_id AS "businessId", id, name, scopes, last_four AS "lastFour",
  ${epoch("created_at")} AS "createdAt", ${epoch("expires_at")} AS "expiresAt",
  ${epoch("last_used_at")} AS "lastUsedAt", ${epoch("revoked_at")} AS "revokedAt"`;

const toIso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export async function insertApiKey(
  query: Sql["query"],
  key: Omit<ApiKeyRow, "lastUsedAt" | "revokedAt"> & { readonly secretHash: Buffer },
): Promise<void> {
  await query(
    `INSERT INTO api_keys (business_id, id, name, secret_hash, scopes, last_four, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      key.businessId,
      key.id,
      key.name,
      key.secretHash,
      [...key.scopes],
      key.lastFour,
      toIso(key.createdAt),
      toIso(key.expiresAt),
    ],
  );
}

/** Finds any key by the hash of its secret, and updates `lastUsedAt` of a live one. */
export async function findApiKeyByHash(
  query: Sql["query"],
  secretHash: Buffer,
  now: number,
): Promise<ApiKeyRow | null> {
  const [row] = await query<ApiKeyRow>(
    `WITH used_key AS (
       UPDATE api_keys SET last_used_at = $2 WHERE secret_hash = $1 AND revoked_at IS NULL
         AND (expires_at IS NULL OR expires_at > $2)
         AND (last_used_at IS NULL OR last_used_at <= $2::timestamptz - interval '10 minutes'))
     SELECT ${COLUMNS} FROM api_keys WHERE secret_hash = $1`,
    [secretHash, toIso(now)],
    { prepare: true },
  );
  return row ?? null;
}

export async function findApiKey(
  query: Sql["query"],
  businessId: string,
  id: string,
): Promise<ApiKeyRow | null> {
  const [row] = await query<ApiKeyRow>(
    `SELECT ${COLUMNS} FROM api_keys WHERE business_id = $1 AND id = $2`,
    [businessId, id],
    { prepare: true },
  );
  return row ?? null;
}

export async function revokeApiKey(
  query: Sql["query"],
  businessId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await query(
    "UPDATE api_keys SET revoked_at = $3 WHERE business_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING id",
    [businessId, id, toIso(now)],
  );
  return rows.length > 0;
}

export function listApiKeys(query: Sql["query"], businessId: string): Promise<ApiKeyRow[]> {
  return query<ApiKeyRow>(
    `SELECT ${COLUMNS} FROM api_keys WHERE business_id = $1 AND revoked_at IS NULL ORDER BY created_at, id`,
    [businessId],
  );
}

/** Null keeps a value. Returns false if no such key is left to change. */
export async function changeApiKey(
  query: Sql["query"],
  businessId: string,
  id: string,
  change: {
    readonly name: string | null;
    readonly scopes: readonly KeyScope[] | null;
    readonly expiresAt: number | null;
    readonly isExpiryChanged: boolean;
  },
): Promise<boolean> {
  const rows = await query(
    `UPDATE api_keys SET name = coalesce($3, name), scopes = coalesce($4, scopes),
            expires_at = CASE WHEN $6 THEN $5::timestamptz ELSE expires_at END
      WHERE business_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING id`,
    [businessId, id, change.name, change.scopes, toIso(change.expiresAt), change.isExpiryChanged],
  );
  return rows.length > 0;
}
