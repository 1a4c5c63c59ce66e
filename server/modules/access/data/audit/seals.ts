import type { Sql } from "../../../../platform/database/transaction.ts";

/** Digests and salts as hexadecimal text. */
export interface SealedEntry {
  readonly id: string;
  readonly at: number;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly fields: readonly string[];
  readonly changed: readonly string[];
  readonly count: number;
  readonly requestId: string | null;
  readonly actorDigest: string;
  readonly subjectDigest: string;
  /** True if the personal values match their digests, or were erased together with their salts. */
  readonly isGenuine: boolean;
}

/** Hashes as hexadecimal text. `previous` is empty in the first seal. */
export interface Seal {
  readonly number: number;
  readonly previous: string;
  readonly hash: string;
  readonly entries: readonly string[];
  readonly sealedAt: number;
}

const ENTRY = `e.id, (extract(epoch FROM e.at) * 1000)::float8 AS at, e.actor_kind AS "actorKind", e.actor_id AS "actorId", e.action,
  e.fields, e.changed, e.count, e.request_id AS "requestId", encode(e.actor_digest, 'hex') AS "actorDigest",
  encode(e.subject_digest, 'hex') AS "subjectDigest",
  CASE WHEN e.actor_salt IS NULL THEN e.actor_name = '' AND e.address_hash IS NULL
       ELSE e.actor_digest = audit_actor_digest(e.actor_salt, e.actor_name, e.address_hash) END
  AND CASE WHEN e.subject_salt IS NULL THEN e.subject IS NULL
           ELSE e.subject_digest = audit_subject_digest(e.subject_salt, e.subject) END AS "isGenuine"`;
const SEAL = `number, encode(previous, 'hex') AS previous, encode(hash, 'hex') AS hash, entries,
  (extract(epoch FROM sealed_at) * 1000)::float8 AS "sealedAt"`;

export async function findUnsealed(query: Sql["query"]): Promise<string[]> {
  const rows = await query<{ id: string }>("SELECT DISTINCT business_id AS id FROM audit_unsealed");
  return rows.map(({ id }) => id);
}

export async function lockSeals(sql: Sql, businessId: string): Promise<void> {
  await sql.query("SELECT pg_advisory_xact_lock(hashtext('audit seals'), hashtext($1))", [businessId]);
}

export function loadUnsealed(sql: Sql, businessId: string, limit: number): Promise<SealedEntry[]> {
  return sql.query<SealedEntry>(
    `SELECT ${ENTRY} FROM audit_unsealed u JOIN audit_entries e ON e.business_id = u.business_id AND e.id = u.entry_id
      WHERE u.business_id = $1 ORDER BY e.at, e.id LIMIT $2`,
    [businessId, limit],
  );
}

export async function loadLatestSeal(query: Sql["query"], businessId: string): Promise<Seal | null> {
  const [seal] = await query<Seal>(
    `SELECT ${SEAL} FROM audit_seals WHERE business_id = $1 ORDER BY number DESC LIMIT 1`,
    [businessId],
  );
  return seal ?? null;
}

/** Adds a seal and removes its entries from `audit_unsealed`. One statement. */
export async function insertSeal(sql: Sql, businessId: string, seal: Seal): Promise<void> {
  await sql.query(
    `WITH sealed_entries AS (DELETE FROM audit_unsealed WHERE business_id = $1 AND entry_id = ANY ($4::uuid[]))
     INSERT INTO audit_seals (business_id, number, previous, entries, hash, sealed_at)
     VALUES ($1, $2, decode($3, 'hex'), $4::uuid[], decode($5, 'hex'), $6)`,
    [businessId, seal.number, seal.previous, seal.entries, seal.hash, new Date(seal.sealedAt).toISOString()],
  );
}

export function loadSeals(
  query: Sql["query"],
  businessId: string,
  after: number,
  limit: number,
): Promise<Seal[]> {
  return query<Seal>(
    `SELECT ${SEAL} FROM audit_seals WHERE business_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
    [businessId, after, limit],
  );
}

export function loadSealed(
  query: Sql["query"],
  businessId: string,
  ids: readonly string[],
): Promise<SealedEntry[]> {
  return query<SealedEntry>(
    `SELECT ${ENTRY} FROM audit_entries e WHERE e.business_id = $1 AND e.id = ANY ($2::uuid[])`,
    [businessId, ids],
  );
}

/**
 * Counts entries that wait for a seal, and unknown entries for which the trigger did not run: neither sealed nor
 * waiting.
 */
export async function countUnsealed(
  query: Sql["query"],
  businessId: string,
): Promise<{ readonly waiting: number; readonly unknown: number }> {
  const [counts] = await query<{ waiting: number; unknown: number }>(
    `SELECT (SELECT count(*) FROM audit_unsealed WHERE business_id = $1)::int AS waiting,
            (SELECT count(*) FROM audit_entries e WHERE e.business_id = $1
               AND NOT EXISTS (SELECT FROM audit_unsealed u WHERE u.business_id = $1 AND u.entry_id = e.id)
               AND NOT EXISTS (SELECT FROM audit_seals s, unnest(s.entries) AS sealed (id) WHERE s.business_id = $1 AND sealed.id = e.id))::int AS unknown`,
    [businessId],
  );
  return counts!;
}
