import type { Sql } from "../../../platform/database/transaction.ts";

export interface DelayedBooking {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

/** Confirmed bookings of a staff member that start within a range, without the clients who have arrived. By start. */
export function loadDelayedBookings(
  query: Sql["query"],
  businessId: string,
  staffId: string,
  { since, until }: { readonly since: number; readonly until: number },
): Promise<DelayedBooking[]> {
  return query<DelayedBooking>(
    `SELECT b.id, (extract(epoch FROM b.starts_at) * 1000)::float8 AS "startsAt"
       FROM booking_staff s JOIN bookings b ON b.business_id = s.business_id AND b.id = s.booking_id
      WHERE s.business_id = $1 AND s.staff_id = $2 AND b.status = 'CONFIRMED' AND s.starts_at > $3::timestamptz AND s.starts_at < $4::timestamptz
        AND (b.arrived_at IS NULL OR b.arrived_at < b.starts_at - interval '24 hours')
      ORDER BY b.starts_at, b.id`,
    [businessId, staffId, new Date(since).toISOString(), new Date(until).toISOString()],
  );
}
