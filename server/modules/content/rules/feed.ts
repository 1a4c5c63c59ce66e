import { xmlElement, xmlText } from "./xml.ts";

/** A blog as feed readers follow it. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page that it is the feed of, and the feed's own address: absolute. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  /** The language of its posts (BCP 47). */
  readonly locale: string;
  /** The latest first. */
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly title: string;
  /** Absolute; where it is now. */
  readonly url: string;
  /** Never changes, whatever becomes of its address. */
  readonly id: string;
  readonly excerpt: string;
  readonly author: string | null;
  readonly categories: readonly string[];
  /** Epoch milliseconds. */
  readonly publishedAt: number;
}

/** How many posts a feed names. */
export const FEED_ITEMS = 30;

/** RSS 2.0 (rssboard.org), with its own address (Atom) and its authors' names (Dublin Core: RSS itself would want their mail addresses). */
export function rss(feed: Feed): string {
  const items = feed.items.slice(0, FEED_ITEMS);
  const latest = items.reduce((most, { publishedAt }) => Math.max(most, publishedAt), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `<title>${xmlText(feed.title)}</title>`,
    `<link>${xmlText(feed.pageUrl)}</link>`,
    // RSS wants one in any case.
    `<description>${xmlText(feed.description || feed.title)}</description>`,
    xmlElement("language", feed.locale),
    `<atom:link href="${xmlText(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(latest === 0 ? [] : [xmlElement("lastBuildDate", rfc822(latest))]),
    ...items.map(item),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function item({ title, url, id, excerpt, author, categories, publishedAt }: FeedItem): string {
  return [
    "<item>",
    xmlElement("title", title),
    xmlElement("link", url),
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    xmlElement("pubDate", rfc822(publishedAt)),
    xmlElement("description", excerpt),
    xmlElement("dc:creator", author ?? ""),
    ...categories.map((name) => xmlElement("category", name)),
    "</item>",
  ].join("");
}

/** A date as RFC 822 writes it, with the century that RSS asks for. */
function rfc822(ms: number): string {
  return new Date(ms).toUTCString().replace("GMT", "+0000");
}
