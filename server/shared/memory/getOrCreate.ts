const MAX_ENTRIES = 400;

/** Returns the cached value of a key or creates it. A full cache is cleared. */
export function getOrCreate<Key, Value>(values: Map<Key, Value>, key: Key, create: () => Value): Value {
  const cached = values.get(key);
  if (cached !== undefined) return cached;
  if (values.size >= MAX_ENTRIES) values.clear();
  const value = create();
  values.set(key, value);
  return value;
}
