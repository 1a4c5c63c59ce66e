import type { MediaRow, ShownRow, SiteRows } from "./data/loadSite.ts";
import type { ContentData, EntryKind } from "./rules/definition.ts";

/** What a list needs of an entry; the rest is read with its page. */
export type ListedData<Kind extends EntryKind> = Kind extends "PRODUCT"
  ? Omit<ContentData["PRODUCT"], "description">
  : Omit<ContentData[Kind], "blocks">;

/** An entry that may be seen, in the revision that may be seen. */
export interface Shown<Kind extends EntryKind = EntryKind> extends ShownRow {
  readonly kind: Kind;
  readonly data: ListedData<Kind>;
}

/** All that somebody may see of a site: the public what is published, a preview the newest of everything. */
export interface SiteView {
  readonly businessId: string;
  /** Raised whenever the public sees something else. */
  readonly version: number;
  readonly preview: { readonly id: string; readonly name: string } | null;
  readonly site: Shown<"SITE">;
  readonly pages: readonly Shown<"PAGE">[];
  /** The latest first. */
  readonly posts: readonly Shown<"POST">[];
  readonly categories: readonly Shown<"CATEGORY">[];
  readonly products: readonly Shown<"PRODUCT">[];
  readonly byId: ReadonlyMap<string, Shown>;
  readonly media: ReadonlyMap<string, MediaRow>;
}

/** Whether an entry is of that kind: what it says is then of that kind too. */
export function isOf<Kind extends EntryKind>(kind: Kind, entry: Shown | undefined): entry is Shown<Kind> {
  return entry?.kind === kind;
}

/** When a post came out; one that never did, when it was begun. */
export const dateOf = (post: Shown): number => post.firstPublishedAt ?? post.createdAt;

/** Makes the view of a site from its rows; null: its settings may not be seen. */
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

/** The entry of that kind and id, if it may be seen. */
export function shownAs<Kind extends EntryKind>(
  { byId }: SiteView,
  kind: Kind,
  id: string | null,
): Shown<Kind> | null {
  const found = id === null ? undefined : byId.get(id);
  return isOf(kind, found) ? found : null;
}

/** The posts of a blog, of a category, or of both; null: whichever. */
export function postsOf(
  view: SiteView,
  { blog, category }: { readonly blog?: string | null; readonly category?: string | null },
): readonly Shown<"POST">[] {
  return view.posts.filter(
    ({ data }) =>
      (blog == null || data.blog === blog) && (category == null || data.categories.includes(category)),
  );
}
