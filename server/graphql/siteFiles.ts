import { feedOf, robots, sitemapOf } from "../services/content/siteFiles.ts";
import { viewSite } from "../services/content/viewSite.ts";
import type { GraphDeps } from "./context.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { siteOrigin } from "./siteOrigin.ts";

/** Which file of a site is asked for: its sitemap, what crawlers may read, the feed of a blog by its path, or of all posts (null). */
export type SiteFile =
  | { readonly kind: "sitemap" | "robots" }
  | { readonly kind: "feed"; readonly blog: string | null };

/** A file of the public site of the request's host, as text; null: there is none. At most one statement. */
export async function siteFile(
  deps: Pick<GraphDeps, "database" | "directory" | "clock" | "houseOrigin" | "siteViews">,
  file: SiteFile,
  request: Pick<RequestInfo, "host" | "origin">,
): Promise<string | null> {
  const { database, directory, clock, siteViews } = deps;
  const business = await directory.byHost(request.host);
  const origin = await siteOrigin(deps, business, request);
  if (file.kind === "robots") return robots(origin);
  const now = clock.now();
  const view =
    business && (await (siteViews?.of(business.id, now) ?? viewSite(database.query, business.id, null, now)));
  if (!view) return null;
  return file.kind === "feed" ? feedOf(view, origin, file.blog) : sitemapOf(view, origin);
}
