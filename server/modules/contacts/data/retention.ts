import { RETENTION, getSessionCutoffs } from "../rules/retention/periods.ts";
import type { Database } from "../../../platform/database/database.ts";

/** No lock lasts long. */
const BATCH = 500;

const toIsoInstant = (ms: number) => new Date(ms).toISOString();

/** `$1` limits the rows. Returns one row for each changed row. */
interface RetentionStatement {
  readonly text: string;
  readonly values: readonly string[];
}

function buildRetentionStatements(now: number): readonly RetentionStatement[] {
  const sessions = getSessionCutoffs(now);
  const holds = toIsoInstant(now - RETENTION.holds);
  const content = toIsoInstant(now - RETENTION.notificationContent);
  return [
    {
      text: `DELETE FROM uploads WHERE (business_id, id) IN (
               SELECT u.business_id, u.id FROM uploads u JOIN businesses b ON b.id = u.business_id
                WHERE u.expires_at IS NULL AND u.created_at <= $2::timestamptz - make_interval(days => b.upload_days) LIMIT $1)
             RETURNING id`,
      values: [toIsoInstant(now)],
    },
    {
      text: `DELETE FROM user_sessions WHERE (business_id, id) IN (
               SELECT business_id, id FROM user_sessions WHERE last_used_at <= $2 OR created_at <= $3 LIMIT $1) RETURNING id`,
      values: [toIsoInstant(sessions.lastUsedAt), toIsoInstant(sessions.createdAt)],
    },
    {
      text: `UPDATE holds SET visitor_hash = NULL, address_hash = NULL WHERE (business_id, id) IN (
               SELECT business_id, id FROM holds WHERE state = 'USED' AND expires_at <= $2
                  AND (visitor_hash IS NOT NULL OR address_hash IS NOT NULL) LIMIT $1) RETURNING id`,
      values: [holds],
    },
    {
      text: `DELETE FROM notices WHERE (business_id, id) IN (
               SELECT n.business_id, n.id FROM notices n WHERE n.state <> 'PENDING' AND n.due_at <= $2
                  AND NOT EXISTS (SELECT FROM bookings b WHERE b.business_id = n.business_id AND b.order_id = n.order_id AND b.ends_at > $2)
                LIMIT $1) RETURNING id`,
      values: [toIsoInstant(now - RETENTION.notifications)],
    },
    {
      text: `UPDATE notices SET email = 'nobody@erased.invalid', last_error = '', message = '', recipient_hash = NULL, counted_at = NULL WHERE (business_id, id) IN (
               SELECT business_id, id FROM notices WHERE state <> 'PENDING' AND email <> 'nobody@erased.invalid' AND due_at <= $2 LIMIT $1)
             RETURNING id`,
      values: [content],
    },
    {
      text: `DELETE FROM user_notifications WHERE (business_id, id) IN (
               SELECT business_id, id FROM user_notifications WHERE created_at <= $2 LIMIT $1) RETURNING id`,
      values: [content],
    },
  ];
}

/**
 * Safe to run concurrently.
 *
 * @param now epoch milliseconds
 */
export async function applyRetention(database: Database, now: number): Promise<void> {
  while ((await deleteHolds(database, now)) === BATCH) continue;
  for (const { text, values } of buildRetentionStatements(now)) {
    while ((await database.query(text, [BATCH, ...values])).length === BATCH) continue;
  }
}

/** A booked hold with a one-time link stays, because `retake_bookings` reads the link. */
function deleteHolds(database: Database, now: number): Promise<number> {
  return database.transaction(async ({ query }) => {
    const holds = await query<{ businessId: string; id: string }>(
      `SELECT h.business_id AS "businessId", h.id FROM holds h
        WHERE h.state <> 'LIVE' AND (h.state <> 'USED' OR h.link_id IS NULL) AND h.expires_at <= $2
          AND NOT EXISTS (SELECT FROM claims c WHERE c.business_id = h.business_id AND c.hold_id = h.id)
        ORDER BY h.expires_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [BATCH, toIsoInstant(now - RETENTION.holds)],
    );
    const keys = [holds.map(({ businessId }) => businessId), holds.map(({ id }) => id)];
    if (holds.length === 0) return 0;
    await query(
      "DELETE FROM hold_lines WHERE (business_id, hold_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))",
      keys,
    );
    await query(
      "DELETE FROM holds WHERE (business_id, id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))",
      keys,
    );
    return holds.length;
  });
}
