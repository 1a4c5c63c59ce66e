import type { Database } from "../../platform/database/database.ts";
import type { SiteVersions } from "./data/siteVersions.ts";
import type { SiteView } from "./siteView.ts";
import { viewSite } from "./viewSite.ts";

export interface SiteViews {
  of(businessId: string, now: number): Promise<SiteView | null>;
}

/** Entries of all sites in memory, a few kilobytes each. A larger site is loaded for each request. */
const MOST_ENTRIES = 20_000;

interface Kept {
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
  mostEntries = MOST_ENTRIES,
): SiteViews {
  const kept = new Map<string, Kept>();
  let entries = 0;

  const forget = (businessId: string, one: Kept) => {
    if (kept.get(businessId) !== one) return;
    kept.delete(businessId);
    entries -= one.entries;
  };
  const keep = (businessId: string, one: Kept, view: SiteView | null, version: number) => {
    // The site changed during the load, so the view is newer than its key.
    if (view?.version !== version || view.byId.size > mostEntries) return forget(businessId, one);
    if (kept.get(businessId) !== one) return;
    one.entries = view.byId.size;
    entries += one.entries;
    for (const [id, oldest] of kept) {
      if (entries <= mostEntries) break;
      forget(id, oldest);
    }
  };
  return {
    async of(businessId, now) {
      const { version, overdueAt } = await sites.stateOf(businessId, now);
      if (version === 0) return null;
      const key = `${version} ${overdueAt ?? ""}`;
      const known = kept.get(businessId);
      if (known) forget(businessId, known);
      if (known?.key === key) {
        kept.set(businessId, known);
        entries += known.entries;
        return known.view;
      }
      const one: Kept = { key, view: viewSite(query, businessId, null, now), entries: 0 };
      kept.set(businessId, one);
      one.view.then(
        (view) => keep(businessId, one, view, version),
        () => forget(businessId, one),
      );
      return one.view;
    },
  };
}
