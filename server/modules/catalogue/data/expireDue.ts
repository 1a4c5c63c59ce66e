import type { Sql } from "../../../platform/database/transaction.ts";

/** Ends the expired holds, requests and unpaid orders of a business, which returns their units and seats. */
export async function expireDue(sql: Sql, businessId: string, now: number): Promise<void> {
  await sql.query("SELECT expire_due($1, $2)", [businessId, new Date(now).toISOString()]);
}
