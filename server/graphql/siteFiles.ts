import { feedOf, sitemapOf } from "../services/content/siteFiles.ts";
import { viewSite } from "../services/content/viewSite.ts";
import type { GraphDeps } from "./context.ts";
import type { RequestInfo } from "./requestInfo.ts";

/** Which file of a site is asked for: its sitemap, the feed of a blog by its path, or of all posts (null). */
export type SiteFile = { readonly kind: "sitemap" } | { readonly kind: "feed"; readonly blog: string | null };

/** A file of the public site of the request's host, as text; null: there is none. */
export async function siteFile(
  { database, directory, clock }: Pick<GraphDeps, "database" | "directory" | "clock">,
  file: SiteFile,
  { host, origin }: Pick<RequestInfo, "host" | "origin">,
): Promise<string | null> {
  const business = await directory.byHost(host);
  const view = business && (await viewSite(database.query, business.id, null, clock.now()));
  if (!view) return null;
  return file.kind === "sitemap" ? sitemapOf(view, origin) : feedOf(view, origin, file.blog);
}
