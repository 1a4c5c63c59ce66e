import { isSlug } from "../../shared/ids/slug.ts";
import { type GlobalType, rowId } from "./globalIds.ts";

interface SlugOrId {
  readonly slug?: string | null | undefined;
  readonly id?: string | null | undefined;
}

/** Null if neither is given or one is invalid. */
export function slugOrId(type: GlobalType, { slug, id }: SlugOrId): { slug?: string; id?: string } | null {
  if (slug == null && id == null) return null;
  const rowIdGiven = id == null ? undefined : rowId(type, id);
  if (rowIdGiven === null || (slug != null && !isSlug(slug))) return null;
  return { ...(slug == null ? {} : { slug }), ...(rowIdGiven === undefined ? {} : { id: rowIdGiven }) };
}
