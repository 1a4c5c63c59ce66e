import type { Reassignment } from "../../bookings/index.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** Units whose blocks must be filled again, and the time. ISO instants. */
export interface ClearedTime {
  readonly units: readonly string[];
  readonly from: string | null;
  readonly until: string | null;
}

/** Ids of the regular units by staff id. */
export async function loadStaffUnits(
  sql: Sql,
  businessId: string,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ staffId: string; id: string }>(
    `SELECT staff_id AS "staffId", id FROM units WHERE business_id = $1 AND staff_id = ANY ($2::uuid[]) AND ordinal = 0`,
    [businessId, staffIds],
  );
  return new Map(rows.map(({ staffId, id }) => [staffId, id]));
}

/** Removes the claims of blocks where bookings return to their former units. `refillBlocks` restores the rest. */
export async function clearBlockedTime(
  sql: Sql,
  businessId: string,
  { blockId }: { readonly blockId: string },
  moves: readonly Reassignment[],
): Promise<ClearedTime> {
  const [row] = await sql.query<{ units: string[] | null; from: string | null; until: string | null }>(
    `WITH returning_claims AS (
       SELECT m.to_unit AS unit_id, c.starts_at, c.ends_at FROM unnest($2::uuid[], $3::uuid[], $4::uuid[]) m(booking_id, from_unit, to_unit)
         JOIN bookings b ON b.business_id = $1 AND b.id = m.booking_id
         JOIN claims c ON c.business_id = $1 AND c.unit_id = m.from_unit AND (c.booking_id = b.id OR c.session_id = b.session_id)
     ), cleared AS (
       DELETE FROM claims o WHERE o.business_id = $1 AND (o.block_id = $5 OR o.block_id IS NOT NULL AND EXISTS (
         SELECT FROM returning_claims r WHERE r.unit_id = o.unit_id AND tstzrange(r.starts_at, r.ends_at, '[)') && tstzrange(o.starts_at, o.ends_at, '[)')))
       RETURNING o.unit_id, o.starts_at, o.ends_at
     )
     SELECT array_agg(DISTINCT unit_id::text) AS units, to_json(min(starts_at)) #>> '{}' AS "from", to_json(max(ends_at)) #>> '{}' AS until FROM cleared`,
    [
      businessId,
      moves.map(({ bookingId }) => bookingId),
      moves.map(({ from }) => from.unitId),
      moves.map(({ to }) => to.unitId),
      blockId,
    ],
  );
  return { units: row!.units ?? [], from: row!.from, until: row!.until };
}

export async function refillBlocks(
  sql: Sql,
  businessId: string,
  { units, from, until }: ClearedTime,
): Promise<void> {
  if (from === null || until === null) return;
  await sql.query("SELECT fill_blocks($1, ARRAY[unit], $3, $4) FROM unnest($2::uuid[]) unit ORDER BY unit", [
    businessId,
    units,
    from,
    until,
  ]);
}
