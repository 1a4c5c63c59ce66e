import { hashInput } from "../ids/signer.ts";
import type { Sql } from "./transaction.ts";

export interface IdempotentRequest {
  readonly businessId: string;
  /** Keyed hash of the hold, the visitor's token or the API key. */
  readonly caller: Buffer;
  readonly key: string;
  readonly operation: string;
  readonly inputHash: Buffer;
  /** The row that this request creates if it is the first. */
  readonly resultId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export type IdempotencyCheck =
  | { readonly kind: "first" }
  | { readonly kind: "replay"; readonly resultId: string; readonly answer: unknown }
  | { readonly kind: "conflict" };

/**
 * Hashes the input without its idempotency key and without fields that may change between attempts. All other fields
 * count, so a forgotten field makes two requests different, never equal.
 */
export function fingerprintInput(input: object, uncounted: readonly string[] = []): Buffer {
  const counted = Object.entries(input).filter(
    ([name]) => name !== "idempotencyKey" && !uncounted.includes(name),
  );
  return hashInput(Object.fromEntries(counted));
}

export const KEPT_MS = 7 * 86_400_000;

/**
 * Returns the statement that stores a key, with `keyParameters` from `$n` on. It returns a row only for the first
 * request. A concurrent second one waits: after a commit it gets no row, after a rollback it is the first.
 */
export function storeKeySql(n: number): string {
  const param = (i: number) => `$${n + i}`;
  return `INSERT INTO idempotency_keys AS k (business_id, caller, key, operation, input_hash, result_id, expires_at)
     VALUES (${param(0)}::uuid, ${param(1)}::bytea, ${param(2)}::text, ${param(3)}::text, ${param(4)}::bytea, ${param(5)}::uuid, ${param(6)}::timestamptz)
     ON CONFLICT (business_id, caller, key) DO UPDATE
       SET operation = excluded.operation, input_hash = excluded.input_hash, result_id = excluded.result_id, answer = NULL, expires_at = excluded.expires_at
       WHERE k.expires_at <= ${param(7)}::timestamptz
     RETURNING 1 AS written`;
}

export function keyParameters(request: IdempotentRequest): unknown[] {
  return [
    request.businessId,
    request.caller,
    request.key,
    request.operation,
    request.inputHash,
    request.resultId,
    new Date(request.now + KEPT_MS).toISOString(),
    new Date(request.now).toISOString(),
  ];
}

const STORE_KEY = storeKeySql(1);

export async function registerRequest(sql: Sql, request: IdempotentRequest): Promise<IdempotencyCheck> {
  const [storedKey] = await sql.query(STORE_KEY, keyParameters(request), { prepare: true });
  return storedKey ? { kind: "first" } : checkReplay(sql, request);
}

export async function checkReplay(
  sql: Sql,
  request: IdempotentRequest,
): Promise<Exclude<IdempotencyCheck, { readonly kind: "first" }>> {
  const [known] = await sql.query<{
    operation: string;
    input_hash: Buffer;
    result_id: string;
    answer: unknown;
  }>(
    `SELECT operation, input_hash, result_id, answer FROM idempotency_keys WHERE business_id = $1 AND caller = $2 AND key = $3`,
    [request.businessId, request.caller, request.key],
  );
  const isReplay = known?.operation === request.operation && request.inputHash.equals(known.input_hash);
  return known && isReplay
    ? { kind: "replay", resultId: known.result_id, answer: known.answer }
    : { kind: "conflict" };
}

export async function storeResult(
  sql: Sql,
  { businessId, caller, key }: Pick<IdempotentRequest, "businessId" | "caller" | "key">,
  answer: unknown,
): Promise<void> {
  await sql.query(
    "UPDATE idempotency_keys SET answer = $4::jsonb WHERE business_id = $1 AND caller = $2 AND key = $3",
    [businessId, caller, key, JSON.stringify(answer)],
  );
}
