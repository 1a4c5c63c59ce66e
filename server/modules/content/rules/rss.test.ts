import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { type RssChannel, type RssItem, MAX_RSS_ITEMS, renderRss } from "./rss.ts";
import { type SitemapEntry, renderSitemap } from "./sitemap.ts";

const awkward = "A & B <script>]]>\u0000\u0008\ud800 \"quotes\" 'too' ő 🧘";
const readable = "A & B <script>]]>\ufffd \"quotes\" 'too' ő 🧘";

const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false });

function parsed<T>(xml: string): T {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml) as T;
}

const post = (more: Partial<RssItem> = {}): RssItem => ({
  title: "A post",
  url: "https://studio.example/journal/b/a-post/",
  id: "post_1",
  excerpt: "",
  author: null,
  categories: [],
  publishedAt: Date.UTC(2026, 10, 20, 9, 5, 7),
  ...more,
});

const feed = (items: readonly RssItem[], more: Partial<RssChannel> = {}): RssChannel => ({
  title: "Journal",
  description: "",
  pageUrl: "https://studio.example/journal",
  feedUrl: "https://studio.example/journal/feed.xml",
  locale: "en",
  items,
  ...more,
});

interface Parsed {
  readonly rss: { readonly channel: Record<string, unknown> & { readonly item: Record<string, unknown> } };
}

describe("rss", () => {
  it("describes the blog and lists each post once", () => {
    const { channel } = parsed<Parsed>(renderRss(feed([post()]))).rss;
    expect(channel).toMatchObject({
      title: "Journal",
      link: "https://studio.example/journal",
      description: "Journal",
      language: "en",
      lastBuildDate: "Fri, 20 Nov 2026 09:05:07 +0000",
      "atom:link": { "@_href": "https://studio.example/journal/feed.xml", "@_rel": "self" },
    });
    expect(channel.item).toEqual({
      title: "A post",
      link: "https://studio.example/journal/b/a-post/",
      guid: { "#text": "post_1", "@_isPermaLink": "false" },
      pubDate: "Fri, 20 Nov 2026 09:05:07 +0000",
    });
  });

  it("keeps every character that XML allows and removes the others", () => {
    const item = post({ title: awkward, excerpt: awkward, author: awkward, categories: [awkward, "two"] });
    const { channel } = parsed<Parsed>(renderRss(feed([item], { title: awkward, description: awkward }))).rss;
    expect([channel["title"], channel["description"]]).toEqual([readable, readable]);
    expect(channel.item).toMatchObject({
      title: readable,
      description: readable,
      "dc:creator": readable,
      category: [readable, "two"],
    });
  });

  it("is well-formed without posts and limits the number of posts", () => {
    expect(parsed<Parsed>(renderRss(feed([]))).rss.channel).not.toHaveProperty("item");
    const many = Array.from({ length: MAX_RSS_ITEMS + 5 }, (_, i) => post({ id: `post_${i}` }));
    expect(parsed<Parsed>(renderRss(feed(many))).rss.channel.item).toHaveLength(MAX_RSS_ITEMS);
  });
});

describe("sitemap", () => {
  const locations = (entries: readonly SitemapEntry[]) => {
    const { urlset } = parsed<{ urlset: { url?: unknown } }>(renderSitemap(entries));
    return [urlset.url ?? []].flat();
  };

  it("lists each page with its modification time", () => {
    expect(
      locations([
        { url: "https://studio.example/", changedAt: 0 },
        { url: "https://studio.example/a?b=1&c=2", changedAt: Date.UTC(2026, 0, 1) },
      ]),
    ).toEqual([
      { loc: "https://studio.example/", lastmod: "1970-01-01T00:00:00.000Z" },
      { loc: "https://studio.example/a?b=1&c=2", lastmod: "2026-01-01T00:00:00.000Z" },
    ]);
  });

  it("is well-formed when empty and limits the number of pages", () => {
    expect(XMLValidator.validate(renderSitemap([]))).toBe(true);
    const many = Array.from({ length: 50_010 }, (_, i) => ({ url: `https://a/${i}`, changedAt: 0 }));
    expect(renderSitemap(many).split("<url>").length - 1).toBe(50_000);
  });
});
