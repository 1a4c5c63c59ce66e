import type { Database } from "../../platform/database/database.ts";
import type { Business } from "../../platform/database/prisma/client.ts";
import type { Clock } from "../../platform/database/ports.ts";

/** Finds the business that a request is about. */
export interface BusinessDirectory {
  /** The business of a host name; an unknown host gets the default business. Null: there is no business at all. */
  byHost(host: string): Promise<Business | null>;
  /** The id of the business that a host name is written down for; null: nobody's, whoever answers there. */
  ownerOf(host: string): Promise<string | null>;
  byId(id: string): Promise<Business | null>;
}

/** How long an answer is kept: every request asks, and the answer all but never changes. */
const KEPT_MS = 5_000;
const MAX_KEPT = 1_000;

/**
 * A directory that remembers for a few seconds, and forgets at once when this process hears that a business has changed. Bounded: host
 * names come from outside.
 */
export function createBusinessDirectory(
  { prisma, onNotice }: Pick<Database, "prisma" | "onNotice">,
  clock: Clock,
): BusinessDirectory {
  const { ask: rows, forget: forgetRows } = remembering<Business | null>(clock);
  const { ask: owners, forget: forgetOwners } = remembering<string | null>(clock);
  onNotice(() => {
    forgetRows();
    forgetOwners();
  });
  const byHost = (host: string) =>
    rows(`host ${host}`, () =>
      prisma.business.findFirst({
        where: { OR: [{ hosts: { some: { host } } }, { isDefault: true }] },
        orderBy: { isDefault: "asc" },
      }),
    );
  return {
    byHost,
    ownerOf: (host) =>
      owners(host, async () => {
        const found = await byHost(host);
        // Only the default business answers for hosts that are nobody's.
        if (!found?.isDefault) return found?.id ?? null;
        return (await prisma.businessHost.findUnique({ where: { host } }))?.businessId ?? null;
      }),
    byId: (id) => rows(`id ${id}`, () => prisma.business.findUnique({ where: { id } })),
  };
}

/** Answers what was loaded for a key for a few seconds again. */
function remembering<T>(clock: Clock) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<T> }>();
  const ask = (key: string, load: () => Promise<T>): Promise<T> => {
    const now = clock.now();
    const known = kept.get(key);
    if (known && known.until > now) return known.value;
    if (kept.size >= MAX_KEPT) kept.clear();
    const value = load();
    kept.set(key, { until: now + KEPT_MS, value });
    value.catch(() => kept.delete(key));
    return value;
  };
  return { ask, forget: () => kept.clear() };
}
