import { readBacklog } from "./data/backlog.ts";
import type { Database } from "../platform/database/database.ts";
import type { Clock } from "../platform/database/ports.ts";

export async function loadGauges(database: Database, clock: Clock): Promise<Record<string, number>> {
  const { totalCount, idleCount, waitingCount } = database.pool;
  const pool = {
    daybook_database_connections: totalCount,
    daybook_database_connections_idle: idleCount,
    daybook_database_waiting: waitingCount,
  };
  const backlog = await readBacklog(database.query, clock.now());
  return {
    ...pool,
    daybook_mails_due: backlog.mailsDue,
    daybook_webhooks_due: backlog.webhooksDue,
    daybook_payments_due: backlog.paymentsDue,
    daybook_refunds_due: backlog.refundsDue,
    daybook_oldest_due_seconds: backlog.oldestDueSeconds,
  };
}
