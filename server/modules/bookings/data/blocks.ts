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
      WHERE business_id = $1 AND status IN ('CONFIRMED', 'REQUESTED', 'AWAITING_PAYMENT')
        AND (id IN (SELECT booking_id FROM overlapping_claims) OR session_id IN (SELECT session_id FROM overlapping_claims))
      ORDER BY starts_at, id`,
    [block.businessId, block.units, block.startsAt, block.endsAt],
  );
  return rows.map(({ id }) => id);
}

/** Undefined values stay as they are. Instants in epoch milliseconds. */
export interface BlockMove {
  readonly businessId: string;
  readonly id: string;
  readonly staffIds: readonly string[] | undefined;
  readonly resourceIds: readonly string[] | undefined;
  readonly startsAt: number | undefined;
  readonly endsAt: number | undefined;
}

/**
 * Locks the claims in the old and the new time of a block before the block itself. A release locks claims and blocks in
 * the same order, so that the two rarely end in a deadlock.
 */
export async function lockTimeOfChange(sql: Sql, block: BlockMove): Promise<void> {
  const { businessId, id, staffIds = [], resourceIds = [], startsAt, endsAt } = block;
  await sql.query(
    `SELECT c.id FROM blocks b
       JOIN claims c ON c.business_id = b.business_id
        AND (c.starts_at < b.ends_at AND c.ends_at > b.starts_at
          OR c.starts_at < coalesce($6::timestamptz, b.ends_at) AND c.ends_at > coalesce($5::timestamptz, b.starts_at))
      WHERE b.business_id = $1 AND b.id = $2 AND c.unit_id IN (
        SELECT unit_id FROM block_units WHERE business_id = $1 AND block_id = $2
         UNION SELECT id FROM units WHERE business_id = $1 AND (staff_id = ANY ($3::uuid[]) OR resource_id = ANY ($4::uuid[])))
      ORDER BY c.id FOR UPDATE OF c`,
    [
      businessId,
      id,
      staffIds,
      resourceIds,
      startsAt === undefined ? null : toIso(startsAt),
      endsAt === undefined ? null : toIso(endsAt),
    ],
  );
}

export interface StoredBlock extends Omit<NewBlock, "createdAt"> {
  /** In the global lock order: staff units first, then by id. */
  readonly units: readonly string[];
}

/** Locks a block until the end of the transaction, so that no release fills it with its old time. Null if not found. */
export async function lockBlock(sql: Sql, businessId: string, id: string): Promise<StoredBlock | null> {
  const [block] = await sql.query<{ reason: string; startsAt: string; endsAt: string }>(
    `SELECT reason, to_json(starts_at) #>> '{}' AS "startsAt", to_json(ends_at) #>> '{}' AS "endsAt"
       FROM blocks WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, id],
  );
  if (!block) return null;
  const units = await sql.query<{ unit: string; staffId: string | null; resourceId: string | null }>(
    `SELECT u.id AS unit, u.staff_id AS "staffId", u.resource_id AS "resourceId"
       FROM block_units b JOIN units u ON u.business_id = b.business_id AND u.id = b.unit_id
      WHERE b.business_id = $1 AND b.block_id = $2 ORDER BY u.staff_id IS NULL, u.id`,
    [businessId, id],
  );
  const listOwners = (ids: readonly (string | null)[]) => [...new Set(ids.filter((one) => one !== null))];
  return {
    businessId,
    id,
    reason: block.reason,
    startsAt: Date.parse(block.startsAt),
    endsAt: Date.parse(block.endsAt),
    units: units.map(({ unit }) => unit),
    staffIds: listOwners(units.map(({ staffId }) => staffId)),
    resourceIds: listOwners(units.map(({ resourceId }) => resourceId)),
  };
}

/**
 * Replaces the values of a locked block and takes its claims. The caller claims the new time and gives the old time to
 * overlapping blocks.
 */
export async function replaceBlock(sql: Sql, block: Omit<StoredBlock, "units">): Promise<BlockedRange> {
  const { businessId, id, reason, staffIds, resourceIds } = block;
  const startsAt = toIso(block.startsAt);
  const endsAt = toIso(block.endsAt);
  await sql.query(
    "UPDATE blocks SET reason = $3, starts_at = $4, ends_at = $5 WHERE business_id = $1 AND id = $2",
    [businessId, id, reason, startsAt, endsAt],
  );
  const rows = await sql.query<{ unit: string }>(
    `WITH blocked_units AS (
       SELECT id, staff_id FROM units WHERE business_id = $1 AND (staff_id = ANY ($3::uuid[]) OR resource_id = ANY ($4::uuid[]))
     ), deleted_block_units AS (
       DELETE FROM block_units WHERE business_id = $1 AND block_id = $2 AND unit_id NOT IN (SELECT id FROM blocked_units)
     ), new_block_units AS (
       INSERT INTO block_units (business_id, block_id, unit_id) SELECT $1, $2, id FROM blocked_units ON CONFLICT DO NOTHING
     )
     SELECT id AS unit FROM blocked_units ORDER BY staff_id IS NULL, id`,
    [businessId, id, staffIds, resourceIds],
  );
  await sql.query("DELETE FROM claims WHERE business_id = $1 AND block_id = $2", [businessId, id]);
  return { businessId, id, units: rows.map(({ unit }) => unit), startsAt, endsAt };
}

/** Gives the former time of a changed block to the blocks that overlap it. */
export async function releaseBlockTime(sql: Sql, block: StoredBlock): Promise<void> {
  await claimFreeTime(sql, { ...block, startsAt: toIso(block.startsAt), endsAt: toIso(block.endsAt) });
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
