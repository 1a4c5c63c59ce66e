import type { Sql } from "../transaction.ts";

interface Window {
  readonly businessId: string;
  readonly minutes: number;
  readonly now: number;
}

function windowStart({ minutes, now }: Window): string {
  const length = minutes * 60_000;
  return new Date(Math.floor(now / length) * length).toISOString();
}

/** Counts one more attempt in each bucket; answers how many each makes, in the order of the buckets. One statement, and old windows go with it. */
export async function countAttempts(
  query: Sql["query"],
  window: Window,
  buckets: readonly Buffer[],
): Promise<number[]> {
  // In one order for everybody: nobody waits in a ring.
  const rows = await query<{ bucket: Buffer; count: number }>(
    `WITH old AS (DELETE FROM attempts WHERE window_at < $2::timestamptz - interval '1 day')
     INSERT INTO attempts AS a (business_id, bucket, window_at, count)
     SELECT $1, bucket, $2, 1 FROM unnest($3::bytea[]) AS bucket ORDER BY bucket
     ON CONFLICT (business_id, bucket, window_at) DO UPDATE SET count = a.count + 1 RETURNING bucket, count`,
    [window.businessId, windowStart(window), buckets],
  );
  return buckets.map((bucket) => rows.find((row) => row.bucket.equals(bucket))!.count);
}

/** Takes an attempt back that was no guess. */
export async function forgiveAttempts(
  query: Sql["query"],
  window: Window,
  buckets: readonly Buffer[],
): Promise<void> {
  await query(
    `UPDATE attempts SET count = count - 1 WHERE business_id = $1 AND window_at = $2 AND bucket = ANY ($3) AND count > 1`,
    [window.businessId, windowStart(window), buckets],
  );
}
