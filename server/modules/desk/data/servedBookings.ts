import type { Sql } from "../../../platform/database/transaction.ts";

/** A live booking that a staff member serves, with the claimed time. Instants in epoch milliseconds. */
export interface ServedBooking {
  readonly id: string;
  readonly orderId: string;
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly sessionId: string | null;
  readonly isCollective: boolean;
  readonly unitId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly from: number;
  readonly until: number;
  /** A buffer is left out, because the next line of the order follows. */
  readonly isShortened: boolean;
  readonly updatedAt: number;
}

export interface ServedRange {
  readonly staffId: string;
  readonly since: number;
  readonly until: number;
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

const toEpoch = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::float8`;

/**
 * Loads the bookings in the way of an absence, by start: those that have not ended and overlap the range. Bookings
 * with an open decision of another absence are omitted.
 */
export function loadServedBookings(
  query: Sql["query"],
  businessId: string,
  { staffId, since, until }: ServedRange,
  limit: number,
  now: number,
): Promise<ServedBooking[]> {
  return query<ServedBooking>(
    `SELECT b.id, b.order_id AS "orderId", b.service_id AS "serviceId", b.provider_id AS "providerId", b.session_id AS "sessionId",
            s.assignment = 'COLLECTIVE' AS "isCollective", c.unit_id AS "unitId",
            ${toEpoch("b.starts_at")} AS "startsAt", ${toEpoch("b.ends_at")} AS "endsAt",
            ${toEpoch("c.starts_at")} AS "from", ${toEpoch("c.ends_at")} AS "until",
            (c.starts_at > b.starts_at - make_interval(mins => s.buffer_before_minutes)
             OR c.ends_at < b.ends_at + make_interval(mins => s.buffer_after_minutes)) AS "isShortened",
            ${toEpoch("b.updated_at")} AS "updatedAt"
       FROM booking_staff t
       JOIN bookings b ON b.business_id = t.business_id AND b.id = t.booking_id
       JOIN services s ON s.business_id = b.business_id AND s.id = b.service_id
       JOIN units u ON u.business_id = t.business_id AND u.staff_id = t.staff_id
       JOIN claims c ON c.business_id = t.business_id AND c.unit_id = u.id AND (c.booking_id = b.id OR c.session_id = b.session_id)
      WHERE t.business_id = $1 AND t.staff_id = $2 AND t.starts_at < $4::timestamptz
        AND b.starts_at < $4::timestamptz AND b.ends_at > greatest($3::timestamptz, $5::timestamptz)
        AND (b.status = 'CONFIRMED' OR b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND b.decide_by > $5::timestamptz)
        AND NOT EXISTS (SELECT FROM absence_decisions d WHERE d.business_id = b.business_id AND d.booking_id = b.id
                           AND d.state IN ('PENDING', 'OFFERED') AND d.starts_at = b.starts_at)
      ORDER BY b.starts_at, b.id LIMIT $6`,
    [businessId, staffId, instant(since), instant(until), instant(now), limit],
  );
}

/** Number of bookings of each staff member in the range. */
export async function countServed(
  query: Sql["query"],
  businessId: string,
  staffIds: readonly string[],
  { since, until }: Pick<ServedRange, "since" | "until">,
): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ id: string; count: number }>(
    `SELECT t.staff_id AS id, count(*)::int AS count FROM booking_staff t JOIN bookings b ON b.business_id = t.business_id AND b.id = t.booking_id
      WHERE t.business_id = $1 AND t.staff_id = ANY ($2::uuid[]) AND t.starts_at >= $3 AND t.starts_at < $4
        AND b.status IN ('CONFIRMED', 'REQUESTED', 'AWAITING_PAYMENT') GROUP BY t.staff_id`,
    [businessId, staffIds, instant(since), instant(until)],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Ids of staff by provider. */
export async function loadProviderStaff(
  query: Sql["query"],
  businessId: string,
  providerIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await query<{ id: string; staff: string[] }>(
    `SELECT provider_id AS id, array_agg(staff_id::text) AS staff FROM provider_staff
      WHERE business_id = $1 AND provider_id = ANY ($2::uuid[]) GROUP BY provider_id`,
    [businessId, providerIds],
  );
  return new Map(rows.map(({ id, staff }) => [id, new Set(staff)]));
}

/** Ids of the units of staff who can take a service, by `<service> <staff>`. Teams cannot be replaced in part. */
export async function loadSubstituteUnits(
  query: Sql["query"],
  businessId: string,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ key: string; unitId: string }>(
    `SELECT ss.service_id || ' ' || ss.staff_id AS key, u.id AS "unitId"
       FROM service_staff ss
       JOIN services s ON s.business_id = ss.business_id AND s.id = ss.service_id AND s.assignment <> 'COLLECTIVE'
       JOIN staff p ON p.business_id = ss.business_id AND p.id = ss.staff_id AND p.publication = 'PUBLISHED'
       JOIN units u ON u.business_id = ss.business_id AND u.staff_id = ss.staff_id AND u.ordinal = 0
      WHERE ss.business_id = $1 AND ss.staff_id = ANY ($2::uuid[])`,
    [businessId, staffIds],
  );
  return new Map(rows.map(({ key, unitId }) => [key, unitId]));
}
