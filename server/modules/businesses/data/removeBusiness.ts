import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * Deletes a business and all its rows. Disables triggers in this transaction, because some reject deletions and others
 * write events. Requires the owner of the tables.
 */
export async function removeBusiness({ query }: Sql, businessId: string): Promise<void> {
  const tables = await query<{ name: string; hasTriggers: boolean }>(
    `SELECT c.relname AS name, EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal) AS "hasTriggers"
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'business_id' AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname`,
  );
  const references = await query<{ from: string; to: string }>(
    `SELECT DISTINCT f.relname AS "from", t.relname AS "to" FROM pg_constraint k
       JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
      WHERE k.contype = 'f' AND k.conrelid <> k.confrelid AND k.connamespace = current_schema()::regnamespace`,
  );
  const guarded = tables.filter(({ hasTriggers }) => hasTriggers).map(({ name }) => name);
  for (const name of [...guarded, "businesses"]) await query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
  for (const name of deletionOrder(
    tables.map((table) => table.name),
    references,
  ))
    await query(`DELETE FROM "${name}" WHERE business_id = $1`, [businessId]);
  await query("DELETE FROM businesses WHERE id = $1", [businessId]);
  for (const name of [...guarded, "businesses"]) await query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
}

function deletionOrder(
  tables: readonly string[],
  references: readonly { readonly from: string; readonly to: string }[],
): string[] {
  const remaining = new Set(tables);
  const order: string[] = [];
  while (remaining.size > 0) {
    const free = [...remaining].filter(
      (name) => !references.some(({ from, to }) => to === name && remaining.has(from)),
    );
    if (free.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...remaining].join(", ")}`);
    for (const name of free) remaining.delete(name);
    order.push(...free);
  }
  return order;
}
