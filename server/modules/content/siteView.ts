import type { MediaRow, VisibleEntryRow, SiteRows } from "./data/loadSite.ts";
import type { ContentData, EntryKind } from "./rules/definition.ts";

/** The stored data without what only the entry's own page shows. */
export type ListedData<Kind extends EntryKind> = Kind extends "PRODUCT"
  ? Omit<ContentData["PRODUCT"], "description">
  : Omit<ContentData[Kind], "blocks">;

export interface VisibleEntry<Kind extends EntryKind = EntryKind> extends VisibleEntryRow {
  readonly kind: Kind;
  readonly data: ListedData<Kind>;
}

export interface SiteView {
  readonly businessId: string;
  readonly version: number;
  readonly preview: { readonly id: string; readonly name: string } | null;
  readonly site: VisibleEntry<"SITE">;
  readonly pages: readonly VisibleEntry<"PAGE">[];
  readonly posts: readonly VisibleEntry<"POST">[];
  readonly categories: readonly VisibleEntry<"CATEGORY">[];
  readonly products: readonly VisibleEntry<"PRODUCT">[];
  readonly byId: ReadonlyMap<string, VisibleEntry>;
  readonly media: ReadonlyMap<string, MediaRow>;
}

export function isKind<Kind extends EntryKind>(
  kind: Kind,
  entry: VisibleEntry | undefined,
): entry is VisibleEntry<Kind> {
  return entry?.kind === kind;
}

/** Date of a post in epoch milliseconds: first publication, else creation. */
export const getPostDate = (post: VisibleEntry): number => post.firstPublishedAt ?? post.createdAt;

export function siteView(
  businessId: string,
  { version, entries, media, previewName }: SiteRows,
  previewId: string | null,
): SiteView | null {
  const visible = entries as readonly VisibleEntry[];
  const ofKind = <Kind extends EntryKind>(kind: Kind) =>
    visible.filter((one) => isKind(kind, one)) as VisibleEntry<Kind>[];
  const [site] = ofKind("SITE");
  if (!site) return null;
  return {
    businessId,
    version,
    preview: previewId === null ? null : { id: previewId, name: previewName ?? "" },
    site,
    pages: ofKind("PAGE"),
    posts: ofKind("POST").toSorted((a, b) => getPostDate(b) - getPostDate(a) || (a.id < b.id ? 1 : -1)),
    categories: ofKind("CATEGORY"),
    products: ofKind("PRODUCT"),
    byId: new Map(visible.map((one) => [one.id, one])),
    media: new Map(media.map((one) => [one.id, one])),
  };
}

export function findVisible<Kind extends EntryKind>(
  { byId }: SiteView,
  kind: Kind,
  id: string | null,
): VisibleEntry<Kind> | null {
  const found = id === null ? undefined : byId.get(id);
  return isKind(kind, found) ? found : null;
}

/** Filters posts by blog and category. A null filter matches every post. */
export function filterPosts(
  view: SiteView,
  { blog, category }: { readonly blog?: string | null; readonly category?: string | null },
): readonly VisibleEntry<"POST">[] {
  return view.posts.filter(
    ({ data }) =>
      (blog == null || data.blog === blog) && (category == null || data.categories.includes(category)),
  );
}
