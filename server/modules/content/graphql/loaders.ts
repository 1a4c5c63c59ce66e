import DataLoader from "dataloader";
import type { Deps } from "../../../platform/database/scope.ts";
import { type RevisionKey, type RevisionRow, loadRevisions } from "../data/loadSite.ts";
import { loadSiteView } from "../loadSiteView.ts";
import type { SiteView } from "../siteView.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Loaders extends ReturnType<typeof createContentLoaders> {}
}

export function createContentLoaders(
  { database: { query }, clock, siteViews }: Pick<Deps, "database" | "clock" | "siteViews">,
  businessId: string,
) {
  return {
    /** By preview name; empty for the public site. */
    site: new DataLoader<string, SiteView | null>((names) =>
      Promise.all(
        names.map((name) =>
          name === ""
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
