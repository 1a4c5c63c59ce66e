import type { BusinessActor } from "../../access/index.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** All bookings of a class session must move together. */
export interface Reassignment {
  readonly bookingId: string;
  readonly from: { readonly staffId: string; readonly unitId: string };
  readonly to: { readonly staffId: string; readonly unitId: string };
}

const MOVES = `unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[]) m(booking_id, from_staff, from_unit, to_staff, to_unit)`;
const MOVED_CLAIMS = `${MOVES}
  JOIN bookings b ON b.business_id = $1 AND b.id = m.booking_id
  JOIN claims c ON c.business_id = $1 AND c.unit_id = m.from_unit AND (c.booking_id = b.id OR c.session_id = b.session_id)`;

const toValues = (businessId: string, moves: readonly Reassignment[]) => [
  businessId,
  moves.map(({ bookingId }) => bookingId),
  moves.map(({ from }) => from.staffId),
  moves.map(({ from }) => from.unitId),
  moves.map(({ to }) => to.staffId),
  moves.map(({ to }) => to.unitId),
];

/** Returns the ids of the bookings whose new unit is taken at their time, in the business or in an external calendar. */
export async function findBusyReassignments(
  sql: Sql,
  businessId: string,
  moves: readonly Reassignment[],
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT DISTINCT b.id FROM ${MOVED_CLAIMS}
      WHERE has_external_busy_time($1, m.to_unit, c.starts_at, c.ends_at)
         OR EXISTS (SELECT FROM claims o WHERE o.business_id = $1 AND o.unit_id = m.to_unit
                       AND tstzrange(o.starts_at, o.ends_at, '[)') && tstzrange(c.starts_at, c.ends_at, '[)'))
      ORDER BY b.id`,
    toValues(businessId, moves),
  );
  return rows.map(({ id }) => id);
}

/**
 * Gives bookings to other staff at the same time. Resources stay. The caller must hold the locks of the bookings.
 * @throws a database error of kind "overlap" or "duplicate" if a new unit is taken
 */
export async function reassignBookings(
  sql: Sql,
  businessId: string,
  moves: readonly Reassignment[],
  actor: BusinessActor,
  now: number,
): Promise<void> {
  if (moves.length === 0) return;
  const values = toValues(businessId, moves);
  const ids = moves.map(({ bookingId }) => bookingId);
  await sql.query(
    `UPDATE claims SET unit_id = moved.to_unit FROM (SELECT DISTINCT c.id, m.to_unit FROM ${MOVED_CLAIMS}) moved
      WHERE claims.business_id = $1 AND claims.id = moved.id`,
    values,
  );
  await sql.query(
    `UPDATE sessions s SET staff_id = m.to_staff FROM ${MOVES} JOIN bookings b ON b.business_id = $1 AND b.id = m.booking_id
      WHERE s.business_id = $1 AND s.id = b.session_id`,
    values,
  );
  await sql.query(
    `DELETE FROM booking_staff s USING ${MOVES}
      WHERE s.business_id = $1 AND s.booking_id = m.booking_id AND s.staff_id = m.from_staff`,
    values,
  );
  await sql.query(
    `INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at)
     SELECT b.business_id, b.id, m.to_staff, b.starts_at FROM ${MOVES} JOIN bookings b ON b.business_id = $1 AND b.id = m.booking_id`,
    values,
  );
  await sql.query(
    `UPDATE bookings b SET sequence = b.sequence + 1, updated_at = $3::timestamptz, is_overbooked = n.is_overbooked,
            overrides = array_remove(b.overrides, 'OVERBOOK') || CASE WHEN n.is_overbooked THEN '{OVERBOOK}' ELSE '{}' END::booking_override[]
       FROM unnest($2::uuid[]) moved(id), LATERAL (
         SELECT EXISTS (SELECT FROM claims c JOIN units u ON u.business_id = c.business_id AND u.id = c.unit_id
                         WHERE c.business_id = $1 AND c.booking_id = moved.id AND u.is_extra) AS is_overbooked) n
      WHERE b.business_id = $1 AND b.id = moved.id`,
    [businessId, ids, new Date(now).toISOString()],
  );
  await sql.query(
    `INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at, note)
     SELECT b.business_id, b.id, (SELECT coalesce(max(ordinal), 0) + 1 FROM booking_events v WHERE v.business_id = $1 AND v.booking_id = b.id),
            $3::timestamptz, $4::actor, b.status, b.starts_at, '' FROM bookings b WHERE b.business_id = $1 AND b.id = ANY ($2::uuid[])`,
    [businessId, ids, new Date(now).toISOString(), actor],
  );
}
