import type { Sql } from "./transaction.ts";

/** Counts one more attempt in its window; answers how many it makes. One statement, and old windows go with it. */
export async function countAttempt(
  query: Sql["query"],
  businessId: string,
  bucket: Buffer,
  window: { readonly minutes: number; readonly now: number },
): Promise<number> {
  const length = window.minutes * 60_000;
  const began = new Date(Math.floor(window.now / length) * length).toISOString();
  const [row] = await query<{ count: number }>(
    `WITH old AS (DELETE FROM attempts WHERE window_at < $3::timestamptz - interval '1 day')
     INSERT INTO attempts AS a (business_id, bucket, window_at, count) VALUES ($1, $2, $3, 1)
     ON CONFLICT (business_id, bucket, window_at) DO UPDATE SET count = a.count + 1 RETURNING count`,
    [businessId, bucket, began],
  );
  return row!.count;
}
