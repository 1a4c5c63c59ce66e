import { basename, extname, join } from "node:path";

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

export interface Tier {
  readonly name: string;
  /** Path within the client's folder. */
  readonly entryModule: string;
  /** True if only modules that a later tier also needs are included. */
  readonly isShared?: boolean;
}

/**
 * Tiers in the order of the usual path through the product. By default the bundler creates a chunk for each set of
 * pages with shared code, ninety files for one calendar.
 */
export const tiers: readonly Tier[] = [
  { name: "site", entryModule: "entry-content.ts", isShared: true },
  // Contains the hydration, which `platform/http/pages/manifest.ts` loads.
  { name: "base", entryModule: "entry-client.tsx" },
  // A form must not load the calendar for shared code.
  { name: "base", entryModule: "widget/forms/page/FormPage.tsx", isShared: true },
  { name: "calendar", entryModule: "widget/booking/calendar/ServiceCalendarPage.tsx" },
  { name: "fields", entryModule: "widget/forms/page/FormPage.tsx" },
  // Only its style sheet is used, for the site.
  { name: "pages", entryModule: "content/page/BlocksPage.tsx" },
];

/** Returns the bundler's groups. Each module belongs to the first tier that needs it; the bundler places the rest. */
export function tierGroups(root: string, list: readonly Tier[] = tiers) {
  const roots = list.map(({ entryModule }) => join(root, entryModule));
  let importsByTier: readonly ReadonlySet<string>[] | null = null;
  const findTier = (id: string, graph: ModuleGraph) => {
    // A tier's entry module keeps its own file, because the manifest and imports name it. So does its query, which only
    // it uses.
    if (roots.some((page) => id === page || isPageQuery(page, id))) return -1;
    importsByTier ??= roots.map((start) => collectImports(start, graph));
    const tiersNeedingIt = list.filter((_, tier) => importsByTier?.[tier]?.has(id));
    const first = tiersNeedingIt.find(
      (tier, index) =>
        !tier.isShared ||
        tiersNeedingIt.slice(index).some(({ entryModule }) => entryModule !== tier.entryModule),
    );
    return first === undefined ? -1 : list.indexOf(first);
  };
  return [...new Set(list.map(({ name }) => name))].map((name, index) => ({
    name: (id: string, graph: ModuleGraph) => (list[findTier(id, graph)]?.name === name ? name : null),
    // A group includes its modules' imports, so earlier tiers have a higher priority.
    priority: list.length - index,
  }));
}

function isPageQuery(page: string, id: string): boolean {
  return id.endsWith(`/__generated__/${basename(page, extname(page))}Query.graphql.ts`);
}

function collectImports(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const imports = new Set([start]);
  for (const id of imports) graph.getModuleInfo(id)?.importedIds.forEach((imported) => imports.add(imported));
  return imports;
}
