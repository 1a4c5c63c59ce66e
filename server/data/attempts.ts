import type { Sql } from "./transaction.ts";

/** Adds `amount` (default: 1) to the counter of a window and returns its total. One statement, which also deletes old windows. */
export async function countAttempt(
  query: Sql["query"],
  businessId: string,
  bucket: Buffer,
  window: { readonly minutes: number; readonly now: number; readonly amount?: number },
): Promise<number> {
  const length = window.minutes * 60_000;
  const began = new Date(Math.floor(window.now / length) * length).toISOString();
  const [row] = await query<{ count: number }>(
    `WITH old AS (DELETE FROM attempts WHERE window_at < $3::timestamptz - interval '1 day')
     INSERT INTO attempts AS a (business_id, bucket, window_at, count) VALUES ($1, $2, $3, $4::int)
     ON CONFLICT (business_id, bucket, window_at) DO UPDATE SET count = a.count + $4::int RETURNING count`,
    [businessId, bucket, began, window.amount ?? 1],
  );
  return row!.count;
}
