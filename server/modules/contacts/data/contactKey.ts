import type { Sql } from "../../../platform/database/transaction.ts";

/** Returns the lower-case e-mail that identifies the person of a contact. Null if there is none, or it was erased. */
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
