import { xmlElement, xmlText } from "./xml.ts";

export interface RssChannel {
  readonly title: string;
  readonly description: string;
  /** Absolute URLs of the blog and of its feed. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  readonly locale: string;
  readonly items: readonly RssItem[];
}

export interface RssItem {
  readonly title: string;
  readonly url: string;
  readonly id: string;
  readonly excerpt: string;
  readonly author: string | null;
  readonly categories: readonly string[];
  /** Epoch milliseconds. */
  readonly publishedAt: number;
}

export const MAX_RSS_ITEMS = 30;

/**
 * RSS 2.0 (rssboard.org) with `atom:link`. Authors use `dc:creator`, because RSS `author` requires an e-mail address.
 */
export function renderRss(feed: RssChannel): string {
  const items = feed.items.slice(0, MAX_RSS_ITEMS);
  const latest = items.reduce((most, { publishedAt }) => Math.max(most, publishedAt), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `<title>${xmlText(feed.title)}</title>`,
    `<link>${xmlText(feed.pageUrl)}</link>`,
    `<description>${xmlText(feed.description || feed.title)}</description>`,
    xmlElement("language", feed.locale),
    `<atom:link href="${xmlText(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(latest === 0 ? [] : [xmlElement("lastBuildDate", formatRfc822(latest))]),
    ...items.map(renderItem),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function renderItem({ title, url, id, excerpt, author, categories, publishedAt }: RssItem): string {
  return [
    "<item>",
    xmlElement("title", title),
    xmlElement("link", url),
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    xmlElement("pubDate", formatRfc822(publishedAt)),
    xmlElement("description", excerpt),
    xmlElement("dc:creator", author ?? ""),
    ...categories.map((name) => xmlElement("category", name)),
    "</item>",
  ].join("");
}

/** RFC 822 with a four-digit year, as RSS requires. */
function formatRfc822(ms: number): string {
  return new Date(ms).toUTCString().replace("GMT", "+0000");
}
