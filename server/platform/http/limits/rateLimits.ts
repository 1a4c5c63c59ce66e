import { type Bucket, type Taken, perMinute, take } from "./tokenBucket.ts";

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

export interface Verdict extends Omit<Taken, "bucket"> {
  readonly kind: RateKind;
  readonly limit: number;
}

export interface RateLimits {
  /** A rejected attempt takes nothing. */
  take(kind: RateKind, who: string, amount?: number): Verdict;
  size(): number;
}

const REMEMBERED = 20_000;

/**
 * Each process counts alone. Each kind evicts its own least recently used buckets, so visitors cannot evict callers
 * with keys.
 */
export function createRateLimits(
  settings: RateSettings,
  now: () => number,
  remembered: number = REMEMBERED,
): RateLimits {
  // A used bucket is inserted again, so the first key is the least recently used.
  const buckets = new Map<RateKind, Map<string, Bucket>>();
  return {
    take(kind, who, amount = 1) {
      const known = buckets.get(kind) ?? new Map<string, Bucket>();
      buckets.set(kind, known);
      const { bucket, ...taken } = take(perMinute(settings[kind]), known.get(who) ?? null, amount, now());
      known.delete(who);
      known.set(who, bucket);
      if (known.size > remembered) known.delete(known.keys().next().value!);
      return { ...taken, kind, limit: settings[kind] };
    },
    size: () => [...buckets.values()].reduce((sum, known) => sum + known.size, 0),
  };
}
