import type { Sql } from "../../../../platform/database/transaction.ts";

/** `NEW_DEVICE` is a sign-in from a device that does not know the account yet. */
export type UserNotificationKind = "NEW_DEVICE" | "PASSWORD_CHANGED" | "NEW_API_KEY";

/** The recipients of a notification: one user, or all owners. Only users who can sign in get one. */
export type Notified = { readonly userId: string } | "OWNERS";

const at = (ms: number) => new Date(ms).toISOString();

/**
 * Adds a mail to each of the users, due at once. Users without a password get none. One statement.
 *
 * @param notification.locale the language of the mail. Null for the language of the business
 */
export async function insertUserNotifications(
  query: Sql["query"],
  to: Notified,
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
    [businessId, to === "OWNERS" ? null : to.userId, kind, detail, locale, at(now)],
  );
}

/** A mail that is due, with its recipient. `createdAt` in epoch milliseconds. */
export interface DueUserNotification {
  readonly businessId: string;
  readonly id: string;
  readonly kind: UserNotificationKind;
  readonly detail: string;
  readonly locale: string;
  readonly createdAt: number;
  readonly attempts: number;
  readonly name: string;
  readonly email: string;
}

/**
 * Takes mails that are due. No other process takes them until the lease ends.
 *
 * @param lease end of the lease; epoch milliseconds, like `now`
 */
export function takeDueUserNotifications(
  query: Sql["query"],
  now: number,
  lease: number,
): Promise<DueUserNotification[]> {
  return query<DueUserNotification>(
    `WITH due AS (
       SELECT business_id, id FROM user_notifications WHERE mail_due_at <= $1 ORDER BY mail_due_at LIMIT 20 FOR UPDATE SKIP LOCKED
     )
     UPDATE user_notifications n SET mail_due_at = $2::timestamptz, mail_attempts = mail_attempts + 1
       FROM due, users u
      WHERE n.business_id = due.business_id AND n.id = due.id AND u.business_id = n.business_id AND u.id = n.user_id
     RETURNING n.business_id AS "businessId", n.id, n.kind, n.detail, n.locale, (extract(epoch FROM n.created_at) * 1000)::float8 AS "createdAt",
               n.mail_attempts AS attempts, u.name, u.email`,
    [at(now), at(lease)],
  );
}

/** Stores the result of a mail. `error` is null after success. `dueAt` is the next attempt; null if there is none. */
export async function settleUserNotification(
  query: Sql["query"],
  { businessId, id }: Pick<DueUserNotification, "businessId" | "id">,
  { dueAt, error }: { readonly dueAt: number | null; readonly error: string | null },
): Promise<void> {
  await query(
    "UPDATE user_notifications SET mail_due_at = $3, mail_error = $4 WHERE business_id = $1 AND id = $2",
    [businessId, id, dueAt === null ? null : at(dueAt), error],
  );
}
