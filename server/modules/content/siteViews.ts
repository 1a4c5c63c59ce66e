import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/database/database.ts";
import type { SiteVersions } from "./data/siteVersions.ts";
import type { SiteView } from "./siteView.ts";
import { loadSiteView } from "./loadSiteView.ts";

declare module "../../platform/database/scope.ts" {
  interface Deps {
    readonly siteViews: SiteViews;
  }
}

export interface SiteViews {
  getView(businessId: string, now: number): Promise<SiteView | null>;
}

/** Entries of all sites in memory, a few kilobytes each. A larger site is loaded for each request. */
const MAX_ENTRIES = 20_000;

interface CachedView {
  readonly key: string;
  readonly view: Promise<SiteView | null>;
  readonly entries: number;
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
  const cache = new LRUCache<string, CachedView>({
    maxSize: maxEntries,
    sizeCalculation: ({ entries }) => Math.max(entries, 1),
  });
  return {
    async getView(businessId, now) {
      const { version, overdueAt } = await sites.getState(businessId, now);
      if (version === 0) return null;
      const key = `${version} ${overdueAt ?? ""}`;
      const cached = cache.get(businessId);
      if (cached?.key === key) return cached.view;
      const loading: CachedView = { key, view: loadSiteView(query, businessId, null, now), entries: 0 };
      cache.set(businessId, loading);
      const settle = (view: SiteView | null) => {
        if (cache.peek(businessId) !== loading) return;
        // If the site changed during the load, the view is newer than its key.
        if (view?.version !== version) cache.delete(businessId);
        else cache.set(businessId, { ...loading, entries: view.byId.size });
      };
      loading.view.then(settle, () => settle(null));
      return loading.view;
    },
  };
}

/** Loads each view again, for a process that receives no notifications of changed sites. */
export function createUncachedSiteViews({ query }: Pick<Database, "query">): SiteViews {
  return { getView: (businessId, now) => loadSiteView(query, businessId, null, now) };
}
