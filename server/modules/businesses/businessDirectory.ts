import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/database/database.ts";
import type { Business } from "../../platform/database/prisma/client.ts";
import type { Clock } from "../../platform/database/ports.ts";

declare module "../../platform/database/scope.ts" {
  interface Deps {
    readonly directory: BusinessDirectory;
  }
}

export interface BusinessDirectory {
  /** Returns the default business for an unknown host. Null if there is no business. */
  byHost(host: string): Promise<Business | null>;
  /** Returns the id of the business that has the host. Null for an unknown host, unlike in `byHost`. */
  findOwnerId(host: string): Promise<string | null>;
  byId(id: string): Promise<Business | null>;
}

const CACHE_MS = 5_000;
const MAX_ENTRIES = 1_000;

/** Caches for a few seconds, or until a business changes. The cache is bounded, because callers choose host names. */
export function createBusinessDirectory(
  { prisma, onSiteChange }: Pick<Database, "prisma" | "onSiteChange">,
  clock: Clock,
): BusinessDirectory {
  const { ask: rows, forget: forgetRows } = createCache<Business | null>(clock);
  const { ask: owners, forget: forgetOwners } = createCache<string | null>(clock);
  onSiteChange(() => {
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
    findOwnerId: (host) =>
      owners(host, async () => {
        const match = await byHost(host);
        if (!match?.isDefault) return match?.id ?? null;
        return (await prisma.businessHost.findUnique({ where: { host } }))?.businessId ?? null;
      }),
    byId: (id) => rows(`id ${id}`, () => prisma.business.findUnique({ where: { id } })),
  };
}

function createCache<T>(clock: Clock) {
  const entries = new LRUCache<string, Promise<T>>({
    max: MAX_ENTRIES,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: clock,
  });
  const ask = (key: string, load: () => Promise<T>): Promise<T> => {
    const cached = entries.get(key);
    if (cached) return cached;
    const value = load();
    entries.set(key, value);
    value.catch(() => entries.delete(key));
    return value;
  };
  return { ask, forget: () => entries.clear() };
}
