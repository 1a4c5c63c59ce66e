import type { Sql } from "../../../../platform/database/transaction.ts";
import {
  METADATA_LIMITS,
  type Metadata,
  type MetadataChange,
  toMetadata,
} from "../../../../shared/metadata/metadata.ts";

interface MetadataTable {
  readonly table: string;
  readonly hasUpdatedAt?: true;
}

/** By type of the global id. */
const TABLES = {
  Business: { table: "businesses" },
  Service: { table: "services" },
  Staff: { table: "staff" },
  Contact: { table: "contacts" },
  Booking: { table: "bookings", hasUpdatedAt: true },
  Order: { table: "orders" },
} as const satisfies Record<string, MetadataTable>;

export type MetadataType = keyof typeof TABLES;

export const METADATA_TYPES = Object.keys(TABLES) as readonly MetadataType[];

export interface MetadataKey {
  readonly type: MetadataType;
  readonly id: string;
}

/** Row `t`. The business is its own tenant. */
const inBusiness = (type: MetadataType) => (type === "Business" ? "t.id = $1" : "t.business_id = $1");

/** The metadata of a person is in the first row. The row of `people` stays locked, so that it remains the first. */
const TARGETS: Partial<Record<MetadataType, string>> = {
  Contact: `contacts named JOIN people p ON p.business_id = $1 AND p.email_key = named.email_key
              JOIN contacts t ON t.business_id = $1 AND t.id = p.first_contact_id
             WHERE named.business_id = $1 AND named.id = $2 FOR NO KEY UPDATE OF p, t`,
};

export interface MergedMetadata {
  readonly id: string;
  readonly metadata: Metadata;
  /** Number of entries after the change. Above the limit nothing was stored. */
  readonly size: number;
}

/**
 * Merges the change into the newest row in one statement, so that concurrent changes of other names remain. An equal
 * result writes nothing. Null if the row does not exist or the person was erased.
 * @param now epoch milliseconds
 */
export async function mergeMetadata(
  { query }: Pick<Sql, "query">,
  businessId: string,
  { type, id }: MetadataKey,
  { set, remove }: MetadataChange,
  now: number,
): Promise<MergedMetadata | null> {
  const { table, hasUpdatedAt }: MetadataTable = TABLES[type];
  const target = TARGETS[type] ?? `${table} t WHERE ${inBusiness(type)} AND t.id = $2 FOR NO KEY UPDATE OF t`;
  const values = [businessId, id, [...remove], JSON.stringify(toMetadata(set)), METADATA_LIMITS.entries];
  const [row] = await query<MergedMetadata>(
    `WITH merged AS (
       SELECT t.id, t.metadata AS former, (t.metadata - $3::text[]) || $4::jsonb AS metadata FROM ${target}
     ), sized AS (
       SELECT m.*, (SELECT count(*)::int FROM jsonb_object_keys(m.metadata)) AS size FROM merged m
     ), saved AS (
       UPDATE ${table} t SET metadata = s.metadata${hasUpdatedAt ? ", updated_at = greatest(t.updated_at, $6::timestamptz)" : ""}
         FROM sized s WHERE ${inBusiness(type)} AND t.id = s.id AND s.size <= $5 AND s.metadata <> s.former
     )
     SELECT id, metadata, size FROM sized`,
    hasUpdatedAt ? [...values, new Date(now).toISOString()] : values,
  );
  return row ?? null;
}

/** Loads the metadata of all keys in one statement. Unknown ids are absent. */
export async function loadMetadata(
  { query }: Pick<Sql, "query">,
  businessId: string,
  keys: readonly MetadataKey[],
): Promise<readonly (MetadataKey & { readonly metadata: Metadata })[]> {
  const values: unknown[] = [businessId];
  const selects = METADATA_TYPES.flatMap((type) => {
    const ids = keys.filter((key) => key.type === type).map(({ id }) => id);
    if (ids.length === 0) return [];
    const parameter = `$${values.push(ids)}`;
    return [
      `SELECT '${type}' AS type, t.id, t.metadata FROM ${TABLES[type].table} t WHERE ${inBusiness(type)} AND t.id = ANY (${parameter}::uuid[])`,
    ];
  });
  return selects.length === 0 ? [] : query(selects.join(" UNION ALL "), values);
}
