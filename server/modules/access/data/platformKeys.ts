import type { Sql } from "../../../platform/database/transaction.ts";

/** Times in epoch milliseconds. */
export interface PlatformKeyRow {
  readonly id: string;
  readonly name: string;
  /** The last characters of the secret. */
  readonly lastFour: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  /** Updated at most every ten minutes. */
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

const epoch = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;
const COLUMNS = `id, name, last_four AS "lastFour",
  ${epoch("created_at")} AS "createdAt", ${epoch("expires_at")} AS "expiresAt",
  ${epoch("last_used_at")} AS "lastUsedAt", ${epoch("revoked_at")} AS "revokedAt"`;

const toIso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export async function insertPlatformKey(
  query: Sql["query"],
  key: Omit<PlatformKeyRow, "lastUsedAt" | "revokedAt"> & { readonly secretHash: Buffer },
): Promise<void> {
  await query(
    `INSERT INTO platform_keys (id, name, secret_hash, last_four, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [key.id, key.name, key.secretHash, key.lastFour, toIso(key.createdAt), toIso(key.expiresAt)],
  );
}

/** Finds any key by the hash of its secret, and updates `lastUsedAt` of a live one. */
export async function findPlatformKeyByHash(
  query: Sql["query"],
  secretHash: Buffer,
  now: number,
): Promise<PlatformKeyRow | null> {
  const [row] = await query<PlatformKeyRow>(
    `WITH used_key AS (
       UPDATE platform_keys SET last_used_at = $2 WHERE secret_hash = $1 AND revoked_at IS NULL
         AND (expires_at IS NULL OR expires_at > $2)
         AND (last_used_at IS NULL OR last_used_at <= $2::timestamptz - interval '10 minutes'))
     SELECT ${COLUMNS} FROM platform_keys WHERE secret_hash = $1`,
    [secretHash, toIso(now)],
    { prepare: true },
  );
  return row ?? null;
}

/** Returns the keys that are not revoked, oldest first. */
export function listPlatformKeys(query: Sql["query"]): Promise<PlatformKeyRow[]> {
  return query<PlatformKeyRow>(
    `SELECT ${COLUMNS} FROM platform_keys WHERE revoked_at IS NULL ORDER BY created_at, id`,
  );
}

export async function revokePlatformKey(query: Sql["query"], id: string, now: number): Promise<boolean> {
  const rows = await query(
    "UPDATE platform_keys SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING id",
    [id, toIso(now)],
  );
  return rows.length > 0;
}
