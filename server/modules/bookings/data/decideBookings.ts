import type { BusinessActor } from "../../access/index.ts";
import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * A due payment sets a new deadline, at most the start. Without one, no deadline remains. Returns the resulting status,
 * or null if there is no such booking.
 */
export async function approveRequest(
  sql: Sql,
  businessId: string,
  bookingId: string,
  actor: BusinessActor,
  now: number,
): Promise<{ readonly status: BookingStatus; readonly changed: boolean } | null> {
  const currentStatus = await lockBooking(sql, businessId, bookingId, now);
  if (currentStatus !== "REQUESTED") return currentStatus && { status: currentStatus, changed: false };
  const [row] = await sql.query<{ status: BookingStatus }>(
    `WITH approved_booking AS (
       UPDATE bookings b SET status = CASE WHEN b.due_minor > 0 THEN 'AWAITING_PAYMENT' ELSE 'CONFIRMED' END::booking_status,
              decide_by = CASE WHEN b.due_minor > 0 THEN least(b.starts_at, $3::timestamptz + make_interval(mins => s.payment_minutes)) END,
              updated_at = $3, sequence = b.sequence + 1
         FROM services s
        WHERE b.business_id = $1 AND b.id = $2 AND s.business_id = b.business_id AND s.id = b.service_id
       RETURNING b.id, b.starts_at, b.status, b.decide_by
     ), kept_claims AS (
       UPDATE claims c SET expires_at = CASE WHEN a.status = 'AWAITING_PAYMENT' THEN a.decide_by END
         FROM approved_booking a WHERE c.business_id = $1 AND c.booking_id = a.id
     ), new_events AS (
       INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
       SELECT $1, id, (SELECT max(ordinal) + 1 FROM booking_events WHERE business_id = $1 AND booking_id = $2), $3, $4::actor, status, starts_at
         FROM approved_booking
     )
     SELECT status FROM approved_booking`,
    [businessId, bookingId, new Date(now).toISOString(), actor],
  );
  return { status: row!.status, changed: true };
}

export async function declineRequest(
  sql: Sql,
  businessId: string,
  bookingId: string,
  note: string,
  actor: BusinessActor,
  now: number,
): Promise<{ readonly status: BookingStatus; readonly changed: boolean } | null> {
  const currentStatus = await lockBooking(sql, businessId, bookingId, now);
  if (currentStatus !== "REQUESTED") return currentStatus && { status: currentStatus, changed: false };
  await sql.query(`SELECT end_bookings($1, ARRAY[$2::uuid], 'DECLINED', $5::actor, $3, $4)`, [
    businessId,
    bookingId,
    new Date(now).toISOString(),
    note,
    actor,
  ]);
  return { status: "DECLINED", changed: true };
}

/** Deadlines are applied. */
async function lockBooking(
  sql: Sql,
  businessId: string,
  bookingId: string,
  now: number,
): Promise<BookingStatus | null> {
  const [row] = await sql.query<{ status: BookingStatus }>(
    `SELECT CASE WHEN status IN ('REQUESTED', 'AWAITING_PAYMENT') AND decide_by <= $3 THEN 'EXPIRED' ELSE status END AS status
       FROM bookings WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, bookingId, new Date(now).toISOString()],
  );
  return row?.status ?? null;
}
