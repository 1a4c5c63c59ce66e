import { xmlElement } from "./xml.ts";

export interface SitemapEntry {
  readonly url: string;
  /** Epoch milliseconds, or null if unknown. */
  readonly changedAt: number | null;
}

/** Limit of sitemaps.org. */
const MAX_ENTRIES = 50_000;

/** sitemaps.org, protocol 0.9. */
export function renderSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries
    .slice(0, MAX_ENTRIES)
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
