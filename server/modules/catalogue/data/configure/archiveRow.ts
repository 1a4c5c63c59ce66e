import type { Sql } from "../../../../platform/database/transaction.ts";
import type { RowKey } from "../../../../platform/database/rows.ts";

/** What can be put away and taken back: published or not, or simply in use. */
const TABLES = {
  providers: "publication",
  staff: "publication",
  services: "publication",
  service_menus: "publication",
  groups: "publication",
  schedules: "is_archived",
  resources: "is_archived",
} as const;

export type ArchivableTable = keyof typeof TABLES;

/** Who needs something as it is: what uses it and is not put away itself. Of the others nobody is left without what they need. */
const NEEDED_BY: Partial<Record<ArchivableTable, string>> = {
  schedules:
    "SELECT FROM staff WHERE business_id = $1 AND schedule_id = $2 AND publication <> 'ARCHIVED' LIMIT 1",
  resources: `SELECT FROM service_resources r JOIN services s ON s.business_id = r.business_id AND s.id = r.service_id
               WHERE r.business_id = $1 AND r.resource_id = $2 AND s.publication <> 'ARCHIVED' LIMIT 1`,
};

/** Whether something that is not put away needs it. */
export async function isNeeded(
  sql: Sql,
  table: ArchivableTable,
  { businessId, id }: RowKey,
): Promise<boolean> {
  const statement = NEEDED_BY[table];
  return statement !== undefined && (await sql.query(statement, [businessId, id])).length > 0;
}

/** Puts a row away. */
export async function archiveRow(
  sql: Sql,
  table: ArchivableTable,
  { businessId, id }: RowKey,
): Promise<void> {
  const value = TABLES[table] === "publication" ? "'ARCHIVED'" : "true";
  await sql.query(`UPDATE ${table} SET ${TABLES[table]} = ${value} WHERE business_id = $1 AND id = $2`, [
    businessId,
    id,
  ]);
}

/** Takes a row back that was put away, a person with their schedule. Others stay as they are. */
export async function restoreRow(
  sql: Sql,
  table: ArchivableTable,
  { businessId, id }: RowKey,
): Promise<void> {
  const [former, value] = TABLES[table] === "publication" ? ["'ARCHIVED'", "'DRAFT'"] : ["true", "false"];
  await sql.query(
    `UPDATE ${table} SET ${TABLES[table]} = ${value} WHERE business_id = $1 AND id = $2 AND ${TABLES[table]} = ${former}`,
    [businessId, id],
  );
  if (table === "staff") await restoreSchedule(sql, { businessId, id });
}

/** Takes back the schedule of somebody who is not put away: they work by it. */
export async function restoreSchedule(sql: Sql, { businessId, id }: RowKey): Promise<void> {
  await sql.query(
    `UPDATE schedules c SET is_archived = false FROM staff p
      WHERE p.business_id = $1 AND p.id = $2 AND p.publication <> 'ARCHIVED' AND c.business_id = $1 AND c.id = p.schedule_id AND c.is_archived`,
    [businessId, id],
  );
}
