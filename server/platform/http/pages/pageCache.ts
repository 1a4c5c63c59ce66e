import { LRUCache } from "lru-cache";

export interface CachedPage {
  readonly html: Buffer;
  readonly etag: string;
  readonly route: string;
  readonly encoded: Map<string, Buffer | Promise<Buffer>>;
}

export interface PageCache {
  get(key: string): CachedPage | null;
  /** Does not store a page larger than a quarter of the bound, because it would evict most others. */
  put(key: string, page: CachedPage): void;
  /** Shares one run among concurrent callers. */
  once<T>(key: string, make: () => Promise<T>): Promise<T>;
  size(): { readonly pages: number; readonly bytes: number };
}

export interface PageCacheLimits {
  readonly maxBytes: number;
  /** Milliseconds, for content that the site's version does not count. */
  readonly maxAgeMs: number;
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
}

export const PAGE_CACHE_LIMITS: PageCacheLimits = {
  maxBytes: 32 * 1024 * 1024,
  maxAgeMs: 60_000,
  elapsed: () => performance.now(),
};

const ENCODED_FACTOR = 1.6;
const OVERHEAD_BYTES = 1_000;

/** A key must contain everything that a page depends on (business, version, origin, path, language). */
export function createPageCache({ maxBytes, maxAgeMs, elapsed }: PageCacheLimits): PageCache {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 4),
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now: elapsed },
  });
  const running = new Map<string, Promise<unknown>>();
  return {
    get: (key) => cache.get(key) ?? null,
    put(key, page) {
      const size = Math.ceil(page.html.length * ENCODED_FACTOR) + key.length * 2 + OVERHEAD_BYTES;
      cache.set(key, page, { size });
    },
    once<T>(key: string, make: () => Promise<T>): Promise<T> {
      const known = running.get(key) as Promise<T> | undefined;
      if (known) return known;
      const result = make().finally(() => running.delete(key));
      running.set(key, result);
      return result;
    },
    size: () => ({ pages: cache.size, bytes: cache.calculatedSize }),
  };
}
