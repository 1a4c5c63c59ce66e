import type { FastifyRequest } from "fastify";
import { createPageCache, type PageCache, type PageCacheLimits } from "./pageCache.ts";
import { hostOf, originOf } from "../requestInfo.ts";

/** Returns how many transactions the process has committed, and how many changes it has heard of. */
export type ChangeCount = () => number;

/**
 * A page with free times is the same for everybody who asks in the same second. Who takes a time is judged by the database, so a page
 * may be one second old.
 */
export const MOMENTARY_LIMITS: PageCacheLimits = {
  maxBytes: 16 * 1024 * 1024,
  keptMs: 1_000,
  elapsed: () => performance.now(),
};

/** Longer addresses carry what a visitor is known by. */
const LONGEST_ADDRESS = 300;
const WIDGET = /^\/widget\//;

/** Pages that are kept for a moment. */
export interface MomentaryPages {
  readonly cache: PageCache;
  /**
   * Returns the key of the page for a request. Null if the page may be one visitor's: the request has a cookie. The key contains the
   * number of changes, so whoever changed something through this process is shown the change.
   */
  keyOf(request: FastifyRequest, locale: string): string | null;
}

/** Keeps no page yet. */
export function createMomentaryPages(
  changeCount: ChangeCount,
  limits: PageCacheLimits = MOMENTARY_LIMITS,
): MomentaryPages {
  return {
    cache: createPageCache(limits),
    keyOf(request, locale) {
      const { url, headers } = request;
      if (headers.cookie !== undefined || url.length > LONGEST_ADDRESS || !WIDGET.test(url)) return null;
      return `${changeCount()} ${hostOf(request)} ${originOf(request)} ${locale} ${url}`;
    },
  };
}
