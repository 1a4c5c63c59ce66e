import { KEPT_MS } from "../../../platform/database/idempotency.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

export interface PlatformRequest {
  readonly keyId: string;
  readonly key: string;
  readonly operation: string;
  readonly inputHash: Buffer;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Stores the idempotency key of a platform key. A concurrent second request waits for the end of the first one. These
 * keys have a table of their own, because the business of `createBusiness` does not exist yet.
 */
export async function registerPlatformRequest(
  sql: Sql,
  { keyId, key, operation, inputHash, now }: PlatformRequest,
): Promise<{ readonly kind: "first" | "conflict" } | { readonly kind: "replay"; readonly answer: unknown }> {
  const [storedKey] = await sql.query(
    `INSERT INTO platform_requests AS r (key_id, key, operation, input_hash, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key_id, key) DO UPDATE
       SET operation = excluded.operation, input_hash = excluded.input_hash, answer = NULL, expires_at = excluded.expires_at
       WHERE r.expires_at <= $6::timestamptz
     RETURNING 1 AS written`,
    [keyId, key, operation, inputHash, new Date(now + KEPT_MS).toISOString(), new Date(now).toISOString()],
  );
  if (storedKey) return { kind: "first" };
  const [known] = await sql.query<{ operation: string; input_hash: Buffer; answer: unknown }>(
    "SELECT operation, input_hash, answer FROM platform_requests WHERE key_id = $1 AND key = $2",
    [keyId, key],
  );
  const isReplay = known?.operation === operation && inputHash.equals(known.input_hash);
  return known && isReplay ? { kind: "replay", answer: known.answer } : { kind: "conflict" };
}

export async function storePlatformAnswer(
  sql: Sql,
  { keyId, key }: Pick<PlatformRequest, "keyId" | "key">,
  answer: unknown,
): Promise<void> {
  await sql.query("UPDATE platform_requests SET answer = $3::jsonb WHERE key_id = $1 AND key = $2", [
    keyId,
    key,
    JSON.stringify(answer),
  ]);
}

export async function deleteExpiredPlatformRequests(query: Sql["query"], now: number): Promise<void> {
  await query("DELETE FROM platform_requests WHERE expires_at <= $1", [new Date(now).toISOString()]);
}
