import type { Sql } from "../../../../platform/database/transaction.ts";

/** Time that some units are not to be booked. Instants in epoch milliseconds. */
export interface NewBlock {
  readonly businessId: string;
  readonly id: string;
  readonly staffIds: readonly string[];
  readonly resourceIds: readonly string[];
  readonly startsAt: number;
  readonly endsAt: number;
  readonly reason: string;
  readonly createdAt: number;
}

/** What a block covers. */
interface Stretch {
  readonly businessId: string;
  readonly id: string;
  /** In the order in which everybody takes: people first, each kind by its unit. */
  readonly units: readonly string[];
  readonly startsAt: string;
  readonly endsAt: string;
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Writes a block of people and of all units of resources, without taking anything yet. */
export async function insertBlock(sql: Sql, block: NewBlock): Promise<Stretch> {
  const startsAt = instant(block.startsAt);
  const endsAt = instant(block.endsAt);
  const rows = await sql.query<{ unit: string }>(
    `WITH block AS (
       INSERT INTO blocks (business_id, id, reason, starts_at, ends_at, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
     ), chosen AS (
       SELECT id, staff_id FROM units WHERE business_id = $1 AND (staff_id = ANY ($7::uuid[]) OR resource_id = ANY ($8::uuid[]))
     ), kept AS (
       INSERT INTO block_units (business_id, block_id, unit_id) SELECT $1, block.id, chosen.id FROM block, chosen
     )
     SELECT id AS unit FROM chosen ORDER BY staff_id IS NULL, id`,
    [
      block.businessId,
      block.id,
      block.reason,
      startsAt,
      endsAt,
      instant(block.createdAt),
      block.staffIds,
      block.resourceIds,
    ],
  );
  return {
    businessId: block.businessId,
    id: block.id,
    units: rows.map(({ unit }) => unit),
    startsAt,
    endsAt,
  };
}

/**
 * Takes what is free of a block. Whoever is giving time back at this moment does not see the block yet and would leave a
 * hole in it, so everything else inside is locked: what then ends waits for us, sees the block and leaves its time to it.
 */
export async function fillBlock(sql: Sql, block: Stretch): Promise<void> {
  const { businessId, id, units, startsAt, endsAt } = block;
  const inside = `business_id = $1 AND unit_id = ANY ($2::uuid[]) AND tstzrange(starts_at, ends_at, '[)') && tstzrange($3, $4, '[)')`;
  for (;;) {
    await fillBlocks(sql, block);
    const locked = await sql.query<{ id: string }>(
      `SELECT id FROM claims WHERE ${inside} AND block_id IS DISTINCT FROM $5 ORDER BY id FOR UPDATE`,
      [businessId, units, startsAt, endsAt, id],
    );
    const holes = await sql.query(
      `SELECT unit FROM unnest($2::uuid[]) unit
        WHERE NOT coalesce((SELECT range_agg(tstzrange(starts_at, ends_at, '[)')) FROM claims
                             WHERE ${inside.replace("= ANY ($2::uuid[])", "= unit")} AND (block_id = $5 OR id = ANY ($6::uuid[]))),
                           '{}'::tstzmultirange) @> tstzrange($3, $4, '[)')`,
      [businessId, units, startsAt, endsAt, id, locked.map((claim) => claim.id)],
    );
    if (holes.length === 0) return;
  }
}

/** What is free of any block of these units becomes that block's, unit by unit. */
async function fillBlocks(sql: Sql, { businessId, units, startsAt, endsAt }: Stretch): Promise<void> {
  await sql.query("SELECT fill_blocks($1, ARRAY[unit], $3, $4) FROM unnest($2::uuid[]) unit", [
    businessId,
    units,
    startsAt,
    endsAt,
  ]);
}

/** The bookings that keep a block's units within its time, buffers included, by when they begin; those of classes too. */
export async function bookingsInTheWay(sql: Sql, block: Stretch): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `WITH taken AS (
       SELECT booking_id, session_id FROM claims WHERE business_id = $1 AND unit_id = ANY ($2::uuid[])
          AND tstzrange(starts_at, ends_at, '[)') && tstzrange($3, $4, '[)')
     )
     SELECT id FROM bookings
      WHERE business_id = $1 AND status IN ('SCHEDULED', 'REQUESTED', 'AWAITING_PAYMENT')
        AND (id IN (SELECT booking_id FROM taken) OR session_id IN (SELECT session_id FROM taken))
      ORDER BY starts_at, id`,
    [block.businessId, block.units, block.startsAt, block.endsAt],
  );
  return rows.map(({ id }) => id);
}

/** Gives a block's time back, to other blocks first. False: there is no such block. */
export async function deleteBlock(sql: Sql, businessId: string, id: string): Promise<boolean> {
  const [block] = await sql.query<{ startsAt: string; endsAt: string }>(
    `SELECT to_json(starts_at) #>> '{}' AS "startsAt", to_json(ends_at) #>> '{}' AS "endsAt"
       FROM blocks WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, id],
  );
  if (!block) return false;
  const units = await sql.query<{ unit: string }>(
    `WITH gone AS (DELETE FROM block_units WHERE business_id = $1 AND block_id = $2 RETURNING unit_id)
     SELECT u.id AS unit FROM gone JOIN units u ON u.business_id = $1 AND u.id = gone.unit_id ORDER BY u.staff_id IS NULL, u.id`,
    [businessId, id],
  );
  await sql.query("DELETE FROM claims WHERE business_id = $1 AND block_id = $2", [businessId, id]);
  await sql.query("DELETE FROM blocks WHERE business_id = $1 AND id = $2", [businessId, id]);
  await fillBlocks(sql, { ...block, businessId, id, units: units.map(({ unit }) => unit) });
  return true;
}
