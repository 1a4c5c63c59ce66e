import type { BusinessActor } from "../../access/index.ts";
import type { BookingStatus } from "../../../shared/bookings/status.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

const NEXT_ORDINAL = `(SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = $1 AND v.booking_id = $2)`;

/** Returns the resulting status, or null if there is no such booking. */
export async function storeOutcome(
  sql: Sql,
  businessId: string,
  bookingId: string,
  status: "COMPLETED" | "NO_SHOW",
  actor: BusinessActor,
  now: number,
): Promise<BookingStatus | null> {
  const [row] = await sql.query<{ status: BookingStatus }>(
    `SELECT status FROM bookings WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, bookingId],
  );
  if (!row || row.status === status || !["CONFIRMED", "COMPLETED", "NO_SHOW"].includes(row.status))
    return row?.status ?? null;
  await sql.query(
    `WITH settled_booking AS (
       UPDATE bookings SET status = $3::booking_status, updated_at = $4, arrived_at = CASE WHEN $3::booking_status = 'COMPLETED' THEN arrived_at END WHERE business_id = $1 AND id = $2 RETURNING starts_at
     ), ended_claims AS (
       -- The time that is left becomes free. A new row in place of an update, because only a deletion refills blocks.
       DELETE FROM claims WHERE business_id = $1 AND booking_id = $2 AND ends_at > $4 RETURNING unit_id, starts_at
     ), used_claims AS (
       -- The capacity of past days counts the time that was used.
       INSERT INTO claims (business_id, unit_id, starts_at, ends_at, booking_id)
       SELECT $1, unit_id, starts_at, $4, $2 FROM ended_claims WHERE starts_at < $4
     )
     INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
     SELECT $1, $2, ${NEXT_ORDINAL}, $4, $5::actor, $3::booking_status, starts_at FROM settled_booking`,
    [businessId, bookingId, status, new Date(now).toISOString(), actor],
  );
  return status;
}

/** Stores or removes the mark of an arrival. Unchanged if the booking is not confirmed or already in that state. */
export async function storeArrival(
  sql: Sql,
  businessId: string,
  bookingId: string,
  hasArrived: boolean,
  actor: BusinessActor,
  now: number,
): Promise<BookingStatus | null> {
  const [row] = await sql.query<{ status: BookingStatus; isMarked: boolean }>(
    `SELECT status, arrived_at IS NOT NULL AND arrived_at >= starts_at - interval '24 hours' AS "isMarked"
       FROM bookings WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, bookingId],
  );
  if (!row || row.status !== "CONFIRMED" || row.isMarked === hasArrived) return row?.status ?? null;
  await sql.query(
    `WITH marked_booking AS (
       UPDATE bookings SET arrived_at = CASE WHEN $3 THEN $4::timestamptz END, updated_at = $4::timestamptz
        WHERE business_id = $1 AND id = $2 RETURNING status, starts_at
     )
     INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, arrival)
     SELECT $1, $2, ${NEXT_ORDINAL}, $4::timestamptz, $5::actor, status, starts_at, $3 FROM marked_booking`,
    [businessId, bookingId, hasArrived, new Date(now).toISOString(), actor],
  );
  return row.status;
}

/** Returns false if there is no such booking. */
export async function noteBooking(
  sql: Sql,
  businessId: string,
  bookingId: string,
  note: string,
  actor: BusinessActor,
  now: number,
): Promise<boolean> {
  // The lock comes first, because the next statement numbers the note after all committed ones.
  const locked = await sql.query("SELECT FROM bookings WHERE business_id = $1 AND id = $2 FOR UPDATE", [
    businessId,
    bookingId,
  ]);
  if (locked.length === 0) return false;
  await sql.query(
    `INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
     SELECT $1, id, ${NEXT_ORDINAL}, $3, $5::actor, status, starts_at, $4 FROM bookings WHERE business_id = $1 AND id = $2`,
    [businessId, bookingId, new Date(now).toISOString(), note, actor],
  );
  return true;
}
