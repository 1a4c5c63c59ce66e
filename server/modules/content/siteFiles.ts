import { type RssItem, MAX_RSS_ITEMS, renderRss } from "./rules/rss.ts";
import { type SitemapEntry, renderSitemap } from "./rules/sitemap.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import { getEntryPath } from "./addresses.ts";
import { type VisibleEntry, type SiteView, getPostDate, filterPosts, findVisible } from "./siteView.ts";

export function hasHome(view: SiteView | null): boolean {
  return view?.pages.some(({ slug }) => slug === "") ?? false;
}

/**
 * Returns the sitemap: published pages that search engines may index, then service calendars. A null view lists only
 * the calendars.
 */
export function buildSitemap(
  view: SiteView | null,
  origin: string,
  services: readonly string[] = [],
): string {
  const calendars = services.map((slug) => ({
    url: `${origin}/widget/appointment/service/${slug}`,
    changedAt: null,
  }));
  return renderSitemap([...(view === null ? [] : listPages(view, origin)), ...calendars]);
}

function listPages(view: SiteView, origin: string): SitemapEntry[] {
  const found = [view.pages, view.posts, view.categories, view.products].flatMap((entries) =>
    (entries as readonly VisibleEntry<"PAGE" | "POST" | "CATEGORY" | "PRODUCT">[]).filter(
      ({ data }) => data.isIndexed,
    ),
  );
  return found.flatMap((entry): SitemapEntry[] => {
    const path = getEntryPath(view, entry);
    return path === null ? [] : [{ url: origin + path, changedAt: entry.changedAt }];
  });
}

/** `robots.txt` (RFC 9309). It allows pages with `noindex`, because a crawler must read a page to see that rule. */
export function buildRobotsTxt(origin: string): string {
  return [
    "User-agent: *",
    "Disallow: /graphql",
    "Disallow: /uploads",
    "Disallow: /exports",
    "",
    `# Documentation for programs: ${origin}/llms.txt`,
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Returns the RSS of the blog at a path, or of all posts if `blog` is null. Returns null if no such blog exists. */
export function buildRss(view: SiteView, origin: string, blog: string | null): string | null {
  const page = blog === null ? null : view.pages.find(({ slug, data }) => slug === blog && data.isBlog);
  if (page === undefined) return null;
  const { site } = view;
  const posts = filterPosts(view, { blog: page?.id ?? null }).slice(0, MAX_RSS_ITEMS);
  return renderRss({
    title: page ? `${page.data.title} · ${site.data.title}` : site.data.title,
    description: page?.data.description || site.data.description,
    pageUrl: origin + (page ? (getEntryPath(view, page) ?? "/") : "/"),
    feedUrl: `${origin}${page ? `/${page.slug}` : ""}/feed.xml`,
    locale: site.data.locale,
    items: posts.map((post) => toRssItem(view, origin, post)),
  });
}

export function buildEmptyRss(
  { name, tagline, locale }: { readonly name: string; readonly tagline: string; readonly locale: string },
  origin: string,
): string {
  return renderRss({
    title: name,
    description: tagline,
    pageUrl: `${origin}/`,
    feedUrl: `${origin}/feed.xml`,
    locale,
    items: [],
  });
}

function toRssItem(view: SiteView, origin: string, post: VisibleEntry<"POST">): RssItem {
  const { title, excerpt, author, categories } = post.data;
  return {
    title,
    url: origin + (getEntryPath(view, post) ?? "/"),
    id: encodeTypeId("post", post.id),
    excerpt,
    author: findVisible(view, "AUTHOR", author)?.data.name ?? null,
    categories: categories.flatMap((id) => findVisible(view, "CATEGORY", id)?.data.name ?? []),
    publishedAt: getPostDate(post),
  };
}
