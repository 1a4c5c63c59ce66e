import type { Sql } from "../../../../platform/database/transaction.ts";
import type { RowKey } from "../../../../platform/database/rows.ts";

export async function insertStaffUnit(sql: Sql, { businessId, id }: RowKey, unitId: string): Promise<void> {
  await sql.query("INSERT INTO units (business_id, id, staff_id) VALUES ($1, $2, $3)", [
    businessId,
    unitId,
    id,
  ]);
}

/** Checks that a schedule exists and is not archived, and locks it against archiving until the transaction ends. */
export async function lockActiveSchedule(sql: Sql, businessId: string, scheduleId: string): Promise<boolean> {
  const rows = await sql.query(
    "SELECT id FROM schedules WHERE business_id = $1 AND id = $2 AND NOT is_archived FOR KEY SHARE",
    [businessId, scheduleId],
  );
  return rows.length > 0;
}
