import type { MoveState } from "../../../shared/bookings/businessMove.ts";
import type { NotificationDraft } from "../rules/types.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

export interface NewNotification extends NotificationDraft {
  /** Keyed hash of the normalised address; null for staff. */
  readonly recipientHash: Buffer | null;
  readonly id: string;
  readonly orderId: string;
  /** The text of a message. */
  readonly message?: string;
  /** The bookings before a move by the business. */
  readonly beforeMove?: MoveState;
  /** The minutes of a delay. */
  readonly delayMinutes?: number;
}

/**
 * Inserts notifications and drops those that they replace: future reminders and follow-ups of the orders, due ones of
 * changed bookings, and notifications of earlier moves.
 * A move back to the state before a move whose mails are not sent yet drops those mails, and their recipients get no
 * others.
 * A guest whose invitation a cap has postponed gets no notification of a change, because the invitation shows the state
 * at the time of sending. The lock on that invitation keeps it from being sent before this transaction ends.
 */
export async function insertNotifications(
  sql: Sql,
  businessId: string,
  changed: {
    readonly orderIds: readonly string[];
    readonly bookingIds: readonly string[];
    /** The bookings after a move by the business. Absent or null for any other change. */
    readonly state?: MoveState | null;
  },
  notifications: readonly NewNotification[],
  now: number,
): Promise<void> {
  const rows = notifications.map((notification) => ({
    ...notification,
    recipientHash: notification.recipientHash && `\\x${notification.recipientHash.toString("hex")}`,
    dueAt: new Date(notification.dueAt).toISOString(),
  }));
  await sql.query(
    `WITH dropped_notices AS (
       UPDATE notices SET state = 'DROPPED'
        WHERE business_id = $1 AND order_id = ANY ($2::uuid[]) AND state = 'PENDING'
          AND (kind IN ('REMINDER', 'FOLLOW_UP') AND (due_at > $5::timestamptz OR booking_ids && $3::uuid[])
               OR kind IN ('RESCHEDULED', 'REASSIGNED', 'OFFERED') AND booking_ids <@ $3::uuid[]
               OR before_move = $6::jsonb AND attempts = 0 AND booking_ids <@ $3::uuid[])
       RETURNING recipient, member, staff_id, before_move, before_move = $6::jsonb AND attempts = 0 AS is_undone
     ), postponed_notices AS (
       SELECT order_id, member, booking_ids FROM notices
        WHERE business_id = $1 AND order_id = ANY ($2::uuid[]) AND is_over_cap AND state = 'PENDING' AND attempts = 0
          AND recipient = 'GUEST' AND kind = 'CONFIRMED' FOR UPDATE
     )
     INSERT INTO notices (business_id, id, order_id, booking_ids, kind, recipient, member, staff_id, email, locale, due_at, created_at, recipient_hash, message, delay_minutes, before_move)
     SELECT $1, n.id, n."orderId", n."bookingIds", n.kind, n.recipient, n.member, n."staffId", n.email, n.locale, n."dueAt", $5::timestamptz, n."recipientHash", coalesce(n.message, ''), n."delayMinutes",
            CASE WHEN n."beforeMove" IS NOT NULL THEN coalesce(d.before_move, n."beforeMove") END
       FROM jsonb_to_recordset($4::jsonb) AS n(id uuid, "orderId" uuid, "bookingIds" uuid[], kind notice_kind, recipient notice_recipient,
                                               member smallint, "staffId" uuid, email text, locale text, "dueAt" timestamptz, "recipientHash" bytea, message text, "delayMinutes" smallint, "beforeMove" jsonb)
       -- At most one mail about a move waits for each person.
       LEFT JOIN LATERAL (SELECT x.before_move, x.is_undone FROM dropped_notices x WHERE x.before_move IS NOT NULL AND x.recipient = n.recipient
                             AND x.member = n.member AND x.staff_id IS NOT DISTINCT FROM n."staffId" ORDER BY x.is_undone DESC LIMIT 1) d ON true
      WHERE NOT (n."beforeMove" IS NOT NULL AND coalesce(d.is_undone, false)) AND (n.recipient <> 'GUEST' OR n.kind NOT IN ('RESCHEDULED', 'REASSIGNED', 'CANCELLED') OR NOT EXISTS (
        SELECT FROM postponed_notices w WHERE w.order_id = n."orderId" AND w.member = n.member AND w.booking_ids @> n."bookingIds"))`,
    [
      businessId,
      changed.orderIds,
      changed.bookingIds,
      JSON.stringify(rows),
      new Date(now).toISOString(),
      changed.state ? JSON.stringify(changed.state) : null,
    ],
    { prepare: true },
  );
}
