import type { StoredEvent } from "../../rules/webhooks/eventData.ts";
import type { CircuitAfterAttempt, Circuit } from "../../rules/webhooks/circuit.ts";
import { EVENT_COLUMNS } from "../events/readEventLog.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import type { LeaseRequest, LeasedRow } from "../../../../platform/work/leases.ts";

/** A due delivery that this process has leased. Instants in epoch milliseconds. */
export interface DueDelivery extends LeasedRow {
  readonly endpointId: string;
  readonly attempts: number;
  readonly giveUpAt: number;
  readonly url: string;
  readonly includesContacts: boolean;
  readonly secret: Buffer;
  readonly formerSecret: Buffer | null;
  readonly formerSecretUntil: number | null;
  readonly event: StoredEvent;
}

export interface DeliveryLeaseRequest extends LeaseRequest {
  /** Limit of concurrent deliveries per endpoint, and the current number by endpoint. */
  readonly perEndpoint: number;
  readonly inFlight: ReadonlyMap<string, number>;
}

/**
 * Leases due deliveries of active endpoints, oldest first. Of an endpoint whose pause has ended it takes one as a
 * probe, and pauses the endpoint until the lease ends.
 */
export function leaseDueDeliveries(
  query: Sql["query"],
  { now, lease, perEndpoint, inFlight, limit }: DeliveryLeaseRequest,
): Promise<DueDelivery[]> {
  return query<DueDelivery>(
    `WITH due_deliveries AS (
       SELECT d.business_id, d.id, w.id AS endpoint_id, w.paused_until IS NOT NULL AS is_probe
         FROM webhook_endpoints w CROSS JOIN LATERAL (
           SELECT x.business_id, x.id FROM webhook_deliveries x
            WHERE x.business_id = w.business_id AND x.endpoint_id = w.id AND x.state = 'PENDING' AND x.due_at <= $1::timestamptz
            ORDER BY x.due_at, x.id LIMIT greatest(0, CASE WHEN w.paused_until IS NULL THEN $3 ELSE 1 END - coalesce(($4::jsonb ->> w.id::text)::int, 0))
              FOR UPDATE SKIP LOCKED) d
        WHERE w.state = 'ENABLED' AND (w.paused_until IS NULL OR w.paused_until <= $1::timestamptz) LIMIT $5
     ), probed_endpoints AS (
       UPDATE webhook_endpoints w SET paused_until = $2::timestamptz FROM due_deliveries WHERE due_deliveries.is_probe AND w.business_id = due_deliveries.business_id AND w.id = due_deliveries.endpoint_id
     ), leased_deliveries AS (
       UPDATE webhook_deliveries x SET due_at = $2::timestamptz, attempts = x.attempts + 1, attempted_at = $1::timestamptz
         FROM due_deliveries WHERE x.business_id = due_deliveries.business_id AND x.id = due_deliveries.id
       RETURNING x.*
     )
     SELECT t.business_id AS "businessId", t.id, t.endpoint_id AS "endpointId", t.attempts, (extract(epoch FROM t.give_up_at) * 1000)::float8 AS "giveUpAt",
            w.url, w.includes_contacts AS "includesContacts", w.secret, w.former_secret AS "formerSecret",
            (extract(epoch FROM w.former_secret_until) * 1000)::float8 AS "formerSecretUntil",
            (SELECT to_jsonb(o) FROM (SELECT ${EVENT_COLUMNS}) o) AS event
       FROM leased_deliveries t JOIN webhook_endpoints w ON w.business_id = t.business_id AND w.id = t.endpoint_id
       JOIN events e ON e.business_id = t.business_id AND e.id = t.event_id
      ORDER BY e.made`,
    [iso(now), iso(lease), perEndpoint, JSON.stringify(Object.fromEntries(inFlight)), limit],
    { prepare: true },
  );
}

export interface Attempt {
  readonly status: number | null;
  readonly text: string;
  readonly durationMs: number;
  /** Empty if the delivery succeeded. */
  readonly error: string;
}

