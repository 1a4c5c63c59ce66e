import type { Sql } from "./transaction.ts";

/** An API key as it is kept. */
export interface ApiKeyRow {
  readonly businessId: string;
  readonly id: string;
  readonly name: string;
}

/** Keeps a new key. */
export async function insertApiKey(
  query: Sql["query"],
  key: ApiKeyRow & { readonly secretHash: Buffer; readonly createdAt: number },
): Promise<void> {
  await query(
    "INSERT INTO api_keys (business_id, id, name, secret_hash, created_at) VALUES ($1, $2, $3, $4, $5)",
    [key.businessId, key.id, key.name, key.secretHash, new Date(key.createdAt).toISOString()],
  );
}

/** The live key with that secret; null: unknown or revoked. */
export async function findApiKey(query: Sql["query"], secretHash: Buffer): Promise<ApiKeyRow | null> {
  const [row] = await query<ApiKeyRow>(
    `SELECT business_id AS "businessId", id, name FROM api_keys WHERE secret_hash = $1 AND revoked_at IS NULL`,
    [secretHash],
    { prepare: true },
  );
  return row ?? null;
}

/** Ends a key for good. False: there is no live key with that id. */
export async function revokeApiKey(
  query: Sql["query"],
  businessId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await query(
    "UPDATE api_keys SET revoked_at = $3 WHERE business_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING id",
    [businessId, id, new Date(now).toISOString()],
  );
  return rows.length > 0;
}

/** A business's live keys, oldest first. */
export function listApiKeys(query: Sql["query"], businessId: string): Promise<ApiKeyRow[]> {
  return query<ApiKeyRow>(
    `SELECT business_id AS "businessId", id, name FROM api_keys WHERE business_id = $1 AND revoked_at IS NULL ORDER BY created_at, id`,
    [businessId],
  );
}
