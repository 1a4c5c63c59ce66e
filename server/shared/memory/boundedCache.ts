/** Values in memory by key, within a bound. The value that was not read for the longest time leaves first. */
export interface BoundedCache<Value> {
  /** Returns the value of a key. Null if there is none or if it is too old. */
  get(key: string): Value | null;
  /** Keeps a value. A value larger than a quarter of the bound is not kept, because it would push out most others. */
  put(key: string, value: Value, size: number): void;
  /** Returns whether the key had a value. */
  delete(key: string): boolean;
  /** Returns the number of values and the sum of their sizes. */
  size(): { readonly count: number; readonly total: number };
}

/** The bound of a cache. */
export interface CacheBound {
  /** The largest sum of sizes, in the unit of the sizes. */
  readonly maxTotal: number;
  /** The age at which a value is too old. Left out: values have no age. */
  readonly age?: {
    readonly maxMs: number;
    /** Returns milliseconds that never decrease. */
    readonly elapsed: () => number;
  };
}

/** Returns an empty cache. */
export function createBoundedCache<Value>({ maxTotal, age }: CacheBound): BoundedCache<Value> {
  // A Map keeps the order in which keys were set. A key that is read is set again, so the first key is the one that leaves.
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
