import { classifyDatabaseError } from "../../../../platform/database/errors.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import type { ConfiguredTable, RowKey } from "../../../../platform/database/rows.ts";

/** Rows that have no meaning without the deleted row. */
const DEPENDENT_ROWS: Partial<Record<ConfiguredTable, readonly string[]>> = {
  staff: [
    "DELETE FROM busy_times WHERE business_id = $1 AND unit_id IN (SELECT id FROM units WHERE business_id = $1 AND staff_id = $2)",
    "DELETE FROM busy_feeds WHERE business_id = $1 AND staff_id = $2",
    "DELETE FROM units WHERE business_id = $1 AND staff_id = $2",
  ],
  resources: ["DELETE FROM units WHERE business_id = $1 AND resource_id = $2"],
  services: ["menu_items", "group_calendars", "service_days"].map(
    (table) => `DELETE FROM ${table} WHERE business_id = $1 AND service_id = $2`,
  ),
  service_menus: [
    "DELETE FROM menu_items WHERE business_id = $1 AND category_id IN (SELECT id FROM menu_categories WHERE business_id = $1 AND menu_id = $2)",
    "DELETE FROM menu_categories WHERE business_id = $1 AND menu_id = $2",
  ],
  groups: ["DELETE FROM group_calendars WHERE business_id = $1 AND group_id = $2"],
};

/** Returns false and changes nothing if a booking, a hold, a block or another row refers to it. */
export async function deleteUnused(
  sql: Sql,
  table: ConfiguredTable,
  { businessId, id }: RowKey,
): Promise<boolean> {
  await sql.query("SAVEPOINT delete_unused");
  try {
    for (const statement of [
      ...(DEPENDENT_ROWS[table] ?? []),
      `DELETE FROM ${table} WHERE business_id = $1 AND id = $2`,
    ])
      // oxlint-disable-next-line no-await-in-loop -- each needs the one before to be gone
      await sql.query(statement, [businessId, id]);
    await sql.query("RELEASE SAVEPOINT delete_unused");
    return true;
  } catch (error) {
    if (classifyDatabaseError(error)?.kind !== "relation") throw error;
    await sql.query("ROLLBACK TO SAVEPOINT delete_unused");
    return false;
  }
}
