import type { EntryKind } from "../rules/definition.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

export interface NamedRow {
  readonly id: string;
  readonly slug: string;
}

export interface NameRows {
  readonly entries: readonly (NamedRow & { readonly kind: EntryKind })[];
  readonly services: readonly NamedRow[];
  readonly providers: readonly NamedRow[];
  readonly menus: readonly NamedRow[];
  readonly forms: readonly NamedRow[];
  readonly surveys: readonly NamedRow[];
  readonly media: readonly string[];
}

const selectNames = (table: string) =>
  `coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'slug', slug)) FROM ${table} WHERE business_id = $1), '[]')`;

/** Excludes archived entries. */
export async function loadNames(query: Sql["query"], businessId: string): Promise<NameRows> {
  const [row] = await query<NameRows>(
    `SELECT coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'kind', kind)) FROM entries
                       WHERE business_id = $1 AND state <> 'ARCHIVED'), '[]') AS entries,
            ${selectNames("services")} AS services, ${selectNames("providers")} AS providers, ${selectNames("service_menus")} AS menus,
            ${selectNames("forms")} AS forms, ${selectNames("surveys")} AS surveys,
            coalesce((SELECT jsonb_agg(id) FROM media WHERE business_id = $1), '[]') AS media`,
    [businessId],
  );
  return row!;
}