type DeliveryKey = Pick<DueDelivery, "businessId" | "id" | "endpointId" | "attempts">;

/** Applies even if the lease has ended. Closes the circuit of the endpoint. */
export async function markDelivered(
  query: Sql["query"],
  { businessId, id, endpointId }: DeliveryKey,
  { status, text, durationMs }: Attempt,
  now: number,
): Promise<void> {
  await query(
    `WITH recovered_endpoint AS (
       UPDATE webhook_endpoints SET failures = 0, failing_since = NULL, paused_until = NULL
        WHERE business_id = $1 AND id = $3 AND (failures > 0 OR paused_until IS NOT NULL)
     )
     UPDATE webhook_deliveries SET state = 'DELIVERED', due_at = NULL, settled_at = $7::timestamptz, answer_status = $4, answer_text = $5, duration_ms = $6, last_error = ''
      WHERE business_id = $1 AND id = $2 AND state <> 'DELIVERED'`,
    [businessId, id, endpointId, status, text, durationMs, iso(now)],
    { prepare: true },
  );
}

export async function lockCircuit(
  sql: Sql,
  { businessId, endpointId }: DeliveryKey,
): Promise<Circuit | null> {
  const [row] = await sql.query<Circuit>(
    `SELECT failures, (extract(epoch FROM failing_since) * 1000)::float8 AS "failingSince", (extract(epoch FROM paused_until) * 1000)::float8 AS "pausedUntil"
       FROM webhook_endpoints WHERE business_id = $1 AND id = $2 FOR NO KEY UPDATE`,
    [businessId, endpointId],
  );
  return row ?? null;
}

/**
 * Stores a failed attempt and the state of the endpoint. Does nothing to the delivery if another process leased it
 * since.
 * @param dueAt next attempt, or null for none
 */
export async function markAttemptFailed(
  sql: Sql,
  { businessId, id, endpointId, attempts }: DeliveryKey,
  { status, text, durationMs, error }: Attempt,
  dueAt: number | null,
  circuit: CircuitAfterAttempt,
  now: number,
): Promise<void> {
  await sql.query(
    `WITH settled_delivery AS (
       UPDATE webhook_deliveries SET state = CASE WHEN $8::timestamptz IS NULL THEN 'FAILED' ELSE 'PENDING' END, due_at = $8::timestamptz,
              settled_at = CASE WHEN $8::timestamptz IS NULL THEN $9::timestamptz END, answer_status = $5, answer_text = $6, duration_ms = $7, last_error = $10
        WHERE business_id = $1 AND id = $2 AND state = 'PENDING' AND attempts = $4
     )
     UPDATE webhook_endpoints w SET failures = $11, failing_since = $12, paused_until = $13,
            state = CASE WHEN $14 AND w.state = 'ENABLED' THEN 'SUSPENDED' ELSE w.state END,
            notice_due_at = CASE WHEN $14 AND w.state = 'ENABLED' THEN $9::timestamptz ELSE w.notice_due_at END
      WHERE w.business_id = $1 AND w.id = $3`,
    [
      businessId,
      id,
      endpointId,
      attempts,
      status,
      text,
      durationMs,
      dueAt === null ? null : iso(dueAt),
      iso(now),
      error,
      circuit.failures,
      circuit.failingSince === null ? null : iso(circuit.failingSince),
      circuit.pausedUntil === null ? null : iso(circuit.pausedUntil),
      circuit.isSuspended,
    ],
  );
}

/** Makes the leases of a dead process due again. Call it only if no other process can send. */
export async function releaseDeadDeliveryLeases(
  query: Sql["query"],
  leaseMs: number,
  now: number,
): Promise<void> {
  await query(
    `UPDATE webhook_deliveries SET due_at = $1::timestamptz
      WHERE state = 'PENDING' AND due_at > $1::timestamptz AND due_at = attempted_at + make_interval(secs => $2)`,
    [iso(now), leaseMs / 1000],
  );
}

const iso = (at: number) => new Date(at).toISOString();
