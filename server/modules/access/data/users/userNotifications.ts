import type { Sql } from "../../../../platform/database/transaction.ts";
import type { DueColumn, LeaseRequest, LeasedRow } from "../../../../platform/work/leases.ts";

/** `NEW_DEVICE` is a sign-in from a device without a device cookie of the account. */
export type UserNotificationKind =
  | "NEW_DEVICE"
  | "PASSWORD_CHANGED"
  | "NEW_API_KEY"
  | "PASSKEY_ADDED"
  | "PASSKEY_REMOVED"
  | "CODES_ENABLED"
  | "CODES_DISABLED"
  | "RECOVERY_CODES_RENEWED"
  | "RECOVERY_CODE_USED"
  | "SECOND_FACTORS_RESET";

export type NotificationRecipients = { readonly userId: string } | "OWNERS";

const toIso = (ms: number) => new Date(ms).toISOString();

/** Adds one mail for each enabled recipient with a password. Null for `locale` is the language of the business. */
export async function insertUserNotifications(
  query: Sql["query"],
  to: NotificationRecipients,
  notification: {
    readonly businessId: string;
    readonly kind: UserNotificationKind;
    readonly detail: string;
    readonly locale: string | null;
    readonly now: number;
  },
): Promise<void> {
  const { businessId, kind, detail, locale, now } = notification;
  await query(
    `INSERT INTO user_notifications (business_id, id, user_id, kind, detail, locale, created_at, mail_due_at)
     SELECT u.business_id, gen_random_uuid(), u.id, $3, $4, coalesce($5, b.locale), $6, $6
       FROM users u JOIN businesses b ON b.id = u.business_id
      WHERE u.business_id = $1 AND u.disabled_at IS NULL AND u.password_hash IS NOT NULL
        AND CASE WHEN $2::uuid IS NULL THEN u.role = 'OWNER' ELSE u.id = $2 END`,
    [businessId, to === "OWNERS" ? null : to.userId, kind, detail, locale, toIso(now)],
  );
}

export interface DueUserNotification extends LeasedRow {
  readonly kind: UserNotificationKind;
  readonly detail: string;
  readonly locale: string;
  readonly createdAt: number;
  readonly attempts: number;
  readonly name: string;
  readonly email: string;
}

export const DUE_USER_NOTIFICATIONS: DueColumn = { table: "user_notifications", column: "mail_due_at" };

export function leaseDueUserNotifications(
  query: Sql["query"],
  { now, lease, limit }: LeaseRequest,
): Promise<DueUserNotification[]> {
  return query<DueUserNotification>(
    `WITH due_notifications AS (
       SELECT business_id, id FROM user_notifications WHERE mail_due_at <= $1 ORDER BY mail_due_at LIMIT $3 FOR UPDATE SKIP LOCKED
     )
     UPDATE user_notifications n SET mail_due_at = $2::timestamptz, mail_attempts = mail_attempts + 1
       FROM due_notifications, users u
      WHERE n.business_id = due_notifications.business_id AND n.id = due_notifications.id AND u.business_id = n.business_id AND u.id = n.user_id
     RETURNING n.business_id AS "businessId", n.id, n.kind, n.detail, n.locale, (extract(epoch FROM n.created_at) * 1000)::float8 AS "createdAt",
               n.mail_attempts AS attempts, u.name, u.email`,
    [toIso(now), toIso(lease), limit],
  );
}

export async function settleUserNotification(
  query: Sql["query"],
  { businessId, id }: LeasedRow,
  { dueAt, error }: { readonly dueAt: number | null; readonly error: string | null },
): Promise<void> {
  await query(
    "UPDATE user_notifications SET mail_due_at = $3, mail_error = $4 WHERE business_id = $1 AND id = $2",
    [businessId, id, dueAt === null ? null : toIso(dueAt), error],
  );
}
