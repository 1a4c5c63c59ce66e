import type { MediaRow, ShownRow, SiteRows } from "./data/loadSite.ts";
import type { ContentData, EntryKind } from "./rules/definition.ts";

/** The stored data without what only the entry's own page shows. */
export type ListedData<Kind extends EntryKind> = Kind extends "PRODUCT"
  ? Omit<ContentData["PRODUCT"], "description">
  : Omit<ContentData[Kind], "blocks">;

export interface Shown<Kind extends EntryKind = EntryKind> extends ShownRow {
  readonly kind: Kind;
  readonly data: ListedData<Kind>;
}

export interface SiteView {
  readonly businessId: string;
  readonly version: number;
  readonly preview: { readonly id: string; readonly name: string } | null;
  readonly site: Shown<"SITE">;
  readonly pages: readonly Shown<"PAGE">[];
  readonly posts: readonly Shown<"POST">[];
  readonly categories: readonly Shown<"CATEGORY">[];
  readonly products: readonly Shown<"PRODUCT">[];
  readonly byId: ReadonlyMap<string, Shown>;
  readonly media: ReadonlyMap<string, MediaRow>;
}

export function isOf<Kind extends EntryKind>(kind: Kind, entry: Shown | undefined): entry is Shown<Kind> {
  return entry?.kind === kind;
}

/** Date of a post in epoch milliseconds: first publication, else creation. */
export const dateOf = (post: Shown): number => post.firstPublishedAt ?? post.createdAt;

export function siteView(
  businessId: string,
  { version, entries, media, previewName }: SiteRows,
  previewId: string | null,
): SiteView | null {
  const shown = entries as readonly Shown[];
  const of = <Kind extends EntryKind>(kind: Kind) => shown.filter((one) => isOf(kind, one)) as Shown<Kind>[];
  const [site] = of("SITE");
  if (!site) return null;
  return {
    businessId,
    version,
    preview: previewId === null ? null : { id: previewId, name: previewName ?? "" },
    site,
    pages: of("PAGE"),
    posts: of("POST").toSorted((a, b) => dateOf(b) - dateOf(a) || (a.id < b.id ? 1 : -1)),
    categories: of("CATEGORY"),
    products: of("PRODUCT"),
    byId: new Map(shown.map((one) => [one.id, one])),
    media: new Map(media.map((one) => [one.id, one])),
  };
}

export function shownAs<Kind extends EntryKind>(
  { byId }: SiteView,
  kind: Kind,
  id: string | null,
): Shown<Kind> | null {
  const found = id === null ? undefined : byId.get(id);
  return isOf(kind, found) ? found : null;
}

/** Filters posts by blog and category. A null filter matches every post. */
export function postsOf(
  view: SiteView,
  { blog, category }: { readonly blog?: string | null; readonly category?: string | null },
): readonly Shown<"POST">[] {
  return view.posts.filter(
    ({ data }) =>
      (blog == null || data.blog === blog) && (category == null || data.categories.includes(category)),
  );
}
