import type { RowName } from "../database/findNamed.ts";
import { isSlug } from "../../shared/ids/slug.ts";
import { type GlobalType, rowId } from "./globalIds.ts";

export interface NamedBy {
  readonly OR: readonly [
    { readonly id: { readonly in: string[] } },
    { readonly slug: { readonly in: string[] } },
  ];
}

/** Null for unknown names. At most one query. */
export async function findRowIds(
  type: GlobalType,
  names: readonly string[],
  find: (where: NamedBy) => Promise<readonly { readonly id: string; readonly slug: string }[]>,
): Promise<(string | null)[]> {
  const ids = names.map((name) => rowId(type, name));
  const wantedIds = ids.filter((id) => id !== null);
  const slugs = names.filter((name, i) => ids[i] === null && isSlug(name));
  if (wantedIds.length + slugs.length === 0) return names.map(() => null);
  const rows = await find({ OR: [{ id: { in: wantedIds } }, { slug: { in: slugs } }] });
  return names.map((name, i) => rows.find((row) => row.id === ids[i] || row.slug === name)?.id ?? null);
}

/** Invalid input becomes an empty slug, which no row has. */
export function rowName(type: GlobalType, name: string): RowName {
  const id = rowId(type, name);
  return id === null ? { slug: isSlug(name) ? name : "" } : { id };
}
