import { toRowId } from "../../../platform/graphql/globalIds.ts";
import { type SiteView, type VisibleEntry, filterPosts } from "../siteView.ts";
import { type ContentNode, PREVIEW_MARK } from "./contentType.ts";

export const trimSlashes = (path: string | null | undefined) => (path ?? "").replace(/^\/|\/$/g, "");

/** The ids of a preview contain the preview's id. */
export function findByIdOrSlug<Kind extends "PAGE" | "POST" | "CATEGORY" | "PRODUCT">(
  view: SiteView,
  type: "Page" | "Post" | "Category" | "Product",
  entries: readonly VisibleEntry<Kind>[],
  idOrSlug: string,
): ContentNode<Kind> | null {
  const [globalId, preview] = idOrSlug.split(PREVIEW_MARK, 2) as [string, string?];
  const id = preview === undefined || preview === view.preview?.id ? toRowId(type, globalId) : null;
  const entry = entries.find((one) => one.id === id || one.slug === idOrSlug);
  return entry ? { view, entry } : null;
}

/** A page's path is its slug with slashes around it. Null is the home page. */
export function findPage(view: SiteView, idOrPath: string | null | undefined): ContentNode<"PAGE"> | null {
  return findByIdOrSlug(view, "Page", view.pages, trimSlashes(idOrPath));
}

interface PostFilterArgs {
  readonly blog?: string | null | undefined;
  readonly category?: string | null | undefined;
}

/** Returns posts newest first. An unknown blog or category has none. */
export function findPosts(
  view: SiteView,
  { blog, category }: PostFilterArgs,
): readonly VisibleEntry<"POST">[] {
  const page = blog == null ? null : findPage(view, blog);
  const about = category == null ? null : findByIdOrSlug(view, "Category", view.categories, category);
  if ((blog != null && page === null) || (category != null && about === null)) return [];
  return filterPosts(view, { blog: page?.entry.id ?? null, category: about?.entry.id ?? null });
}
