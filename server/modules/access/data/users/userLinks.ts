import type { Sql } from "../../../../platform/database/transaction.ts";

/** What a link is for. */
export type UserLinkPurpose = "RESET" | "INVITATION";

const at = (ms: number) => new Date(ms).toISOString();

/** Keeps a link for a user. With `mailDueAt`, its mail is due then. Times in epoch milliseconds. */
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
      at(link.now),
      at(link.expiresAt),
      link.mailDueAt === null ? null : at(link.mailDueAt),
    ],
  );
}

/**
 * Keeps a link for whoever has that e-mail and may sign in, its mail due at once. The same statement whether there is somebody or not.
 * What is long over goes with it.
 */
export async function insertResetFor(
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
    `WITH over AS (DELETE FROM user_links WHERE business_id = $1 AND expires_at < $5::timestamptz - interval '1 day')
     INSERT INTO user_links (business_id, id, user_id, purpose, locale, created_at, expires_at, mail_due_at)
     SELECT $1, $2, id, 'RESET', $4, $5, $6, $5 FROM users
      WHERE business_id = $1 AND email_key = $3 AND disabled_at IS NULL`,
    [link.businessId, link.id, link.emailKey, link.locale, at(link.now), at(link.expiresAt)],
  );
}

/** Whose link it is, and what for, while it is good; null: used, past, or its user may not sign in. */
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
    [businessId, id, at(now)],
  );
  return row ?? null;
}

/** Spends a link, and with it all others of its user. False: somebody else has spent it, or it is past. */
export async function spendUserLink(
  query: Sql["query"],
  businessId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await query<{ user_id: string }>(
    `DELETE FROM user_links WHERE business_id = $1 AND id = $2 AND expires_at > $3 RETURNING user_id`,
    [businessId, id, at(now)],
  );
  if (rows.length === 0) return false;
  await deleteUserLinks(query, businessId, rows[0]!.user_id);
  return true;
}

/** Ends all links of a user. */
export async function deleteUserLinks(
  query: Sql["query"],
  businessId: string,
  userId: string,
): Promise<void> {
  await query(`DELETE FROM user_links WHERE business_id = $1 AND user_id = $2`, [businessId, userId]);
}

/** A link whose mail is due, with whom it goes to. */
export interface DueUserLink {
  readonly businessId: string;
  readonly id: string;
  readonly purpose: UserLinkPurpose;
  readonly locale: string;
  readonly attempts: number;
  readonly name: string;
  readonly email: string;
}

/**
 * Takes links whose mail is due. No other process takes them until the lease ends.
 *
 * @param lease end of the lease; epoch milliseconds, like `now`
 */
export function takeDueUserLinks(query: Sql["query"], now: number, lease: number): Promise<DueUserLink[]> {
  return query<DueUserLink>(
    `WITH due AS (
       SELECT business_id, id FROM user_links WHERE mail_due_at <= $1 AND expires_at > $1
        ORDER BY mail_due_at LIMIT 20 FOR UPDATE SKIP LOCKED
     )
     UPDATE user_links l SET mail_due_at = $2::timestamptz, mail_attempts = mail_attempts + 1
       FROM due, users u
      WHERE l.business_id = due.business_id AND l.id = due.id AND u.business_id = l.business_id AND u.id = l.user_id
     RETURNING l.business_id AS "businessId", l.id, l.purpose, l.locale, l.mail_attempts AS attempts, u.name, u.email`,
    [at(now), at(lease)],
  );
}

/** Drops due mails whose links have expired, as after a long time without a mail server. */
export async function dropExpiredLinkMails(query: Sql["query"], now: number): Promise<void> {
  await query(
    `UPDATE user_links SET mail_due_at = NULL, mail_error = 'the link expired before its mail was sent'
      WHERE mail_due_at <= $1 AND expires_at <= $1`,
    [at(now)],
  );
}

/** Writes down what became of a link's mail: sent, or when it is tried again and why; never any more when that is null. */
export async function settleUserLinkMail(
  query: Sql["query"],
  link: Pick<DueUserLink, "businessId" | "id">,
  settled: { readonly dueAt: number | null; readonly error: string | null },
): Promise<void> {
  await query(`UPDATE user_links SET mail_due_at = $3, mail_error = $4 WHERE business_id = $1 AND id = $2`, [
    link.businessId,
    link.id,
    settled.dueAt === null ? null : at(settled.dueAt),
    settled.error,
  ]);
}
