import type { Sql } from "./transaction.ts";

export type RowName = { readonly id: string } | { readonly slug: string };

export type NamedTable =
  | "services"
  | "staff"
  | "providers"
  | "resources"
  | "service_menus"
  | "groups"
  | "forms";

export function toNameColumns(name: RowName): readonly [string | null, string | null] {
  return "id" in name ? [name.id, null] : [null, name.slug];
}

/**
 * Returns row ids in the order of `names`, null for unknown ones. The rows cannot be deleted before the transaction
 * ends.
 */
export async function lockRowIds(
  sql: Sql,
  table: NamedTable,
  businessId: string,
  names: readonly RowName[],
): Promise<(string | null)[]> {
  if (names.length === 0) return [];
  const values = names.map(toNameColumns);
  const rows = await sql.query<{ id: string; slug: string }>(
    `SELECT id, slug FROM ${table} WHERE business_id = $1 AND (id = ANY ($2::uuid[]) OR slug = ANY ($3::text[]))
      ORDER BY id FOR KEY SHARE`,
    [businessId, values.map(([id]) => id), values.map(([, slug]) => slug)],
  );
  return values.map(([id, slug]) => rows.find((row) => row.id === id || row.slug === slug)?.id ?? null);
}
