import type { Sql } from "../../../../platform/database/transaction.ts";
import type { RowKey } from "../../../../platform/database/rows.ts";

/**
 * Loads the units of a resource without the extra units of overbookings. Those with the most claims after `now` come
 * first.
 */
export async function loadUnits(sql: Sql, { businessId, id }: RowKey, now: number): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT u.id FROM units u WHERE u.business_id = $1 AND u.resource_id = $2 AND NOT u.is_extra
      ORDER BY (SELECT count(*) FROM claims c WHERE c.business_id = $1 AND c.unit_id = u.id AND c.ends_at > $3) DESC, u.ordinal`,
    [businessId, id, new Date(now).toISOString()],
  );
  return rows.map((row) => row.id);
}

/**
 * Adds units to a resource, first from the extra units that overbookings created. Blocks of the resource also cover the
 * new units.
 */
export async function addUnits(
  sql: Sql,
  { businessId, id }: RowKey,
  count: number,
  now: number,
): Promise<void> {
  const added = await sql.query<{ id: string }>(
    `WITH former_extra_units AS (
       UPDATE units SET is_extra = false WHERE business_id = $1 AND id IN (
         SELECT id FROM units WHERE business_id = $1 AND resource_id = $2 AND is_extra ORDER BY ordinal LIMIT $3)
       RETURNING id
     ), new_units AS (
       INSERT INTO units (business_id, id, resource_id, ordinal)
       SELECT $1, gen_random_uuid(), $2, (SELECT coalesce(max(ordinal), -1) FROM units WHERE business_id = $1 AND resource_id = $2) + n
         FROM generate_series(1, $3 - (SELECT count(*)::int FROM former_extra_units)) n
       RETURNING id
     )
     SELECT id FROM former_extra_units UNION ALL SELECT id FROM new_units ORDER BY id`,
    [businessId, id, count],
  );
  const blocks = await sql.query<{ unit: string; from: string; until: string }>(
    `WITH covering_blocks AS (
       SELECT DISTINCT b.id, b.starts_at, b.ends_at FROM blocks b
         JOIN block_units x ON x.business_id = $1 AND x.block_id = b.id
         JOIN units u ON u.business_id = $1 AND u.id = x.unit_id AND u.resource_id = $2
        WHERE b.business_id = $1 AND b.ends_at > $4
     ), new_block_units AS (
       INSERT INTO block_units (business_id, block_id, unit_id) SELECT $1, covering_blocks.id, unit FROM covering_blocks, unnest($3::uuid[]) unit
       ON CONFLICT DO NOTHING
     )
     SELECT unit, to_json(min(starts_at)) #>> '{}' AS "from", to_json(max(ends_at)) #>> '{}' AS until FROM covering_blocks, unnest($3::uuid[]) unit GROUP BY unit ORDER BY unit`,
    [businessId, id, added.map((unit) => unit.id), new Date(now).toISOString()],
  );
  for (const { unit, from, until } of blocks)
    await sql.query("SELECT fill_blocks($1, ARRAY[$2::uuid], $3, $4)", [businessId, unit, from, until]);
}

/** Removes units from a resource. Their claims move to the remaining units if there is room, and otherwise stay. */
export async function retireUnits(
  sql: Sql,
  businessId: string,
  retired: readonly string[],
  remaining: readonly string[],
  now: number,
): Promise<void> {
  await sql.query("SELECT retire_units($1, $2::uuid[], $3::uuid[], $4)", [
    businessId,
    retired,
    remaining,
    new Date(now).toISOString(),
  ]);
}

export async function findExcessBookings(
  sql: Sql,
  { businessId, id }: RowKey,
  now: number,
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `WITH extra_claims AS (
       SELECT c.booking_id, c.session_id FROM units u JOIN claims c ON c.business_id = $1 AND c.unit_id = u.id AND c.ends_at > $3
        WHERE u.business_id = $1 AND u.resource_id = $2 AND u.is_extra
     )
     SELECT id FROM bookings
      WHERE business_id = $1 AND status IN ('CONFIRMED', 'REQUESTED', 'AWAITING_PAYMENT')
        AND (id IN (SELECT booking_id FROM extra_claims) OR session_id IN (SELECT session_id FROM extra_claims))
      ORDER BY starts_at, id`,
    [businessId, id, new Date(now).toISOString()],
  );
  return rows.map((row) => row.id);
}
