export interface BoundedCache<Value> {
  get(key: string): Value | null;
  /** Does not store a value larger than a quarter of the bound, because it would evict most others. */
  put(key: string, value: Value, size: number): void;
  delete(key: string): boolean;
  size(): { readonly count: number; readonly total: number };
}

export interface CacheBound {
  readonly maxTotal: number;
  /** Maximum age. If left out, values do not expire. */
  readonly age?: {
    readonly maxMs: number;
    /** Monotonic clock in milliseconds. */
    readonly elapsed: () => number;
  };
}

export function createBoundedCache<Value>({ maxTotal, age }: CacheBound): BoundedCache<Value> {
  // A Map keeps insertion order. A key that is read is inserted again, so the first key is the least recently used.
  const entries = new Map<string, { readonly value: Value; readonly size: number; readonly since: number }>();
  let total = 0;

  const remove = (key: string): boolean => {
    total -= entries.get(key)?.size ?? 0;
    return entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      entries.delete(key);
      if (age && age.elapsed() - entry.since >= age.maxMs) {
        total -= entry.size;
        return null;
      }
      entries.set(key, entry);
      return entry.value;
    },
    put(key, value, size) {
      remove(key);
      if (!(size <= maxTotal / 4)) return;
      entries.set(key, { value, size, since: age?.elapsed() ?? 0 });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= maxTotal) break;
        remove(oldest);
      }
    },
    delete: remove,
    size: () => ({ count: entries.size, total }),
  };
}
