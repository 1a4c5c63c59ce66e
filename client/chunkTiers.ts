import { basename, extname, join } from "node:path";

/** What the bundler tells of its modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A chunk, and the module whose whole need it is. */
export interface Tier {
  readonly name: string;
  /** Within the client's folder. */
  readonly of: string;
  /** Only what a later tier needs as well; the rest stays with the module. */
  readonly isShared?: boolean;
}

/**
 * The way that most visitors take, in the order in which they come to it. Left to itself the bundler makes a chunk of every
 * set of pages that share something: ninety files for one calendar, each compressed apart.
 */
export const tiers: readonly Tier[] = [
  // The site's pages run hardly anything, and nothing of what follows.
  { name: "site", of: "entry-content.ts", isShared: true },
  // Loaded by itself: what takes a page over is in it (`platform/http/pages/manifest.ts`).
  { name: "base", of: "entry-client.tsx" },
  // A form must not load the calendar for what they share.
  { name: "base", of: "widget/forms/page/FormPage.tsx", isShared: true },
  { name: "calendar", of: "widget/booking/calendar/ServiceCalendarPage.tsx" },
  // The fields of a form, and of the details in a booking.
  { name: "fields", of: "widget/forms/page/FormPage.tsx" },
  // Nobody loads it; its style sheet is the site's.
  { name: "pages", of: "content/page/BlocksPage.tsx" },
];

/** The bundler's groups: each module in the first tier that cannot do without it; what none needs the bundler places. */
export function tierGroups(root: string, list: readonly Tier[] = tiers) {
  const roots = list.map(({ of }) => join(root, of));
  let needs: readonly ReadonlySet<string>[] | null = null;
  const tierOf = (id: string, graph: ModuleGraph) => {
    // A tier's own module stays a file of its own: the manifest and the imports name it. Its query, which nothing else uses, goes with it.
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
    // A group takes along what its modules import: the earlier tiers have to be made first.
    priority: list.length - place,
  }));
}

/** Whether a module is the generated document of a page's query. */
function isQueryOf(page: string, id: string): boolean {
  return id.endsWith(`/__generated__/${basename(page, extname(page))}Query.graphql.ts`);
}

/** Everything that a module imports, and what that imports in turn; what is imported when it is wanted is not of it. */
function needOf(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const need = new Set([start]);
  for (const id of need) graph.getModuleInfo(id)?.importedIds.forEach((imported) => need.add(imported));
  return need;
}
