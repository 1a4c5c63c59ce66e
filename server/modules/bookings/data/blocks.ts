import type { Sql } from "../../../platform/database/transaction.ts";

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

interface BlockedRange {
  readonly businessId: string;
  readonly id: string;
  /** In the global lock order: staff units first, then by id. */
  readonly units: readonly string[];
  readonly startsAt: string;
  readonly endsAt: string;
}

const toIso = (milliseconds: number): string => new Date(milliseconds).toISOString();

export async function insertBlock(sql: Sql, block: NewBlock): Promise<BlockedRange> {
  const startsAt = toIso(block.startsAt);
  const endsAt = toIso(block.endsAt);
  const rows = await sql.query<{ unit: string }>(
    `WITH new_block AS (
       INSERT INTO blocks (business_id, id, reason, starts_at, ends_at, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
     ), blocked_units AS (
       SELECT id, staff_id FROM units WHERE business_id = $1 AND (staff_id = ANY ($7::uuid[]) OR resource_id = ANY ($8::uuid[]))
     ), new_block_units AS (
       INSERT INTO block_units (business_id, block_id, unit_id) SELECT $1, new_block.id, blocked_units.id FROM new_block, blocked_units
     )
     SELECT id AS unit FROM blocked_units ORDER BY staff_id IS NULL, id`,
    [
      block.businessId,
      block.id,
      block.reason,
      startsAt,
      endsAt,
      toIso(block.createdAt),
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
 * Claims the free time of a block. A concurrent release does not see the uncommitted block and would leave a gap, so
 * all other claims within the block are locked. A release that waits for the lock then sees the block and leaves its
 * time to it.
 */
export async function claimBlockTime(sql: Sql, block: BlockedRange): Promise<void> {
  const { businessId, id, units, startsAt, endsAt } = block;
  const overlapCondition = `business_id = $1 AND unit_id = ANY ($2::uuid[]) AND tstzrange(starts_at, ends_at, '[)') && tstzrange($3, $4, '[)')`;
  for (;;) {
    await claimFreeTime(sql, block);
    const locked = await sql.query<{ id: string }>(
      `SELECT id FROM claims WHERE ${overlapCondition} AND block_id IS DISTINCT FROM $5 ORDER BY id FOR UPDATE`,
      [businessId, units, startsAt, endsAt, id],
    );
    const gaps = await sql.query(
      `SELECT unit FROM unnest($2::uuid[]) unit
        WHERE NOT coalesce((SELECT range_agg(tstzrange(starts_at, ends_at, '[)')) FROM claims
                             WHERE ${overlapCondition.replace("= ANY ($2::uuid[])", "= unit")} AND (block_id = $5 OR id = ANY ($6::uuid[]))),
                           '{}'::tstzmultirange) @> tstzrange($3, $4, '[)')`,
      [businessId, units, startsAt, endsAt, id, locked.map((claim) => claim.id)],
    );
    if (gaps.length === 0) return;
  }
}

async function claimFreeTime(sql: Sql, { businessId, units, startsAt, endsAt }: BlockedRange): Promise<void> {
  await sql.query("SELECT fill_blocks($1, ARRAY[unit], $3, $4) FROM unnest($2::uuid[]) unit", [
    businessId,
    units,
    startsAt,
    endsAt,
  ]);
}

/** Finds the bookings, including class bookings, whose claims (with buffers) overlap a block, by start. */
export async function findOverlappingBookings(sql: Sql, block: BlockedRange): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `WITH overlapping_claims AS (
       SELECT booking_id, session_id FROM claims WHERE business_id = $1 AND unit_id = ANY ($2::uuid[])
          AND tstzrange(starts_at, ends_at, '[)') && tstzrange($3, $4, '[)')
     )
     SELECT id FROM bookings
      WHERE business_id = $1 AND status IN ('SCHEDULED', 'REQUESTED', 'AWAITING_PAYMENT')
        AND (id IN (SELECT booking_id FROM overlapping_claims) OR session_id IN (SELECT session_id FROM overlapping_claims))
      ORDER BY starts_at, id`,
    [block.businessId, block.units, block.startsAt, block.endsAt],
  );
  return rows.map(({ id }) => id);
}

/** Deletes a block and gives its time to overlapping blocks first. Returns false if there is no such block. */
export async function deleteBlock(sql: Sql, businessId: string, id: string): Promise<boolean> {
  const [block] = await sql.query<{ startsAt: string; endsAt: string }>(
    `SELECT to_json(starts_at) #>> '{}' AS "startsAt", to_json(ends_at) #>> '{}' AS "endsAt"
       FROM blocks WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, id],
  );
  if (!block) return false;
  const units = await sql.query<{ unit: string }>(
    `WITH deleted_block_units AS (DELETE FROM block_units WHERE business_id = $1 AND block_id = $2 RETURNING unit_id)
     SELECT u.id AS unit FROM deleted_block_units JOIN units u ON u.business_id = $1 AND u.id = deleted_block_units.unit_id ORDER BY u.staff_id IS NULL, u.id`,
    [businessId, id],
  );
  await sql.query("DELETE FROM claims WHERE business_id = $1 AND block_id = $2", [businessId, id]);
  await sql.query("DELETE FROM blocks WHERE business_id = $1 AND id = $2", [businessId, id]);
  await claimFreeTime(sql, { ...block, businessId, id, units: units.map(({ unit }) => unit) });
  return true;
}
