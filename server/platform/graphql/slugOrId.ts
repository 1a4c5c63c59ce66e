import { isSlug } from "../../shared/ids/slug.ts";
import { type GlobalType, rowId } from "./globalIds.ts";

interface SlugOrId {
  readonly slug?: string | null | undefined;
  readonly id?: string | null | undefined;
}

/** What a row must have to be the one that was asked for; null: nothing can be. */
export function slugOrId(type: GlobalType, { slug, id }: SlugOrId): { slug?: string; id?: string } | null {
  if (slug == null && id == null) return null;
  const rowIdGiven = id == null ? undefined : rowId(type, id);
  if (rowIdGiven === null || (slug != null && !isSlug(slug))) return null;
  return { ...(slug == null ? {} : { slug }), ...(rowIdGiven === undefined ? {} : { id: rowIdGiven }) };
}
