import { isSlug } from "../../shared/ids/slug.ts";
import { type GlobalType, toRowId } from "./globalIds.ts";

interface SlugOrId {
  readonly slug?: string | null | undefined;
  readonly id?: string | null | undefined;
}

/** Null if neither is given or one is invalid. */
export function toSlugOrIdFilter(
  type: GlobalType,
  { slug, id }: SlugOrId,
): { slug?: string; id?: string } | null {
  if (slug == null && id == null) return null;
  const givenRowId = id == null ? undefined : toRowId(type, id);
  if (givenRowId === null || (slug != null && !isSlug(slug))) return null;
  return { ...(slug == null ? {} : { slug }), ...(givenRowId === undefined ? {} : { id: givenRowId }) };
}
