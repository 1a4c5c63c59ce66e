import type { Sql } from "../../platform/database/transaction.ts";

export interface Backlog {
  readonly mailsDue: number;
  readonly webhooksDue: number;
  readonly paymentsDue: number;
  readonly refundsDue: number;
  readonly oldestDueSeconds: number;
}

/** Uses only indexes of due work, so the time does not grow with the history. */
export async function readBacklog(query: Sql["query"], now: number): Promise<Backlog> {
  const [row] = await query<Backlog>(
    `WITH due_rows AS (
       SELECT 'mail' AS kind, due_at FROM notices WHERE state = 'PENDING' AND due_at <= $1
       UNION ALL SELECT 'mail', mail_due_at FROM user_links WHERE mail_due_at <= $1 AND expires_at > $1
       UNION ALL SELECT 'mail', mail_due_at FROM user_notifications WHERE mail_due_at <= $1
       UNION ALL SELECT 'webhook', due_at FROM webhook_deliveries WHERE state = 'PENDING' AND due_at <= $1
       UNION ALL SELECT 'payment', due_at FROM payments WHERE due_at <= $1
       UNION ALL SELECT 'refund', due_at FROM refunds WHERE due_at <= $1)
     SELECT count(*) FILTER (WHERE kind = 'mail')::int AS "mailsDue",
            count(*) FILTER (WHERE kind = 'webhook')::int AS "webhooksDue",
            count(*) FILTER (WHERE kind = 'payment')::int AS "paymentsDue",
            count(*) FILTER (WHERE kind = 'refund')::int AS "refundsDue",
            coalesce(extract(epoch FROM $1::timestamptz - min(due_at))::int, 0) AS "oldestDueSeconds"
       FROM due_rows`,
    [new Date(now).toISOString()],
  );
  return row!;
}
