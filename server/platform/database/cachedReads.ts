import { LRUCache } from "lru-cache";
import { deepFreeze } from "../../shared/memory/deepFreeze.ts";
import type { Database } from "./database.ts";
import type { PrismaClient } from "./prisma/client.ts";

/** Models of which every change is announced by `onSiteChange`. */
export interface CachedReads {
  readonly models: readonly string[];
  /** Relations of these models to other models. A read that includes one is not cached. */
  readonly uncachedRelations: ReadonlySet<string>;
}

/** In case a notification was lost. The one connection of the embedded database loses none. */
const MAX_AGE_MS = { server: 5_000, embedded: Infinity };
/** Callers can invent slugs. */
const MAX_READS = 1_000;
const MAX_BUSINESSES = 1_000;

interface CachedRead {
  readonly loadedAt: number;
  readonly rows: unknown;
}

type ReadMethod = (args?: unknown) => Promise<unknown>;

type OnSiteChange = (listener: (businessId: string) => void) => void;

/**
 * Caches frozen rows until a change of the business is announced. The announcement arrives before the
 * COMMIT is confirmed, so callers read their own changes.
 * @param maxAgeMs milliseconds after which a row is read again
 * @param elapsed monotonic milliseconds
 */
export function cacheReads(
  prisma: PrismaClient,
  onSiteChange: OnSiteChange,
  { models, uncachedRelations }: CachedReads,
  maxAgeMs: number = MAX_AGE_MS.server,
  elapsed: () => number = () => performance.now(),
): PrismaClient {
  const businesses = new LRUCache<string, Map<string, CachedRead>>({ max: MAX_BUSINESSES });
  onSiteChange((businessId) => void (businessId === "" ? businesses.clear() : businesses.delete(businessId)));

  const getReads = (businessId: string): Map<string, CachedRead> => {
    const known = businesses.get(businessId);
    if (known) return known;
    const reads = new Map<string, CachedRead>();
    businesses.set(businessId, reads);
    return reads;
  };

  const cached = (model: string, operation: string, read: ReadMethod) => async (args: unknown) => {
    const businessId = findBusinessId(args);
    if (businessId === null || includesRelation(args, uncachedRelations)) return read(args);
    const reads = getReads(businessId);
    const key = `${model} ${operation} ${JSON.stringify(args)}`;
    const loadedAt = elapsed();
    const known = reads.get(key);
    if (known && loadedAt - known.loadedAt < maxAgeMs) return known.rows;
    const rows = deepFreeze(await read(args));
    if (reads.size >= MAX_READS) reads.clear();
    // If the business changed meanwhile, `reads` is no longer in the cache.
    reads.set(key, { loadedAt, rows });
    return rows;
  };

  // `$extends` would copy every result and change it in place.
  const delegates = new Map<PropertyKey, object>(
    models.map((model) => {
      const name = `${model[0]!.toLowerCase()}${model.slice(1)}`;
      const delegate = Reflect.get(prisma, name) as Record<string, ReadMethod>;
      const methods = new Map<PropertyKey, unknown>(
        OPERATIONS.map((one) => [one, cached(model, one, (args) => delegate[one]!(args))]),
      );
      return [name, overrideProperties(delegate, methods)];
    }),
  );
  const cachingClient = overrideProperties(prisma, delegates);
  cacheClearers.set(cachingClient, () => businesses.clear());
  return cachingClient;
}

/** Returns the database with `prisma` replaced by a caching client. */
export function withCachedReads(database: Database, reads: CachedReads): Database {
  const { prisma, onSiteChange, kind } = database;
  return { ...database, prisma: cacheReads(prisma, onSiteChange, reads, MAX_AGE_MS[kind]) };
}

const cacheClearers = new WeakMap<PrismaClient, () => void>();

export function clearCachedReads(prisma: PrismaClient): void {
  cacheClearers.get(prisma)?.();
}

const OPERATIONS = ["findFirst", "findMany", "findUnique", "findUniqueOrThrow"];

function overrideProperties<T extends object>(object: T, properties: ReadonlyMap<PropertyKey, unknown>): T {
  return new Proxy(object, {
    get: (target, name) => properties.get(name) ?? Reflect.get(target, name, target),
  });
}

function findBusinessId(args: unknown): string | null {
  const direct = getProperty(getProperty(args, "where"), "businessId");
  if (typeof direct === "string") return direct;
  for (const key of ["businessId_id", "businessId_slug"]) {
    const found = getProperty(getProperty(getProperty(args, "where"), key), "businessId");
    if (typeof found === "string") return found;
  }
  return null;
}

function getProperty(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function includesRelation(value: unknown, relations: ReadonlySet<string>): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((one) => includesRelation(one, relations));
  return Object.entries(value).some(
    ([key, inner]) =>
      (relations.has(key) && inner !== false && inner !== undefined) || includesRelation(inner, relations),
  );
}
