import type { RowName } from "../database/findNamed.ts";
import { isSlug } from "../../shared/ids/slug.ts";
import { type GlobalType, rowId } from "./globalIds.ts";

/** What rows are looked for by. */
export interface NamedBy {
  readonly OR: readonly [
    { readonly id: { readonly in: string[] } },
    { readonly slug: { readonly in: string[] } },
  ];
}

/**
 * The row ids of what a caller names by id or slug, in the order given; null: nothing of that name. One query, none where
 * nothing can be found.
 */
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

/** How a use case finds what a caller names by id or slug. What can be neither is a slug that nothing has. */
export function rowName(type: GlobalType, name: string): RowName {
  const id = rowId(type, name);
  return id === null ? { slug: isSlug(name) ? name : "" } : { id };
}
