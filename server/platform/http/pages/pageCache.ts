import { createBoundedCache } from "../../../shared/memory/boundedCache.ts";

/** A page as it is kept for everybody. */
export interface KeptPage {
  readonly html: Buffer;
  readonly etag: string;
  /** The pattern of its route, for the log. */
  readonly route: string;
  /** The same, compressed; made when it is first asked for, and kept beside it. */
  readonly encoded: Map<string, Buffer | Promise<Buffer>>;
}

/** Pages in memory, the least recently asked for leaving first. */
export interface PageCache {
  /** The page of that key, unless it is too old. */
  get(key: string): KeptPage | null;
  put(key: string, page: KeptPage): void;
  /** Runs `make` once for however many ask for the key while it runs. */
  once<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** What is kept now, for those who watch it. */
  size(): { readonly pages: number; readonly bytes: number };
}

/** How much is kept, and for how long. */
export interface PageCacheLimits {
  readonly maxBytes: number;
  /** Beyond that a page is made again, whatever its site's version says: times, and what no version counts. */
  readonly keptMs: number;
  /** Milliseconds, only ever growing. */
  readonly elapsed: () => number;
}

export const PAGE_CACHE_LIMITS: PageCacheLimits = {
  maxBytes: 32 * 1024 * 1024,
  keptMs: 60_000,
  elapsed: () => performance.now(),
};

/** What the compressed forms add to a page, at the most. */
const WITH_ENCODED = 1.6;
/** What a page takes besides its bytes. */
const OVERHEAD_BYTES = 1_000;

/** Returns an empty cache. A key says all that a page depends on (business, version, origin, path, language), so a change has another key. */
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
