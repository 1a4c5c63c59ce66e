import type { BookingStatus } from "../../domain/booking/status.ts";
import type { Sql } from "../transaction.ts";

/**
 * Approves a request: its claims lose their deadline, its history says so. Only a request whose deadline has not passed.
 * Answers the status that was found, and whether this call changed it; null: no such booking.
 */
export async function approve(
  sql: Sql,
  businessId: string,
  bookingId: string,
  now: number,
): Promise<{ readonly status: BookingStatus; readonly changed: boolean } | null> {
  const found = await lockBooking(sql, businessId, bookingId, now);
  if (found !== "REQUESTED") return found && { status: found, changed: false };
  await sql.query(
    `WITH approved AS (
       UPDATE bookings SET status = 'SCHEDULED', updated_at = $3, sequence = sequence + 1
        WHERE business_id = $1 AND id = $2 RETURNING id, starts_at
     ), kept AS (
       UPDATE claims SET expires_at = NULL WHERE business_id = $1 AND booking_id = $2
     )
     INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
     SELECT $1, id, (SELECT max(ordinal) + 1 FROM booking_events WHERE business_id = $1 AND booking_id = $2), $3, 'OWNER', 'SCHEDULED', starts_at
       FROM approved`,
    [businessId, bookingId, new Date(now).toISOString()],
  );
  return { status: "SCHEDULED", changed: true };
}

/** Declines a request: its time is free again. Answers as `approve` does. */
export async function decline(
  sql: Sql,
  businessId: string,
  bookingId: string,
  note: string,
  now: number,
): Promise<{ readonly status: BookingStatus; readonly changed: boolean } | null> {
  const found = await lockBooking(sql, businessId, bookingId, now);
  if (found !== "REQUESTED") return found && { status: found, changed: false };
  await sql.query(`SELECT end_bookings($1, ARRAY[$2::uuid], 'DECLINED', 'OWNER', $3, $4)`, [
    businessId,
    bookingId,
    new Date(now).toISOString(),
    note,
  ]);
  return { status: "DECLINED", changed: true };
}

/** The status a booking has now, a request past its deadline being over; nobody else changes it until we are done. */
async function lockBooking(
  sql: Sql,
  businessId: string,
  bookingId: string,
  now: number,
): Promise<BookingStatus | null> {
  const [row] = await sql.query<{ status: BookingStatus }>(
    `SELECT CASE WHEN status = 'REQUESTED' AND decide_by <= $3 THEN 'EXPIRED' ELSE status END AS status
       FROM bookings WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, bookingId, new Date(now).toISOString()],
  );
  return row?.status ?? null;
}
