import type { Sql } from "../../../../platform/database/transaction.ts";
import type { EndpointKey } from "./endpoints.ts";

/** Start and end of the attempts, in epoch milliseconds. */
export interface ReplayTimes {
  readonly now: number;
  readonly giveUpAt: number;
}

const RESET_COLUMNS = `state = 'PENDING', attempts = 0, due_at = excluded.due_at, give_up_at = excluded.give_up_at, settled_at = NULL`;

export async function replayDelivery(
  sql: Sql,
  businessId: string,
  id: string,
  { now, giveUpAt }: ReplayTimes,
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE webhook_deliveries SET state = 'PENDING', attempts = 0, due_at = $3, give_up_at = $4, settled_at = NULL
      WHERE business_id = $1 AND id = $2 RETURNING 1 AS owed`,
    [businessId, id, iso(now), iso(giveUpAt)],
  );
  return rows.length > 0;
}

export async function replayEvents(
  sql: Sql,
  { businessId, id }: EndpointKey,
  from: number,
  { now, giveUpAt }: ReplayTimes,
): Promise<number> {
  const rows = await sql.query(
    `INSERT INTO webhook_deliveries (business_id, id, endpoint_id, event_id, created_at, due_at, give_up_at)
     SELECT e.business_id, uuid_v7_at($4::timestamptz), w.id, e.id, $4, $4, $5
       FROM webhook_endpoints w JOIN events e ON e.business_id = w.business_id AND e.occurred_at >= $3 AND e.type <> 'webhook.test'
        AND (w.types = '{}' OR e.type = ANY (w.types))
      WHERE w.business_id = $1 AND w.id = $2 ORDER BY e.made
     ON CONFLICT (business_id, event_id, endpoint_id) DO UPDATE SET ${RESET_COLUMNS}
     RETURNING 1 AS owed`,
    [businessId, id, iso(from), iso(now), iso(giveUpAt)],
  );
  return rows.length;
}

export async function insertTestEvent(
  sql: Sql,
  { businessId, id }: EndpointKey,
  ids: { readonly eventId: string; readonly deliveryId: string },
  { now, giveUpAt }: ReplayTimes,
): Promise<void> {
  await sql.query(
    `INSERT INTO events (business_id, id, type, subject, data, occurred_at) VALUES ($1, $2, 'webhook.test', $3, '{"message": "This is a test."}', $4)`,
    [businessId, ids.eventId, id, iso(now)],
  );
  await sql.query(
    `INSERT INTO webhook_deliveries (business_id, id, endpoint_id, event_id, created_at, due_at, give_up_at) VALUES ($1, $2, $3, $4, $5, $5, $6)`,
    [businessId, ids.deliveryId, id, ids.eventId, iso(now), iso(giveUpAt)],
  );
}

const iso = (at: number) => new Date(at).toISOString();
