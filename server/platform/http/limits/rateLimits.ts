import { type Bucket, type Taken, perMinute, take } from "./tokenBucket.ts";

/**
 * What is counted, and by whom. `page`: pages and files by address. `graph`: requests of strangers by address.
 * `graph-cost`: what their operations cost. `key`, `key-cost`: the same by API key or person who has signed in.
 * `capability`: requests with one access key, order key or hold token, by whomever.
 */
export type RateKind = "page" | "graph" | "graph-cost" | "key" | "key-cost" | "capability";

/** How much of each a minute, and all of it at once if need be. */
export type RateSettings = Readonly<Record<RateKind, number>>;

/** Far beyond what people do, and what a partner needs; an office behind one address is no flood. */
export const RATE_SETTINGS: RateSettings = {
  page: 1_200,
  graph: 600,
  "graph-cost": 200_000,
  key: 1_200,
  "key-cost": 1_000_000,
  capability: 120,
};

/** What an attempt came to, as a caller is told. */
export interface Verdict extends Omit<Taken, "bucket"> {
  readonly kind: RateKind;
  /** What a minute allows. */
  readonly limit: number;
}

/** Who has asked for how much, in this process alone. */
export interface RateLimits {
  /** Counts an attempt of somebody. What is refused takes nothing. */
  take(kind: RateKind, who: string, amount?: number): Verdict;
  /** How many are remembered now, for those who watch it. */
  size(): number;
}

/** How many of each kind are remembered; a hundred bytes or two each. */
const REMEMBERED = 20_000;

/**
 * Empty limits. They live in the memory of one process: several allow several times as much, which is all the same to what
 * they are for. Each kind has room of its own for those who asked last, so strangers crowd out nobody who has a key; who is
 * forgotten for others is most likely full again.
 */
export function createRateLimits(
  settings: RateSettings,
  now: () => number,
  remembered: number = REMEMBERED,
): RateLimits {
  // A Map keeps the order in which keys were set. Whoever asks is set again, so the first key is the one that leaves.
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
