import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * Returns the keys of the persons of two contacts, in the order of `ids`. A contact that does not exist or was erased
 * has none. Locks all rows of both persons, in the order of their ids, so that concurrent merges and erasures wait.
 */
export async function lockPersons(
  sql: Sql,
  businessId: string,
  ids: readonly [string, string],
): Promise<readonly (string | undefined)[]> {
  // Selected by id first, because another merge may change the key meanwhile.
  const rows = await sql.query<{ id: string; key: string }>(
    `SELECT id, email_key AS key FROM contacts
      WHERE business_id = $1 AND id = ANY ($2::uuid[]) AND erased_at IS NULL ORDER BY id FOR UPDATE`,
    [businessId, ids],
  );
  await sql.query(
    "SELECT FROM contacts WHERE business_id = $1 AND email_key = ANY ($2::text[]) ORDER BY id FOR UPDATE",
    [businessId, rows.map(({ key }) => key)],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.key);
}

/** Returns the ids of the orders whose booker has no e-mail. */
export async function findOrdersWithoutEmail(
  sql: Sql,
  businessId: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT o.id FROM orders o JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id
      WHERE c.business_id = $1 AND c.email_key = ANY ($2::text[]) AND c.email IS NULL ORDER BY o.id`,
    [businessId, keys],
  );
  return rows.map(({ id }) => id);
}
