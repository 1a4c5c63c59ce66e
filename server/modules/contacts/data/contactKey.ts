import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * Returns the key of a contact's person: the e-mail in lower case, or without one the id, or the key that a merge gave.
 * Null if there is no such contact, or it was erased.
 */
export async function findContactKey(
  query: Sql["query"],
  businessId: string,
  id: string,
): Promise<string | null> {
  const [row] = await query<{ key: string }>(
    `SELECT email_key AS key FROM contacts WHERE business_id = $1 AND id = $2 AND erased_at IS NULL`,
    [businessId, id],
  );
  return row?.key ?? null;
}
