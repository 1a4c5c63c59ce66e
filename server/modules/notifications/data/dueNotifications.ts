import type { NotificationKind, NotificationRecipient } from "../rules/types.ts";
import type { MailCaps } from "../rules/mailCaps.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import type { DueColumn, LeaseRequest, LeasedRow } from "../../../platform/work/leases.ts";

export interface DueNotification extends LeasedRow {
  readonly orderId: string;
  readonly bookingIds: readonly string[];
  readonly kind: NotificationKind;
  readonly recipient: NotificationRecipient;
  readonly member: number;
  readonly staffId: string | null;
  readonly email: string;
  readonly locale: string;
  readonly attempts: number;
  /** Empty unless the kind is `MESSAGE`. */
  readonly message: string;
  /** Null unless the kind is `DELAY`. */
  readonly delayMinutes: number | null;
}

export type SendResult =
  | { readonly state: "SENT" | "DROPPED" }
  | { readonly state: "FAILED"; readonly error: string }
  | { readonly state: "PENDING"; readonly error: string; readonly dueAt: number }
  /** Not attempted. It stays due and the attempt does not count. */
  | { readonly state: "PUT_BACK"; readonly dueAt: number };

export const DUE_NOTIFICATIONS: DueColumn = { table: "notices", column: "due_at" };

/**
 * Leases due notifications within the caps, oldest first, and postpones those over a cap. The limit is per business,
 * once for guests and once for all others.
 */
export function leaseDueNotifications(
  query: Sql["query"],
  { now, lease, limit, caps }: LeaseRequest & { readonly caps: MailCaps },
): Promise<DueNotification[]> {
  return query<DueNotification>(
    `SELECT n.business_id AS "businessId", n.id, n.order_id AS "orderId", n.booking_ids AS "bookingIds", n.kind, n.recipient,
            n.member, n.staff_id AS "staffId", n.email, n.locale, n.attempts, n.message, n.delay_minutes AS "delayMinutes"
       FROM lease_due_notices($1::timestamptz, $2::timestamptz, $3, $4::jsonb) n`,
    [new Date(now).toISOString(), new Date(lease).toISOString(), limit, JSON.stringify(caps)],
    { prepare: true },
  );
}

export interface NotificationResult {
  readonly notification: Pick<DueNotification, "businessId" | "id" | "attempts">;
  readonly settled: SendResult;
}

/**
 * Stores results. A notification dropped in the meantime stays dropped unless it was sent. A notification that another
 * process leased again keeps that process's state. Dropped ones do not count towards the caps. Sent ones are counted by
 * business and day.
 */
export async function storeSendResults(
  query: Sql["query"],
  settled: readonly NotificationResult[],
  now: number,
): Promise<void> {
  const rows = settled.map(({ notification: { businessId, id, attempts }, settled: to }) => ({
    businessId,
    id,
    attempts,
    state: to.state === "PUT_BACK" ? "PENDING" : to.state,
    error: to.state === "PUT_BACK" ? null : "error" in to ? to.error : "",
    dueAt: "dueAt" in to ? new Date(to.dueAt).toISOString() : null,
    isPutBack: to.state === "PUT_BACK",
  }));
  await query(
    `WITH settled_notices AS (
     UPDATE notices n SET state = s.state, sent_at = CASE WHEN s.state = 'SENT' THEN $2::timestamptz END,
            last_error = coalesce(s.error, n.last_error), attempts = n.attempts - s."isPutBack"::int,
            due_at = coalesce(s."dueAt", n.due_at), counted_at = CASE WHEN s.state = 'DROPPED' THEN NULL ELSE n.counted_at END
       FROM jsonb_to_recordset($1::jsonb) AS s("businessId" uuid, id uuid, attempts int, state notice_state, error text, "dueAt" timestamptz, "isPutBack" boolean)
      WHERE n.business_id = s."businessId" AND n.id = s.id AND (n.state = 'PENDING' AND (s.state IN ('SENT', 'DROPPED') OR n.attempts = s.attempts)
             OR n.state = 'DROPPED' AND s.state = 'SENT')
     RETURNING n.business_id, n.state)
     INSERT INTO usage_days AS d (business_id, day, mails)
     SELECT business_id, $2::timestamptz::date, count(*) FROM settled_notices WHERE state = 'SENT' GROUP BY business_id ORDER BY business_id
     ON CONFLICT (business_id, day) DO UPDATE SET mails = d.mails + excluded.mails`,
    [JSON.stringify(rows), new Date(now).toISOString()],
    { prepare: true },
  );
}

/**
 * Makes the leases of a dead process due again. Call it only if no other process can send. Notifications with an
 * earlier error keep their retry time.
 */
export async function releaseDeadNotificationLeases(query: Sql["query"], now: number): Promise<void> {
  await query(
    `UPDATE notices SET due_at = $1::timestamptz
      WHERE state = 'PENDING' AND attempts > 0 AND last_error = '' AND NOT is_over_cap AND due_at > $1::timestamptz`,
    [new Date(now).toISOString()],
  );
}
