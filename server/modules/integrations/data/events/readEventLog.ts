import type { StoredEvent } from "../../rules/webhooks/eventData.ts";
import type { EventType } from "../../rules/webhooks/eventTypes.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export interface LoggedEvent extends StoredEvent {
  readonly position: number;
}

export interface EventLogSlice {
  readonly events: readonly LoggedEvent[];
  /** Last position of the whole log, whatever the query is. */
  readonly last: number;
  /** Events up to this position have been deleted. */
  readonly forgotten: number;
  /** True if committed events still wait for a position, because the batch is limited. */
  readonly isBehind: boolean;
}

/** Expects `events` with the alias `e`. */
export const EVENT_COLUMNS = `e.business_id AS "businessId", e.id, e.type, e.data, (extract(epoch FROM e.occurred_at) * 1000)::float8 AS "occurredAt"`;

/**
 * Assigns positions to all committed events, then reads events after a position. The assignment writes only if there
 * are new events.
 */
export async function readEventLog(
  query: Sql["query"],
  businessId: string,
  request: { readonly after: number; readonly types: readonly EventType[]; readonly limit: number },
): Promise<EventLogSlice> {
  await query("SELECT assign_event_positions($1)", [businessId]);
  const [row] = await query<{
    readonly last: number;
    readonly forgotten: number;
    readonly isBehind: boolean;
    readonly events: readonly LoggedEvent[];
  }>(
    `SELECT coalesce(f.last_position, 0)::float8 AS last, coalesce(f.forgotten_position, 0)::float8 AS forgotten,
            EXISTS (SELECT FROM events e WHERE e.business_id = $1 AND e.position IS NULL AND e.type <> 'webhook.test') AS "isBehind",
            (SELECT coalesce(jsonb_agg(to_jsonb(p) ORDER BY p.position), '[]') FROM (
               SELECT ${EVENT_COLUMNS}, e.position FROM events e
                WHERE e.business_id = $1 AND e.position > $2 AND e.position <= f.last_position AND ($3::text[] = '{}' OR e.type = ANY ($3::text[]))
                ORDER BY e.position LIMIT $4) p) AS events
       FROM (SELECT) one LEFT JOIN event_feeds f ON f.business_id = $1`,
    [businessId, request.after, request.types, request.limit],
  );
  return row!;
}

/** Counts the stored events that have a position. */
export async function countEvents(
  query: Sql["query"],
  businessId: string,
  types: readonly EventType[],
): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM events e
      WHERE e.business_id = $1 AND e.position IS NOT NULL AND ($2::text[] = '{}' OR e.type = ANY ($2::text[]))`,
    [businessId, types],
  );
  return row!.count;
}

export function loadEvents(
  query: Sql["query"],
  businessId: string,
  ids: readonly string[],
): Promise<StoredEvent[]> {
  return query<StoredEvent>(
    `SELECT ${EVENT_COLUMNS} FROM events e WHERE e.business_id = $1 AND e.id = ANY ($2::uuid[])`,
    [businessId, ids],
  );
}

export async function findEvent(
  query: Sql["query"],
  businessId: string,
  id: string,
): Promise<StoredEvent | null> {
  const [event] = await loadEvents(query, businessId, [id]);
  return event ?? null;
}
