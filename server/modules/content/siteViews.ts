import type { Database } from "../../platform/database/database.ts";
import type { SiteVersions } from "./data/siteVersions.ts";
import type { SiteView } from "./siteView.ts";
import { loadSiteView } from "./loadSiteView.ts";

export interface SiteViews {
  getView(businessId: string, now: number): Promise<SiteView | null>;
}

/** Entries of all sites in memory, a few kilobytes each. A larger site is loaded for each request. */
const MAX_ENTRIES = 20_000;

interface CachedView {
  readonly key: string;
  readonly view: Promise<SiteView | null>;
  entries: number;
}

/**
 * A least-recently-used cache of site views. The key is the site version and the last due time, so an outdated view is
 * never returned.
 */
export function createSiteViews(
  { query }: Pick<Database, "query">,
  sites: SiteVersions,
  maxEntries = MAX_ENTRIES,
): SiteViews {
  const cache = new Map<string, CachedView>();
  let entries = 0;

  const evict = (businessId: string, one: CachedView) => {
    if (cache.get(businessId) !== one) return;
    cache.delete(businessId);
    entries -= one.entries;
  };
  const retain = (businessId: string, one: CachedView, view: SiteView | null, version: number) => {
    // The site changed during the load, so the view is newer than its key.
    if (view?.version !== version || view.byId.size > maxEntries) return evict(businessId, one);
    if (cache.get(businessId) !== one) return;
    one.entries = view.byId.size;
    entries += one.entries;
    for (const [id, oldest] of cache) {
      if (entries <= maxEntries) break;
      evict(id, oldest);
    }
  };
  return {
    async getView(businessId, now) {
      const { version, overdueAt } = await sites.getState(businessId, now);
      if (version === 0) return null;
      const key = `${version} ${overdueAt ?? ""}`;
      const cached = cache.get(businessId);
      if (cached) evict(businessId, cached);
      if (cached?.key === key) {
        cache.set(businessId, cached);
        entries += cached.entries;
        return cached.view;
      }
      const one: CachedView = { key, view: loadSiteView(query, businessId, null, now), entries: 0 };
      cache.set(businessId, one);
      one.view.then(
        (view) => retain(businessId, one, view, version),
        () => evict(businessId, one),
      );
      return one.view;
    },
  };
}
