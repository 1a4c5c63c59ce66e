import { xmlElement } from "./xml.ts";

/** A page that search engines may find. */
export interface SitemapEntry {
  /** Absolute. */
  readonly url: string;
  /** Epoch milliseconds. Null if it is not known. */
  readonly changedAt: number | null;
}

/** No sitemap may name more (sitemaps.org). */
const MOST = 50_000;

/** The list of a site's pages for search engines (sitemaps.org, protocol 0.9). */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries
    .slice(0, MOST)
    .map(
      ({ url, changedAt }) =>
        `<url>${xmlElement("loc", url)}${changedAt === null ? "" : xmlElement("lastmod", new Date(changedAt).toISOString())}</url>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
