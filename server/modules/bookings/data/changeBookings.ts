import type { HoldDraft, TakenHold } from "./holds/takeHold.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** Who makes a change. */
export type ChangeActor = "VISITOR" | "OWNER" | "STAFF" | "SYSTEM";

/** What the moving came to; `STATUS`: a booking is not live any more. */
export type MovedBookings =
  | TakenHold
  | { readonly failure: "STATUS"; readonly ordinal: number; readonly available?: undefined };

/**
 * Moves live bookings to where a draft says, the n-th to its n-th line: one statement. On a failure the caller must
 * roll back, and everything stays as it was.
 */
export async function moveBookings(
  sql: Sql,
  businessId: string,
  bookingIds: readonly string[],
  draft: HoldDraft,
  actor: ChangeActor,
  now: number,
): Promise<MovedBookings> {
  const [row] = await sql.query<{ moved: MovedBookings }>(
    `SELECT move_bookings($1, $2::uuid[], $3, $4::actor, $5) AS moved`,
    [businessId, bookingIds, JSON.stringify(draft), actor, new Date(now).toISOString()],
  );
  return row!.moved;
}

/**
 * Ends live bookings and frees what they kept; a line that stays beside one that goes gets its own buffer back.
 * Answers how many were live. One statement for the ends, one for the buffers.
 */
export async function cancelBookings(
  sql: Sql,
  businessId: string,
  order: { readonly orderId: string; readonly bookingIds: readonly string[] },
  actor: ChangeActor,
  reason: string,
  now: number,
): Promise<number> {
  const instant = new Date(now).toISOString();
  const [row] = await sql.query<{ count: number }>(
    `WITH locked AS (
       SELECT id, status, decide_by FROM bookings WHERE business_id = $1 AND order_id = $6 ORDER BY id FOR UPDATE
     ), live AS (
       SELECT id FROM locked WHERE id = ANY ($2::uuid[])
          AND (status = 'SCHEDULED' OR status IN ('REQUESTED', 'AWAITING_PAYMENT') AND decide_by > $3)
     ), ids AS (SELECT coalesce(array_agg(id), '{}') AS ids, count(*)::int AS count FROM live)
     SELECT count, end_bookings($1, ids, 'CANCELLED', $4::actor, $3, $5) FROM ids`,
    [businessId, order.bookingIds, instant, actor, reason, order.orderId],
  );
  await sql.query("SELECT restore_buffers($1, $2)", [businessId, order.orderId]);
  return row!.count;
}

/** One guest less: their seat or own line is given back, the others stay. False: there was none to go. */
export async function leaveBooking(
  sql: Sql,
  businessId: string,
  bookingId: string,
  member: number,
  now: number,
): Promise<boolean> {
  const [row] = await sql.query<{ left: boolean }>(`SELECT leave_booking($1, $2, $3, $4) AS "left"`, [
    businessId,
    bookingId,
    member,
    new Date(now).toISOString(),
  ]);
  return row!.left;
}
