import DataLoader from "dataloader";
import type { Database } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/database/ports.ts";
import { type RevisionKey, type RevisionRow, loadRevisions } from "../data/loadSite.ts";
import { loadSiteView } from "../loadSiteView.ts";
import type { SiteView } from "../siteView.ts";
import type { SiteViews } from "../siteViews.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Loaders extends ReturnType<typeof createContentLoaders> {}
}

interface ContentLoaderDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly siteViews?: SiteViews;
}

export function createContentLoaders(
  { database: { query }, clock, siteViews }: ContentLoaderDeps,
  businessId: string,
) {
  return {
    /** By preview name; empty for the public site. */
    site: new DataLoader<string, SiteView | null>((names) =>
      Promise.all(
        names.map((name) =>
          name === "" && siteViews
            ? siteViews.getView(businessId, clock.now())
            : loadSiteView(query, businessId, name || null, clock.now()),
        ),
      ),
    ),
    /** The caller must have found the revision in a visible site. */
    revision: new DataLoader<RevisionKey, RevisionRow | null, string>(
      (keys) => loadRevisions(query, businessId, keys),
      { cacheKeyFn: ({ entryId, number }) => `${entryId} ${number}` },
    ),
  };
}
