export interface Rate {
  readonly capacity: number;
  readonly perSecond: number;
}

export interface Bucket {
  readonly tokens: number;
  /** Milliseconds of any clock. */
  readonly at: number;
}

export interface TakeResult {
  readonly isAllowed: boolean;
  /** A rejected attempt takes nothing. */
  readonly bucket: Bucket;
  readonly remaining: number;
  /** Whole seconds; 0 if allowed. */
  readonly waitSeconds: number;
  /** Whole seconds until the bucket is full. */
  readonly fullSeconds: number;
}

export function toRatePerMinute(count: number): Rate {
  return { capacity: count, perSecond: count / 60 };
}

/** An amount above the capacity takes a full bucket. A clock that goes backwards changes nothing. */
export function takeTokens(rate: Rate, previous: Bucket | null, amount: number, now: number): TakeResult {
  const refilled = refill(rate, previous, now);
  const needed = Math.min(amount, rate.capacity);
  const isAllowed = refilled.tokens >= needed;
  const tokens = isAllowed ? refilled.tokens - needed : refilled.tokens;
  return {
    isAllowed,
    bucket: { tokens, at: refilled.at },
    remaining: Math.floor(tokens),
    waitSeconds: isAllowed ? 0 : Math.max(1, Math.ceil((needed - tokens) / rate.perSecond)),
    fullSeconds: Math.ceil((rate.capacity - tokens) / rate.perSecond),
  };
}

function refill({ capacity, perSecond }: Rate, previous: Bucket | null, now: number): Bucket {
  if (!previous) return { tokens: capacity, at: now };
  const seconds = Math.max(0, now - previous.at) / 1000;
  return {
    tokens: Math.min(capacity, previous.tokens + seconds * perSecond),
    at: Math.max(now, previous.at),
  };
}
