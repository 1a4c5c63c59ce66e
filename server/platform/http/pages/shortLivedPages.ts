import type { FastifyRequest } from "fastify";
import { createPageCache, type PageCache, type PageCacheLimits } from "./pageCache.ts";
import { getRequestHost, getRequestOrigin } from "../requestInfo.ts";

export type ChangeCount = () => number;

/** The database decides who gets a slot, so the page may be a second old. */
export const SHORT_LIVED_LIMITS: PageCacheLimits = {
  maxBytes: 16 * 1024 * 1024,
  maxAgeMs: 1_000,
  elapsed: () => performance.now(),
};

/** Longer addresses may contain personal keys. */
const MAX_ADDRESS = 300;
const WIDGET = /^\/widget\//;

export interface ShortLivedPages {
  readonly cache: PageCache;
  /** Null for a request with a cookie. The key contains the change count, so own changes are visible at once. */
  getKey(request: FastifyRequest, locale: string): string | null;
}

export function createShortLivedPages(
  changeCount: ChangeCount,
  limits: PageCacheLimits = SHORT_LIVED_LIMITS,
): ShortLivedPages {
  return {
    cache: createPageCache(limits),
    getKey(request, locale) {
      const { url, headers } = request;
      if (headers.cookie !== undefined || url.length > MAX_ADDRESS || !WIDGET.test(url)) return null;
      return `${changeCount()} ${getRequestHost(request)} ${getRequestOrigin(request)} ${locale} ${url}`;
    },
  };
}
