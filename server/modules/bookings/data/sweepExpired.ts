import type { Database } from "../../../platform/database/database.ts";
import { expireDue } from "../../catalogue/index.ts";

/**
 * $1 is the present. Each part repeats the condition of one partial index (`holds_live_by_expiry`,
 * `bookings_undecided`, `bookings_unpaid_due`); `status IN (...)` would match none of them.
 */
export const DUE_BUSINESSES = `SELECT business_id AS id FROM holds WHERE state = 'LIVE' AND expires_at <= $1
  UNION SELECT business_id FROM bookings WHERE status = 'REQUESTED' AND decide_by <= $1
  UNION SELECT business_id FROM bookings WHERE status = 'AWAITING_PAYMENT' AND decide_by <= $1`;

export async function sweepExpired(database: Database, now: number): Promise<void> {
  const instant = new Date(now).toISOString();
  const due = await database.query<{ id: string }>(DUE_BUSINESSES, [instant]);
  for (const { id } of due) {
    await database.transaction((sql) => expireDue(sql, id, now));
  }
  await database.query("DELETE FROM idempotency_keys WHERE expires_at <= $1", [instant]);
  await database.query("DELETE FROM attempts WHERE window_at < $1::timestamptz - interval '1 day'", [
    instant,
  ]);
  await database.query("DELETE FROM uploads WHERE expires_at <= $1", [instant]);
}
