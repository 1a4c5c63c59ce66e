const entriesAtMost = 400;

/** Returns the cached value of a key or creates it. A full cache is cleared. */
export function remembered<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  if (values.size >= entriesAtMost) values.clear();
  const value = make();
  values.set(key, value);
  return value;
}
