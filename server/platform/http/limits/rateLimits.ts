import { LRUCache } from "lru-cache";
import { type Bucket, type TakeResult, toRatePerMinute, takeTokens } from "./tokenBucket.ts";

/**
 * `key` and `key-cost` count by API key or signed-in user, `capability` by access key, order key or hold token, others
 * by address.
 */
export type RateKind = "page" | "graph" | "graph-cost" | "key" | "key-cost" | "capability";

/** Allowance per minute, also as one burst. */
export type RateSettings = Readonly<Record<RateKind, number>>;

export const RATE_SETTINGS: RateSettings = {
  page: 1_200,
  graph: 600,
  "graph-cost": 200_000,
  key: 1_200,
  "key-cost": 1_000_000,
  capability: 120,
};

export interface RateResult extends Omit<TakeResult, "bucket"> {
  readonly kind: RateKind;
  readonly limit: number;
}

export interface RateLimits {
  /** A rejected attempt takes nothing. */
  take(kind: RateKind, callerKey: string, amount?: number): RateResult;
  size(): number;
}

const MAX_BUCKETS = 20_000;

/**
 * Each process counts alone. Each kind evicts its own least recently used buckets, so visitors cannot evict callers
 * with keys.
 */
export function createRateLimits(
  settings: RateSettings,
  now: () => number,
  maxBuckets: number = MAX_BUCKETS,
): RateLimits {
  const buckets = new Map<RateKind, LRUCache<string, Bucket>>();
  return {
    take(kind, callerKey, amount = 1) {
      const bucketsOfKind = buckets.get(kind) ?? new LRUCache<string, Bucket>({ max: maxBuckets });
      buckets.set(kind, bucketsOfKind);
      const { bucket, ...result } = takeTokens(
        toRatePerMinute(settings[kind]),
        bucketsOfKind.get(callerKey) ?? null,
        amount,
        now(),
      );
      bucketsOfKind.set(callerKey, bucket);
      return { ...result, kind, limit: settings[kind] };
    },
    size: () => [...buckets.values()].reduce((sum, bucketsOfKind) => sum + bucketsOfKind.size, 0),
  };
}
