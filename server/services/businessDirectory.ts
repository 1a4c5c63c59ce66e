import type { Database } from "../data/database.ts";
import type { Business } from "../data/prisma/client.ts";
import type { Clock } from "./ports.ts";

/** Finds the business that a request is about. */
export interface BusinessDirectory {
  /** The business of a host name; an unknown host gets the default business. Null: there is no business at all. */
  byHost(host: string): Promise<Business | null>;
  byId(id: string): Promise<Business | null>;
}

/** How long an answer is kept: every request asks, and the answer all but never changes. */
const KEPT_MS = 5_000;
const MAX_KEPT = 1_000;

/** A directory that remembers for a few seconds. Bounded: host names come from outside. */
export function createBusinessDirectory({ prisma }: Database, clock: Clock): BusinessDirectory {
  const kept = new Map<string, { readonly until: number; readonly row: Promise<Business | null> }>();
  const remember = (key: string, load: () => Promise<Business | null>): Promise<Business | null> => {
    const now = clock.now();
    const known = kept.get(key);
    if (known && known.until > now) return known.row;
    if (kept.size >= MAX_KEPT) kept.clear();
    const row = load();
    kept.set(key, { until: now + KEPT_MS, row });
    row.catch(() => kept.delete(key));
    return row;
  };
  return {
    byHost: (host) =>
      remember(`host ${host}`, () =>
        prisma.business.findFirst({
          where: { OR: [{ hosts: { some: { host } } }, { isDefault: true }] },
          orderBy: { isDefault: "asc" },
        }),
      ),
    byId: (id) => remember(`id ${id}`, () => prisma.business.findUnique({ where: { id } })),
  };
}
