import { frozen } from "../../shared/memory/frozen.ts";
import type { PrismaClient } from "./prisma/client.ts";

/** A trigger announces every change of their tables on the channel `daybook_site` (migration `kept_rows`). */
export const KEPT_MODELS = [
  "Form",
  "Group",
  "GroupCalendar",
  "MenuCategory",
  "MenuItem",
  "Provider",
  "ProviderService",
  "ProviderStaff",
  "Service",
  "ServiceForm",
  "ServiceMenu",
  "ServiceStaff",
  "Staff",
  "Survey",
] as const;

export const UNKEPT_RELATIONS: ReadonlySet<string> = new Set([
  "_count",
  "bookings",
  "business",
  "busyFeeds",
  "days",
  "holdLines",
  "holds",
  "links",
  "notices",
  "resources",
  "schedule",
  "sessions",
  "units",
  "users",
  "versions",
]);

/** In case a notification was lost. */
const KEPT_MS = 5_000;
/** Callers can invent slugs. */
const MOST_READS = 1_000;
const MOST_BUSINESSES = 1_000;

interface KeptRead {
  readonly since: number;
  readonly rows: unknown;
}

type ReadMethod = (args?: unknown) => Promise<unknown>;

type OnNotice = (listener: (businessId: string) => void) => void;

/**
 * Caches frozen rows of the catalogue until a change of the business is announced. The announcement arrives before the
 * COMMIT is confirmed, so callers read their own changes.
 * @param elapsed monotonic milliseconds
 */
export function keepReads(
  prisma: PrismaClient,
  onNotice: OnNotice,
  elapsed: () => number = () => performance.now(),
): PrismaClient {
  const businesses = new Map<string, Map<string, KeptRead>>();
  onNotice((businessId) => void (businessId === "" ? businesses.clear() : businesses.delete(businessId)));

  const readsOf = (businessId: string): Map<string, KeptRead> => {
    const known = businesses.get(businessId);
    if (known) return known;
    if (businesses.size >= MOST_BUSINESSES) businesses.clear();
    const reads = new Map<string, KeptRead>();
    businesses.set(businessId, reads);
    return reads;
  };

  const kept = (model: string, operation: string, read: ReadMethod) => async (args: unknown) => {
    const businessId = businessOf(args);
    if (businessId === null || namesUnkept(args)) return read(args);
    const reads = readsOf(businessId);
    const key = `${model} ${operation} ${JSON.stringify(args)}`;
    const since = elapsed();
    const known = reads.get(key);
    if (known && since - known.since < KEPT_MS) return known.rows;
    const rows = frozen(await read(args));
    if (reads.size >= MOST_READS) reads.clear();
    // If the business changed meanwhile, `reads` is no longer in the cache.
    reads.set(key, { since, rows });
    return rows;
  };

  // `$extends` would copy every result and change it in place.
  const delegates = new Map<PropertyKey, object>(
    KEPT_MODELS.map((model) => {
      const name = `${model[0]!.toLowerCase()}${model.slice(1)}`;
      const delegate = Reflect.get(prisma, name) as Record<string, ReadMethod>;
      const methods = new Map<PropertyKey, unknown>(
        OPERATIONS.map((one) => [one, kept(model, one, (args) => delegate[one]!(args))]),
      );
      return [name, overlaid(delegate, methods)];
    }),
  );
  const keeping = overlaid(prisma, delegates);
  forgetters.set(keeping, () => businesses.clear());
  return keeping;
}

const forgetters = new WeakMap<PrismaClient, () => void>();

export function forgetReads(prisma: PrismaClient): void {
  forgetters.get(prisma)?.();
}

const OPERATIONS = ["findFirst", "findMany", "findUnique", "findUniqueOrThrow"];

function overlaid<T extends object>(object: T, properties: ReadonlyMap<PropertyKey, unknown>): T {
  return new Proxy(object, {
    get: (target, name) => properties.get(name) ?? Reflect.get(target, name, target),
  });
}

function businessOf(args: unknown): string | null {
  const own = part(part(args, "where"), "businessId");
  if (typeof own === "string") return own;
  for (const key of ["businessId_id", "businessId_slug"]) {
    const found = part(part(part(args, "where"), key), "businessId");
    if (typeof found === "string") return found;
  }
  return null;
}

function part(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function namesUnkept(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(namesUnkept);
  return Object.entries(value).some(
    ([key, inner]) =>
      (UNKEPT_RELATIONS.has(key) && inner !== false && inner !== undefined) || namesUnkept(inner),
  );
}
