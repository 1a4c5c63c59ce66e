import type { Sql } from "../../../../platform/database/transaction.ts";
import type { DueColumn, LeaseRequest, LeasedRow } from "../../../../platform/work/leases.ts";

export type UserLinkPurpose = "RESET" | "INVITATION";

const toIso = (ms: number) => new Date(ms).toISOString();

/** Null for `mailDueAt` sends no mail. Times in epoch milliseconds. */
export async function insertUserLink(
  query: Sql["query"],
  link: {
    readonly businessId: string;
    readonly id: string;
    readonly userId: string;
    readonly purpose: UserLinkPurpose;
    readonly locale: string;
    readonly now: number;
    readonly expiresAt: number;
    readonly mailDueAt: number | null;
  },
): Promise<void> {
  await query(
    `INSERT INTO user_links (business_id, id, user_id, purpose, locale, created_at, expires_at, mail_due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      link.businessId,
      link.id,
      link.userId,
      link.purpose,
      link.locale,
      toIso(link.now),
      toIso(link.expiresAt),
      link.mailDueAt === null ? null : toIso(link.mailDueAt),
    ],
  );
}

/**
 * Stores a reset link for the enabled user with the e-mail, if there is one. It is one statement in both cases, so that
 * the response time does not reveal whether the user exists.
 */
export async function insertResetLink(
  query: Sql["query"],
  link: {
    readonly businessId: string;
    readonly id: string;
    readonly emailKey: string;
    readonly locale: string;
    readonly now: number;
    readonly expiresAt: number;
  },
): Promise<void> {
  await query(
    `WITH deleted_links AS (DELETE FROM user_links WHERE business_id = $1 AND expires_at < $5::timestamptz - interval '1 day')
     INSERT INTO user_links (business_id, id, user_id, purpose, locale, created_at, expires_at, mail_due_at)
     SELECT $1, $2, id, 'RESET', $4, $5, $6, $5 FROM users
      WHERE business_id = $1 AND email_key = $3 AND disabled_at IS NULL`,
    [link.businessId, link.id, link.emailKey, link.locale, toIso(link.now), toIso(link.expiresAt)],
  );
}

/** Returns null if the link was used or has expired, or if its user is disabled. */
export async function findUserLink(
  query: Sql["query"],
  businessId: string,
  id: string,
  now: number,
): Promise<{ readonly userId: string; readonly email: string; readonly purpose: UserLinkPurpose } | null> {
  const [row] = await query<{ userId: string; email: string; purpose: UserLinkPurpose }>(
    `SELECT l.user_id AS "userId", u.email, l.purpose FROM user_links l
       JOIN users u ON u.business_id = l.business_id AND u.id = l.user_id
      WHERE l.business_id = $1 AND l.id = $2 AND l.expires_at > $3 AND u.disabled_at IS NULL`,
    [businessId, id, toIso(now)],
  );
  return row ?? null;
}

export async function consumeUserLink(
  query: Sql["query"],
  businessId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await query<{ user_id: string }>(
    `DELETE FROM user_links WHERE business_id = $1 AND id = $2 AND expires_at > $3 RETURNING user_id`,
    [businessId, id, toIso(now)],
  );
  if (rows.length === 0) return false;
  await deleteUserLinks(query, businessId, rows[0]!.user_id);
  return true;
}

export async function deleteUserLinks(
  query: Sql["query"],
  businessId: string,
  userId: string,
): Promise<void> {
  await query(`DELETE FROM user_links WHERE business_id = $1 AND user_id = $2`, [businessId, userId]);
}

export interface DueUserLink extends LeasedRow {
  readonly purpose: UserLinkPurpose;
  readonly locale: string;
  readonly attempts: number;
  readonly name: string;
  readonly email: string;
}

export const DUE_USER_LINKS: DueColumn = { table: "user_links", column: "mail_due_at" };

export function leaseDueUserLinks(
  query: Sql["query"],
  { now, lease, limit }: LeaseRequest,
): Promise<DueUserLink[]> {
  return query<DueUserLink>(
    `WITH due_links AS (
       SELECT business_id, id FROM user_links WHERE mail_due_at <= $1 AND expires_at > $1
        ORDER BY mail_due_at LIMIT $3 FOR UPDATE SKIP LOCKED
     )
     UPDATE user_links l SET mail_due_at = $2::timestamptz, mail_attempts = mail_attempts + 1
       FROM due_links, users u
      WHERE l.business_id = due_links.business_id AND l.id = due_links.id AND u.business_id = l.business_id AND u.id = l.user_id
     RETURNING l.business_id AS "businessId", l.id, l.purpose, l.locale, l.mail_attempts AS attempts, u.name, u.email`,
    [toIso(now), toIso(lease), limit],
  );
}

export async function dropExpiredLinkMails(query: Sql["query"], now: number): Promise<void> {
  await query(
    `UPDATE user_links SET mail_due_at = NULL, mail_error = 'the link expired before its mail was sent'
      WHERE mail_due_at <= $1 AND expires_at <= $1`,
    [toIso(now)],
  );
}

export async function settleUserLinkMail(
  query: Sql["query"],
  link: LeasedRow,
  result: { readonly dueAt: number | null; readonly error: string | null },
): Promise<void> {
  await query(`UPDATE user_links SET mail_due_at = $3, mail_error = $4 WHERE business_id = $1 AND id = $2`, [
    link.businessId,
    link.id,
    result.dueAt === null ? null : toIso(result.dueAt),
    result.error,
  ]);
}
