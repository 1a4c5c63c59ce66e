import type { ContentData, EntryKind } from "../../server/modules/content/rules/definition.ts";
import type { Prisma } from "../../server/platform/database/prisma/client.ts";
import { BUSINESS_ID } from "./business.ts";
import { entryId } from "./site/build.ts";
import { SPRING_HERO, home, pages } from "./site/pages.ts";
import { authors, categories, posts } from "./site/posts.ts";
import { products } from "./site/products.ts";
import { settings } from "./site/settings.ts";

/** An entry of the demo's site: its revisions, the first of which is published unless it never was. */
interface DemoEntry<Kind extends EntryKind = EntryKind> {
  readonly kind: Kind;
  readonly name: string;
  readonly slug: string;
  readonly position: number;
  /** How many days before the demo was made it was published; null: it never was. */
  readonly daysAgo: number | null;
  readonly revisions: readonly ContentData[Kind][];
  /** Slugs that it had before. */
  readonly former: readonly string[];
}

const OPENED_DAYS_AGO = 90;
const DAY_MS = 86_400_000;

function entry<Kind extends EntryKind>(
  kind: Kind,
  slug: string,
  data: ContentData[Kind],
  more: Partial<DemoEntry<Kind>> = {},
): DemoEntry<Kind> {
  return {
    kind,
    name: slug,
    slug,
    position: 0,
    daysAgo: OPENED_DAYS_AGO,
    revisions: [data],
    former: [],
    ...more,
  };
}

/** Slugs that were public once, and lead on. */
const FORMER: Readonly<Record<string, readonly string[]>> = {
  "PAGE about": ["team"],
  "POST desk-by-four": ["desk-exercises"],
};

/** The words of a kind that are kept by slug. */
const bySlug = <Kind extends EntryKind>(kind: Kind, all: Readonly<Record<string, ContentData[Kind]>>) =>
  Object.entries(all).map(([slug, data], position) => entry(kind, slug, data, { position }));

const entries: readonly DemoEntry[] = [
  entry("SITE", "", settings, { name: "site" }),
  ...pages.map(({ name, slug, data }, position) =>
    entry("PAGE", slug, data, {
      name,
      position,
      former: FORMER[`PAGE ${slug}`] ?? [],
      // What is not published yet: the preview shows it.
      revisions: name === "home" ? [data, home(SPRING_HERO).data] : [data],
    }),
  ),
  ...bySlug("AUTHOR", authors),
  ...bySlug("CATEGORY", categories),
  ...posts.map(({ slug, daysAgo, data }, position) =>
    entry("POST", slug, data, { position, daysAgo, former: FORMER[`POST ${slug}`] ?? [] }),
  ),
  ...products.map(([slug, data], position) => entry("PRODUCT", slug, data, { position })),
];

const idOf = ({ kind, name }: DemoEntry) => entryId(kind, name);

/** The content of the demo's site, for those who judge it. */
export const demoContent: readonly Pick<DemoEntry, "kind" | "slug" | "revisions">[] = entries;

export function siteEntries(today: Date): Prisma.EntryCreateManyInput[] {
  return entries.map((one) => {
    const at = new Date(today.getTime() - (one.daysAgo ?? 1) * DAY_MS);
    const published =
      one.daysAgo === null
        ? {}
        : { state: "PUBLISHED" as const, published: 1, publishedAt: at, firstPublishedAt: at };
    return {
      businessId: BUSINESS_ID,
      id: idOf(one),
      kind: one.kind,
      slug: one.slug,
      position: one.position,
      newest: one.revisions.length,
      createdAt: at,
      updatedAt: at,
      ...published,
    };
  });
}

export function siteRevisions(today: Date): Prisma.RevisionCreateManyInput[] {
  return entries.flatMap((one) =>
    one.revisions.map((data, i) => ({
      businessId: BUSINESS_ID,
      entryId: idOf(one),
      number: i + 1,
      slug: one.slug,
      data: data as unknown as Prisma.InputJsonObject,
      createdAt: new Date(today.getTime() - (i > 0 ? 1 : (one.daysAgo ?? 1)) * DAY_MS),
    })),
  );
}

export const siteSlugs: Prisma.EntrySlugCreateManyInput[] = entries
  .filter(({ daysAgo }) => daysAgo !== null)
  .flatMap((one) =>
    [one.slug, ...one.former].map((slug, i) => ({
      businessId: BUSINESS_ID,
      kind: one.kind,
      slug,
      entryId: idOf(one),
      isCurrent: i === 0,
    })),
  );

/** Shows what is not published yet. */
export function sitePreviews(today: Date): Prisma.PreviewCreateManyInput[] {
  return [{ businessId: BUSINESS_ID, id: "spring-draft", name: "Spring at Northside", createdAt: today }];
}

export function sites(today: Date): Prisma.SiteCreateManyInput[] {
  return [{ businessId: BUSINESS_ID, changedAt: today }];
}
