import { isSlug } from "../../shared/ids/slug.ts";
import { type GlobalType, toRowId } from "./globalIds.ts";

export type RowKey =
  | { readonly businessId_id: { readonly businessId: string; readonly id: string } }
  | { readonly businessId_slug: { readonly businessId: string; readonly slug: string } };

interface RowFinder<Row> {
  readonly findByKey: (key: RowKey) => PromiseLike<Row | null>;
  readonly findByFormerSlug?: (slug: string) => PromiseLike<Row | null>;
}

/** Finds a row by its id, its slug, or else a former slug. An impossible name needs no query. */
export async function findByIdOrSlug<Row>(
  type: GlobalType,
  businessId: string,
  idOrSlug: string,
  { findByKey, findByFormerSlug }: RowFinder<Row>,
): Promise<Row | null> {
  const id = toRowId(type, idOrSlug);
  if (id !== null) return findByKey({ businessId_id: { businessId, id } });
  if (!isSlug(idOrSlug)) return null;
  const found = await findByKey({ businessId_slug: { businessId, slug: idOrSlug } });
  return found ?? (await findByFormerSlug?.(idOrSlug)) ?? null;
}
