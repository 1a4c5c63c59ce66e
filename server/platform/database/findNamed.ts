import type { Sql } from "./transaction.ts";

/** A row as a caller names it: by its id, or by its slug. */
export type RowName = { readonly id: string } | { readonly slug: string };

/** The tables whose rows have slugs. */
export type NamedTable =
  | "services"
  | "staff"
  | "providers"
  | "resources"
  | "service_menus"
  | "groups"
  | "forms";

/** The id and the slug that a row is looked for by, one of them null. */
export function nameValues(name: RowName): readonly [string | null, string | null] {
  return "id" in name ? [name.id, null] : [null, name.slug];
}

/**
 * The row ids of what is named, in the order given; null: the business has nothing of that name. Nothing of it is deleted
 * before the transaction ends. One statement, none where nothing is named.
 */
export async function findNamed(
  sql: Sql,
  table: NamedTable,
  businessId: string,
  names: readonly RowName[],
): Promise<(string | null)[]> {
  if (names.length === 0) return [];
  const values = names.map(nameValues);
  const rows = await sql.query<{ id: string; slug: string }>(
    `SELECT id, slug FROM ${table} WHERE business_id = $1 AND (id = ANY ($2::uuid[]) OR slug = ANY ($3::text[]))
      ORDER BY id FOR KEY SHARE`,
    [businessId, values.map(([id]) => id), values.map(([, slug]) => slug)],
  );
  return values.map(([id, slug]) => rows.find((row) => row.id === id || row.slug === slug)?.id ?? null);
}
