import type { Database } from "../../platform/database/database.ts";

/** Returns every `table.column` that contains a text. Bytes are read as UTF-8. */
export async function findColumns(database: Database, text: string): Promise<string[]> {
  const columns = await database.query<{ schema: string; table: string; column: string; type: string }>(
    `SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column, c.data_type AS type FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema', 'demo')`,
  );
  const looks = columns.map(({ schema, table, column, type }) => {
    const value = type === "bytea" ? `encode("${column}", 'escape')` : `"${column}"::text`;
    return `SELECT '${table}.${column}' AS place WHERE EXISTS (SELECT FROM "${schema}"."${table}" WHERE strpos(lower(${value}), lower($1)) > 0)`;
  });
  const rows = await database.query<{ place: string }>(looks.join("\nUNION ALL "), [text]);
  return rows.map(({ place }) => place).toSorted();
}
