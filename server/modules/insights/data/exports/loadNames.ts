import type { Sql } from "../../../../platform/database/transaction.ts";

export async function loadNames(
  query: Sql["query"],
  businessId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ id: string; name: string }>(
    `SELECT id, name FROM services WHERE business_id = $1 UNION ALL SELECT id, name FROM providers WHERE business_id = $1
     UNION ALL SELECT id, name FROM staff WHERE business_id = $1`,
    [businessId],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
