import type { Sql } from "./transaction.ts";

/** A request that may be sent again: who asks, under which key, for what. */
export interface RepeatableRequest {
  readonly businessId: string;
  /** Keyed hash of the hold, visitor's token or API key. */
  readonly caller: Buffer;
  readonly key: string;
  readonly operation: string;
  readonly inputHash: Buffer;
  /** The row that this request will make, should it be the first; of no consequence where an answer is remembered. */
  readonly resultId: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The first to ask, the same again (with what the first one made), or the same key for something else. */
export type IdempotencyCheck =
  | { readonly kind: "first" }
  | { readonly kind: "again"; readonly resultId: string; readonly answer: unknown }
  | { readonly kind: "conflict" };

const KEPT_MS = 7 * 86_400_000;

/**
 * The statement that writes a key down and answers a row to the first to ask, with `keyValues` from `$n` on: for a statement
 * that does nothing unless there is that row. Whoever comes second waits for the first to end: it committed, and there is no
 * row; or it rolled back, and the second is the first.
 */
export function writeKey(n: number): string {
  const at = (i: number) => `$${n + i}`;
  return `INSERT INTO idempotency_keys AS k (business_id, caller, key, operation, input_hash, result_id, expires_at)
     VALUES (${at(0)}::uuid, ${at(1)}::bytea, ${at(2)}::text, ${at(3)}::text, ${at(4)}::bytea, ${at(5)}::uuid, ${at(6)}::timestamptz)
     ON CONFLICT (business_id, caller, key) DO UPDATE
       SET operation = excluded.operation, input_hash = excluded.input_hash, result_id = excluded.result_id, answer = NULL, expires_at = excluded.expires_at
       WHERE k.expires_at <= ${at(7)}::timestamptz
     RETURNING 1 AS written`;
}

/** The values of `writeKey`. */
export function keyValues(request: RepeatableRequest): unknown[] {
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

const WRITE_KEY = writeKey(1);

/** Writes the key inside the transaction that does the work. */
export async function registerRequest(sql: Sql, request: RepeatableRequest): Promise<IdempotencyCheck> {
  const [mine] = await sql.query(WRITE_KEY, keyValues(request), { prepare: true });
  return mine ? { kind: "first" } : findRepetition(sql, request);
}

/** What a request repeats that was not the first to write its key. */
export async function findRepetition(
  sql: Sql,
  request: RepeatableRequest,
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
  const same = known?.operation === request.operation && request.inputHash.equals(known.input_hash);
  return known && same
    ? { kind: "again", resultId: known.result_id, answer: known.answer }
    : { kind: "conflict" };
}

/** Keeps what the first success is read again by, in the same transaction as its key. */
export async function rememberAnswer(
  sql: Sql,
  { businessId, caller, key }: Pick<RepeatableRequest, "businessId" | "caller" | "key">,
  answer: unknown,
): Promise<void> {
  await sql.query(
    "UPDATE idempotency_keys SET answer = $4::jsonb WHERE business_id = $1 AND caller = $2 AND key = $3",
    [businessId, caller, key, JSON.stringify(answer)],
  );
}
