import type { Sql } from "./transaction.ts";
import type { RowName } from "./findNamed.ts";

export type ConfiguredTable =
  | "providers"
  | "staff"
  | "services"
  | "schedules"
  | "resources"
  | "service_menus"
  | "groups";

export interface RowKey {
  readonly businessId: string;
  readonly id: string;
}

/** The names become SQL, so they must come from our own code. */
type Columns = Readonly<Record<string, unknown>>;

export const toColumn = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns false if the slug is taken. */
export async function insertRow(
  sql: Sql,
  table: ConfiguredTable,
  { businessId, id }: RowKey,
  values: Columns,
): Promise<boolean> {
  const names = Object.keys(values);
  const rows = await sql.query(
    `INSERT INTO ${table} (business_id, id${names.map((name) => `, ${toColumn(name)}`).join("")})
     VALUES ($1, $2${names.map((_, i) => `, $${i + 3}`).join("")}) ON CONFLICT DO NOTHING RETURNING id`,
    [businessId, id, ...names.map((name) => values[name])],
  );
  return rows.length > 0;
}

export async function updateRow(
  sql: Sql,
  table: ConfiguredTable,
  { businessId, id }: RowKey,
  values: Columns,
): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  await sql.query(
    `UPDATE ${table} SET ${names.map((name, i) => `${toColumn(name)} = $${i + 3}`).join(", ")} WHERE business_id = $1 AND id = $2`,
    [businessId, id, ...names.map((name) => values[name])],
  );
}

/**
 * Locks a row until the transaction ends. Null if it does not exist.
 * @param options.blocksReferences true to also block new references to the row
 */
export async function lockRow(
  sql: Sql,
  table: ConfiguredTable,
  businessId: string,
  name: RowName,
  { blocksReferences }: { readonly blocksReferences: boolean } = { blocksReferences: false },
): Promise<string | null> {
  if (table === "schedules" && !("id" in name)) return null;
  const [column, value] = "id" in name ? ["id", name.id] : ["slug", name.slug];
  const [row] = await sql.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE business_id = $1 AND ${column} = $2 FOR ${blocksReferences ? "" : "NO KEY "}UPDATE`,
    [businessId, value],
  );
  return row?.id ?? null;
}
