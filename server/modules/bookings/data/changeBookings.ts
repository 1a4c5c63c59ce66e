import type { BusinessActor } from "../../access/index.ts";
import type { HoldDraft, TakeHoldResult } from "./holds/takeHold.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

export type ChangeActor = BusinessActor | "VISITOR" | "SYSTEM";

/** `STATUS` means that a booking is not live any more. */
export type MoveResult =
  | TakeHoldResult
  | { readonly failure: "STATUS"; readonly ordinal: number; readonly available?: undefined };

/** The n-th booking moves to the n-th line. The caller must roll back on a failure. */
export async function moveBookings(
  sql: Sql,
  businessId: string,
  bookingIds: readonly string[],
  draft: HoldDraft,
  actor: ChangeActor,
  now: number,
  isClientNotified: boolean | null = null,
): Promise<MoveResult> {
  const [row] = await sql.query<{ moved: MoveResult }>(
    `SELECT move_bookings($1, $2::uuid[], $3, $4::actor, $5, $6) AS moved`,
    [businessId, bookingIds, JSON.stringify(draft), actor, new Date(now).toISOString(), isClientNotified],
  );
  return row!.moved;
}

/** Lines that remain get their own buffers back. Returns the number of cancelled bookings. */
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
    `WITH locked_bookings AS (
       SELECT id, status, decide_by FROM bookings WHERE business_id = $1 AND order_id = $6 ORDER BY id FOR UPDATE
     ), live_bookings AS (
       SELECT id FROM locked_bookings WHERE id = ANY ($2::uuid[])
          AND (status = 'CONFIRMED' OR status IN ('REQUESTED', 'AWAITING_PAYMENT') AND decide_by > $3)
     ), booking_ids AS (SELECT coalesce(array_agg(id), '{}') AS ids, count(*)::int AS count FROM live_bookings)
     SELECT count, end_bookings($1, ids, 'CANCELLED', $4::actor, $3, $5) FROM booking_ids`,
    [businessId, order.bookingIds, instant, actor, reason, order.orderId],
  );
  await sql.query("SELECT restore_buffers($1, $2)", [businessId, order.orderId]);
  return row!.count;
}

/** Returns false if there was no such guest. */
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
