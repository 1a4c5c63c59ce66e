import type { Sql } from "../../../../platform/database/transaction.ts";
import type { RowKey } from "../../../../platform/database/rows.ts";

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

const USED_BY: Partial<Record<ArchivableTable, string>> = {
  schedules:
    "SELECT FROM staff WHERE business_id = $1 AND schedule_id = $2 AND publication <> 'ARCHIVED' LIMIT 1",
  resources: `SELECT FROM service_resources r JOIN services s ON s.business_id = r.business_id AND s.id = r.service_id
               WHERE r.business_id = $1 AND r.resource_id = $2 AND s.publication <> 'ARCHIVED' LIMIT 1`,
};

export async function isInUse(
  sql: Sql,
  table: ArchivableTable,
  { businessId, id }: RowKey,
): Promise<boolean> {
  const statement = USED_BY[table];
  return statement !== undefined && (await sql.query(statement, [businessId, id])).length > 0;
}

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

/** Restores an archived row, a staff member together with the schedule. Other rows do not change. */
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

export async function restoreSchedule(sql: Sql, { businessId, id }: RowKey): Promise<void> {
  await sql.query(
    `UPDATE schedules c SET is_archived = false FROM staff p
      WHERE p.business_id = $1 AND p.id = $2 AND p.publication <> 'ARCHIVED' AND c.business_id = $1 AND c.id = p.schedule_id AND c.is_archived`,
    [businessId, id],
  );
}
