import type { RowKey } from "../../../../platform/database/rows.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

export interface MenuCategory {
  readonly id: string;
  readonly name: string;
  readonly serviceIds: readonly string[];
}

/** The caller must have locked the menu's row. */
export async function categoryIds(sql: Sql, { businessId, id }: RowKey): Promise<Set<string>> {
  const rows = await sql.query<{ id: string }>(
    "SELECT id FROM menu_categories WHERE business_id = $1 AND menu_id = $2",
    [businessId, id],
  );
  return new Set(rows.map((row) => row.id));
}

/** Replaces the categories of a menu. The array gives their order. A category with a known id keeps its row. */
export async function writeMenuTree(
  sql: Sql,
  { businessId, id }: RowKey,
  categories: readonly MenuCategory[],
): Promise<void> {
  const ids = categories.map((category) => category.id);
  await sql.query(
    `DELETE FROM menu_items WHERE business_id = $1
        AND category_id IN (SELECT id FROM menu_categories WHERE business_id = $1 AND menu_id = $2)`,
    [businessId, id],
  );
  await sql.query(
    "DELETE FROM menu_categories WHERE business_id = $1 AND menu_id = $2 AND id <> ALL ($3::uuid[])",
    [businessId, id, ids],
  );
  await sql.query(
    `INSERT INTO menu_categories (business_id, menu_id, id, name, position)
     SELECT $1, $2, c.id, c.name, c.n FROM unnest($3::uuid[], $4::text[]) WITH ORDINALITY c(id, name, n)
     ON CONFLICT (business_id, id) DO UPDATE SET name = excluded.name, position = excluded.position`,
    [businessId, id, ids, categories.map(({ name }) => name)],
  );
  const items = categories.flatMap((category) =>
    category.serviceIds.map((serviceId) => ({ categoryId: category.id, serviceId })),
  );
  await sql.query(
    `INSERT INTO menu_items (business_id, category_id, service_id, position)
     SELECT $1, i.category, i.service, i.n FROM unnest($2::uuid[], $3::uuid[]) WITH ORDINALITY i(category, service, n)`,
    [businessId, items.map(({ categoryId }) => categoryId), items.map(({ serviceId }) => serviceId)],
  );
}
