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
export type Repetition =
  | { readonly kind: "first" }
  | { readonly kind: "again"; readonly resultId: string; readonly answer: unknown }
  | { readonly kind: "conflict" };

const KEPT_MS = 7 * 86_400_000;

/**
 * Writes the key inside the transaction that does the work. Whoever comes second waits for the first to end:
 * it committed, and its result is found; or it rolled back, and the second is the first.
 */
export async function registerRequest(sql: Sql, request: RepeatableRequest): Promise<Repetition> {
  const [mine] = await sql.query(
    `INSERT INTO idempotency_keys AS k (business_id, caller, key, operation, input_hash, result_id, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (business_id, caller, key) DO UPDATE
       SET operation = excluded.operation, input_hash = excluded.input_hash, result_id = excluded.result_id, answer = NULL, expires_at = excluded.expires_at
       WHERE k.expires_at <= $8
     RETURNING 1 AS written`,
    [
      request.businessId,
      request.caller,
      request.key,
      request.operation,
      request.inputHash,
      request.resultId,
      new Date(request.now + KEPT_MS).toISOString(),
      new Date(request.now).toISOString(),
    ],
    { prepare: true },
  );
  if (mine) return { kind: "first" };
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
