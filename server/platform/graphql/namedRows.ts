import type { RowName } from "../database/findNamed.ts";
import { isSlug } from "../../shared/ids/slug.ts";
import { type GlobalType, toRowId } from "./globalIds.ts";

export interface IdOrSlugFilter {
  readonly OR: readonly [
    { readonly id: { readonly in: string[] } },
    { readonly slug: { readonly in: string[] } },
  ];
}

/** Null for unknown names. At most one query. */
export async function findRowIds(
  type: GlobalType,
  names: readonly string[],
  find: (where: IdOrSlugFilter) => Promise<readonly { readonly id: string; readonly slug: string }[]>,
): Promise<(string | null)[]> {
  const ids = names.map((name) => toRowId(type, name));
  const wantedIds = ids.filter((id) => id !== null);
  const slugs = names.filter((name, i) => ids[i] === null && isSlug(name));
  if (wantedIds.length + slugs.length === 0) return names.map(() => null);
  const rows = await find({ OR: [{ id: { in: wantedIds } }, { slug: { in: slugs } }] });
  return names.map((name, i) => rows.find((row) => row.id === ids[i] || row.slug === name)?.id ?? null);
}

/** Invalid input becomes an empty slug, which no row has. */
export function toRowName(type: GlobalType, name: string): RowName {
  const id = toRowId(type, name);
  return id === null ? { slug: isSlug(name) ? name : "" } : { id };
}

/** Undefined keeps a list, and null clears it. */
export function toRowNames(
  type: GlobalType,
  names: readonly string[] | null | undefined,
): RowName[] | undefined {
  return names === null ? [] : names?.map((name) => toRowName(type, name));
}
