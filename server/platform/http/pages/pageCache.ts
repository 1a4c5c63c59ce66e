import { createBoundedCache } from "../../../shared/memory/boundedCache.ts";

export interface KeptPage {
  readonly html: Buffer;
  readonly etag: string;
  readonly route: string;
  readonly encoded: Map<string, Buffer | Promise<Buffer>>;
}

export interface PageCache {
  get(key: string): KeptPage | null;
  put(key: string, page: KeptPage): void;
  /** Shares one run among concurrent callers. */
  once<T>(key: string, make: () => Promise<T>): Promise<T>;
  size(): { readonly pages: number; readonly bytes: number };
}

export interface PageCacheLimits {
  readonly maxBytes: number;
  /** Milliseconds, for content that the site's version does not count. */
  readonly keptMs: number;
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
}

export const PAGE_CACHE_LIMITS: PageCacheLimits = {
  maxBytes: 32 * 1024 * 1024,
  keptMs: 60_000,
  elapsed: () => performance.now(),
};

const WITH_ENCODED = 1.6;
const OVERHEAD_BYTES = 1_000;

/** A key must contain everything that a page depends on (business, version, origin, path, language). */
export function createPageCache({ maxBytes, keptMs, elapsed }: PageCacheLimits): PageCache {
  const kept = createBoundedCache<KeptPage>({ maxTotal: maxBytes, age: { maxMs: keptMs, elapsed } });
  const running = new Map<string, Promise<unknown>>();
  return {
    get: kept.get,
    put(key, page) {
      kept.put(key, page, Math.ceil(page.html.length * WITH_ENCODED) + key.length * 2 + OVERHEAD_BYTES);
    },
    once<T>(key: string, make: () => Promise<T>): Promise<T> {
      const known = running.get(key) as Promise<T> | undefined;
      if (known) return known;
      const made = make().finally(() => running.delete(key));
      running.set(key, made);
      return made;
    },
    size() {
      const { count, total } = kept.size();
      return { pages: count, bytes: total };
    },
  };
}
