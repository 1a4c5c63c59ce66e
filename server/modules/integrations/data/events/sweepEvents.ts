import type { Database, Sql } from "../../../../platform/database/database.ts";
import { EVENT_RETENTION_DAYS } from "../../rules/webhooks/eventTypes.ts";

export async function sweepEvents({ query }: Database, now: number): Promise<void> {
  await expireDeliveries(query, now);
  await purgeEvents(query, now - EVENT_RETENTION_DAYS * 86_400_000);
}

async function purgeEvents(query: Sql["query"], before: number): Promise<void> {
  await query("SELECT purge_events($1)", [new Date(before).toISOString()]);
}

/** Fails deliveries whose endpoint was paused or disabled until they expired. */
async function expireDeliveries(query: Sql["query"], now: number): Promise<void> {
  await query(
    `UPDATE webhook_deliveries SET state = 'FAILED', due_at = NULL, settled_at = $1::timestamptz,
            last_error = CASE WHEN last_error = '' THEN 'nothing was sent to the endpoint for a day' ELSE last_error END
      WHERE state = 'PENDING' AND give_up_at <= $1::timestamptz AND due_at <= $1::timestamptz`,
    [new Date(now).toISOString()],
  );
}
