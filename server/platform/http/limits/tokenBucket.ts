/** How fast something may go on, and how much of it at once. */
export interface Rate {
  /** The most at once: what a full bucket holds. */
  readonly capacity: number;
  /** What comes back each second. */
  readonly perSecond: number;
}

/** What is left for somebody, as it was at a moment. Nobody seen before has a full one. */
export interface Bucket {
  /** Never below zero, never above the capacity. */
  readonly tokens: number;
  /** Milliseconds, by any clock that does not matter otherwise. */
  readonly at: number;
}

/** What became of an attempt to take something. */
export interface Taken {
  readonly isAllowed: boolean;
  /** As it is afterwards; what was refused takes nothing. */
  readonly bucket: Bucket;
  /** Whole tokens that are left. */
  readonly remaining: number;
  /** Whole seconds after which what was refused would be allowed; 0 when it was allowed. */
  readonly waitSeconds: number;
  /** Whole seconds after which the bucket is full again. */
  readonly fullSeconds: number;
}

/** A rate of so much a minute, all of it at once if need be. */
export function perMinute(count: number): Rate {
  return { capacity: count, perSecond: count / 60 };
}

/**
 * Takes `amount` out of a bucket. What is more than a bucket ever holds takes a full one: else it could never be had.
 * A clock that is set back gives nothing and takes nothing.
 */
export function take(rate: Rate, before: Bucket | null, amount: number, now: number): Taken {
  const held = refill(rate, before, now);
  const needed = Math.min(amount, rate.capacity);
  const isAllowed = held.tokens >= needed;
  const tokens = isAllowed ? held.tokens - needed : held.tokens;
  return {
    isAllowed,
    bucket: { tokens, at: held.at },
    remaining: Math.floor(tokens),
    waitSeconds: isAllowed ? 0 : Math.max(1, Math.ceil((needed - tokens) / rate.perSecond)),
    fullSeconds: Math.ceil((rate.capacity - tokens) / rate.perSecond),
  };
}

/** The bucket with what has come back since. */
function refill({ capacity, perSecond }: Rate, before: Bucket | null, now: number): Bucket {
  if (!before) return { tokens: capacity, at: now };
  const seconds = Math.max(0, now - before.at) / 1000;
  return { tokens: Math.min(capacity, before.tokens + seconds * perSecond), at: Math.max(now, before.at) };
}
