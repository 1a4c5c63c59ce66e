import type { Sql } from "../../../platform/database/transaction.ts";

export async function changeAlt(sql: Sql, businessId: string, id: string, alt: string): Promise<boolean> {
  const rows = await sql.query("UPDATE media SET alt = $3 WHERE business_id = $1 AND id = $2 RETURNING id", [
    businessId,
    id,
    alt,
  ]);
  return rows.length > 0;
}
