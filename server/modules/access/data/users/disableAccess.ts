import type { Sql } from "../../../../platform/database/transaction.ts";

/**
 * Disables users of a business, deletes their passwords, sessions and mailed links, and revokes all its API keys.
 * @param emailKeys lower-case e-mail addresses
 * @returns the number of users and keys that were usable until now
 */
export async function disableAccess(
  { query }: Sql,
  businessId: string,
  emailKeys: readonly string[],
  now: number,
): Promise<{ readonly users: number; readonly keys: number }> {
  const at = new Date(now).toISOString();
  const users = await query<{ id: string }>(
    `UPDATE users SET password_hash = NULL, disabled_at = coalesce(disabled_at, $3::timestamptz)
      WHERE business_id = $1 AND email_key = ANY ($2::text[]) AND (password_hash IS NOT NULL OR disabled_at IS NULL) RETURNING id`,
    [businessId, emailKeys, at],
  );
  const ids = users.map(({ id }) => id);
  for (const table of ["user_sessions", "user_links"])
    await query(`DELETE FROM ${table} WHERE business_id = $1 AND user_id = ANY ($2::uuid[])`, [
      businessId,
      ids,
    ]);
  const keys = await query(
    `UPDATE api_keys SET revoked_at = $2::timestamptz
      WHERE business_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2::timestamptz) RETURNING id`,
    [businessId, at],
  );
  return { users: users.length, keys: keys.length };
}
