import { basename, extname, join } from "node:path";

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

export interface Tier {
  readonly name: string;
  /** Path within the client's folder. */
  readonly of: string;
  /** True if only modules that a later tier also needs are included. */
  readonly isShared?: boolean;
}

/**
 * Tiers in the order of the usual path through the product. By default the bundler creates a chunk for each set of
 * pages with shared code, ninety files for one calendar.
 */
export const tiers: readonly Tier[] = [
  { name: "site", of: "entry-content.ts", isShared: true },
  // Contains the hydration, which `platform/http/pages/manifest.ts` loads.
  { name: "base", of: "entry-client.tsx" },
  // A form must not load the calendar for shared code.
  { name: "base", of: "widget/forms/page/FormPage.tsx", isShared: true },
  { name: "calendar", of: "widget/booking/calendar/ServiceCalendarPage.tsx" },
  { name: "fields", of: "widget/forms/page/FormPage.tsx" },
  // Only its style sheet is used, for the site.
  { name: "pages", of: "content/page/BlocksPage.tsx" },
];

/** Returns the bundler's groups. Each module belongs to the first tier that needs it; the bundler places the rest. */
export function tierGroups(root: string, list: readonly Tier[] = tiers) {
  const roots = list.map(({ of }) => join(root, of));
  let needs: readonly ReadonlySet<string>[] | null = null;
  const tierOf = (id: string, graph: ModuleGraph) => {
    // A tier's entry module keeps its own file, because the manifest and imports name it. So does its query, which only
    // it uses.
    if (roots.some((page) => id === page || isQueryOf(page, id))) return -1;
    needs ??= roots.map((start) => needOf(start, graph));
    const tiersIn = list.filter((_, tier) => needs?.[tier]?.has(id));
    const first = tiersIn.find(
      (tier, place) => !tier.isShared || tiersIn.slice(place).some(({ of }) => of !== tier.of),
    );
    return first === undefined ? -1 : list.indexOf(first);
  };
  return [...new Set(list.map(({ name }) => name))].map((name, place) => ({
    name: (id: string, graph: ModuleGraph) => (list[tierOf(id, graph)]?.name === name ? name : null),
    // A group includes its modules' imports, so earlier tiers have a higher priority.
    priority: list.length - place,
  }));
}

function isQueryOf(page: string, id: string): boolean {
  return id.endsWith(`/__generated__/${basename(page, extname(page))}Query.graphql.ts`);
}

function needOf(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const need = new Set([start]);
  for (const id of need) graph.getModuleInfo(id)?.importedIds.forEach((imported) => need.add(imported));
  return need;
}
