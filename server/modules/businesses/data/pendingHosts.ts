import type { HostCheckFailure, HostPendingReason } from "../../../shared/businesses/hostProof.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import type { LeaseRequest, LeasedRow } from "../../../platform/work/leases.ts";

export interface PendingHostRow {
  readonly businessId: string;
  readonly host: string;
  readonly token: string;
  readonly requestedAt: number;
  readonly dueAt: number | null;
  readonly attempts: number;
  readonly checkedAt: number | null;
  readonly problem: HostPendingReason | null;
}

type HostKey = Pick<PendingHostRow, "businessId" | "host">;

const toIso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const milliseconds = (column: string) => `(extract(epoch FROM p.${column}) * 1000)::float8`;

const ROW = `p.business_id AS "businessId", p.host, p.token, p.attempts, p.problem, ${milliseconds("requested_at")} AS "requestedAt",
  ${milliseconds("due_at")} AS "dueAt", ${milliseconds("checked_at")} AS "checkedAt"`;

export async function findPendingHost(
  query: Sql["query"],
  { businessId, host }: HostKey,
): Promise<PendingHostRow | null> {
  const [row] = await query<PendingHostRow>(
    `SELECT ${ROW} FROM pending_hosts p WHERE p.business_id = $1 AND p.host = $2`,
    [businessId, host],
  );
  return row ?? null;
}

export async function countPendingHosts(query: Sql["query"], businessId: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pending_hosts WHERE business_id = $1",
    [businessId],
  );
  return row!.count;
}

export async function insertPendingHost(
  sql: Sql,
  row: Pick<PendingHostRow, "businessId" | "host" | "token" | "requestedAt"> & { readonly dueAt: number },
): Promise<void> {
  await sql.query(
    "INSERT INTO pending_hosts (business_id, host, token, requested_at, due_at) VALUES ($1, $2, $3, $4, $5)",
    [row.businessId, row.host, row.token, toIso(row.requestedAt), toIso(row.dueAt)],
  );
}

export async function deletePendingHost(sql: Sql, { businessId, host }: HostKey): Promise<void> {
  await sql.query("DELETE FROM pending_hosts WHERE business_id = $1 AND host = $2", [businessId, host]);
}

/** Returns true if the host is proven for another business, or is the host of another business's origin. */
export async function isHostTaken(query: Sql["query"], { businessId, host }: HostKey): Promise<boolean> {
  const [row] = await query<{ isTaken: boolean }>(
    `SELECT EXISTS (SELECT FROM business_hosts WHERE host = $2 AND business_id <> $1)
         OR EXISTS (SELECT FROM businesses WHERE id <> $1 AND lower(split_part(split_part(origin, '://', 2), ':', 1)) = $2) AS "isTaken"`,
    [businessId, host],
  );
  return row!.isTaken;
}

/** Ends the checks of a proven host for all other businesses. Their owners see `TAKEN`. */
export async function markOthersTaken(sql: Sql, { businessId, host }: HostKey): Promise<void> {
  await sql.query(
    "UPDATE pending_hosts SET problem = 'TAKEN', due_at = NULL WHERE host = $2 AND business_id <> $1",
    [businessId, host],
  );
}

/** `id` is the host. */
export type DueHost = PendingHostRow & LeasedRow;

export function leaseDueHosts(query: Sql["query"], { now, lease, limit }: LeaseRequest): Promise<DueHost[]> {
  return query<DueHost>(
    `UPDATE pending_hosts p SET due_at = $2
       FROM (SELECT business_id, host FROM pending_hosts WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED) due
      WHERE p.business_id = due.business_id AND p.host = due.host RETURNING p.host AS id, ${ROW}`,
    [toIso(now), toIso(lease), limit],
  );
}

export interface HostCheckResult {
  readonly now: number;
  readonly dueAt: number | null;
  readonly problem: HostPendingReason;
}

/** Stores the result of a check by the job, unless the lease was lost. */
export async function settleHostCheck(
  query: Sql["query"],
  leased: PendingHostRow,
  result: HostCheckResult,
): Promise<void> {
  await query(
    `UPDATE pending_hosts SET due_at = $4, attempts = attempts + 1, checked_at = $5, problem = $6
      WHERE business_id = $1 AND host = $2 AND due_at = $3`,
    [
      leased.businessId,
      leased.host,
      toIso(leased.dueAt!),
      result.dueAt === null ? null : toIso(result.dueAt),
      toIso(result.now),
      result.problem,
    ],
  );
}

/** Stores the result of a check that an owner started. `EXPIRED` stays, because the job no longer checks that host. */
export async function storeHostCheck(
  query: Sql["query"],
  { businessId, host, token }: PendingHostRow,
  { now, problem }: { readonly now: number; readonly problem: HostCheckFailure | "TAKEN" },
): Promise<void> {
  await query(
    `UPDATE pending_hosts SET checked_at = $4,
            problem = CASE WHEN problem = 'EXPIRED' AND $5 <> 'TAKEN' THEN problem ELSE $5 END,
            due_at = CASE WHEN $5 = 'TAKEN' THEN NULL ELSE due_at END
      WHERE business_id = $1 AND host = $2 AND token = $3`,
    [businessId, host, token, toIso(now), problem],
  );
}
