import type { Sql } from "../../../platform/database/transaction.ts";

/** Says otherwise what a picture shows. False: there is none of that id. */
export async function changeAlt(sql: Sql, businessId: string, id: string, alt: string): Promise<boolean> {
  const rows = await sql.query("UPDATE media SET alt = $3 WHERE business_id = $1 AND id = $2 RETURNING id", [
    businessId,
    id,
    alt,
  ]);
  return rows.length > 0;
}
