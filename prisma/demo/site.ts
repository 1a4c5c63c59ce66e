import type { ContentData, EntryKind } from "../../server/modules/content/rules/definition.ts";
import type { Prisma } from "../../server/platform/database/prisma/client.ts";
import { BUSINESS_ID } from "./business.ts";
import { entryId } from "./site/build.ts";
import { SPRING_HERO, home, pages } from "./site/pages.ts";
import { authors, categories, posts } from "./site/posts.ts";
import { products } from "./site/products.ts";
import { settings } from "./site/settings.ts";

/** The first revision is published unless `daysAgo` is null. */
interface DemoEntry<Kind extends EntryKind = EntryKind> {
  readonly kind: Kind;
  readonly name: string;
  readonly slug: string;
  readonly position: number;
  /** Days between publication and the creation of the demo. Null if it was never published. */
  readonly daysAgo: number | null;
  readonly revisions: readonly ContentData[Kind][];
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

const FORMER: Readonly<Record<string, readonly string[]>> = {
  "PAGE about": ["team"],
  "POST desk-by-four": ["desk-exercises"],
};

const bySlug = <Kind extends EntryKind>(kind: Kind, all: Readonly<Record<string, ContentData[Kind]>>) =>
  Object.entries(all).map(([slug, data], position) => entry(kind, slug, data, { position }));

const entries: readonly DemoEntry[] = [
  entry("SITE", "", settings, { name: "site" }),
  ...pages.map(({ name, slug, data }, position) =>
    entry("PAGE", slug, data, {
      name,
      position,
      former: FORMER[`PAGE ${slug}`] ?? [],
      // The second revision is visible in the preview only.
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

const getEntryId = ({ kind, name }: DemoEntry) => entryId(kind, name);

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
      id: getEntryId(one),
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
      entryId: getEntryId(one),
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
      entryId: getEntryId(one),
      isCurrent: i === 0,
    })),
  );

export function sitePreviews(today: Date): Prisma.PreviewCreateManyInput[] {
  return [{ businessId: BUSINESS_ID, id: "spring-draft", name: "Spring at Northside", createdAt: today }];
}

export function sites(today: Date): Prisma.SiteCreateManyInput[] {
  return [{ businessId: BUSINESS_ID, changedAt: today }];
}
