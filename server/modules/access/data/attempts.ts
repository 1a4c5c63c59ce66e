import type { Sql } from "../../../platform/database/transaction.ts";

export interface AttemptWindow {
  readonly businessId: string;
  readonly minutes: number;
  readonly now: number;
}

/** Returns an ISO instant. */
export function windowStart({ minutes, now }: Omit<AttemptWindow, "businessId">): string {
  const length = minutes * 60_000;
  return new Date(Math.floor(now / length) * length).toISOString();
}

/**
 * Adds `amount` to each counter of a window and deletes old windows. Returns the totals in the order of the buckets.
 */
export async function countAttempts(
  query: Sql["query"],
  window: AttemptWindow,
  buckets: readonly Buffer[],
  amount = 1,
): Promise<number[]> {
  // All callers lock the rows in the order of their buckets, so that they cannot deadlock.
  const rows = await query<{ bucket: Buffer; count: number }>(
    `WITH deleted_attempts AS (DELETE FROM attempts WHERE window_at < $2::timestamptz - interval '1 day')
     INSERT INTO attempts AS a (business_id, bucket, window_at, count)
     SELECT $1, bucket, $2, $4::int FROM unnest($3::bytea[]) AS bucket ORDER BY bucket
     ON CONFLICT (business_id, bucket, window_at) DO UPDATE SET count = a.count + $4::int RETURNING bucket, count`,
    [window.businessId, windowStart(window), buckets, amount],
  );
  return buckets.map((bucket) => rows.find((row) => row.bucket.equals(bucket))!.count);
}

export async function forgiveAttempts(
  query: Sql["query"],
  window: AttemptWindow,
  buckets: readonly Buffer[],
): Promise<void> {
  await query(
    `WITH counted_attempts AS (
       SELECT bucket FROM attempts WHERE business_id = $1 AND window_at = $2 AND bucket = ANY ($3) ORDER BY bucket FOR UPDATE)
     UPDATE attempts SET count = count - 1
     WHERE business_id = $1 AND window_at = $2 AND bucket IN (SELECT bucket FROM counted_attempts) AND count > 1`,
    [window.businessId, windowStart(window), buckets],
  );
}
