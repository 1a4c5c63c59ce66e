import type { FastifyRequest } from "fastify";
import { createPageCache, type PageCache, type PageCacheLimits } from "./pageCache.ts";
import { hostOf, originOf } from "../requestInfo.ts";

export type ChangeCount = () => number;

/** The database decides who gets a slot, so the page may be a second old. */
export const MOMENTARY_LIMITS: PageCacheLimits = {
  maxBytes: 16 * 1024 * 1024,
  keptMs: 1_000,
  elapsed: () => performance.now(),
};

/** Longer addresses may contain personal keys. */
const LONGEST_ADDRESS = 300;
const WIDGET = /^\/widget\//;

export interface MomentaryPages {
  readonly cache: PageCache;
  /** Null for a request with a cookie. The key contains the change count, so own changes are visible at once. */
  keyOf(request: FastifyRequest, locale: string): string | null;
}

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
