/** Zones come from addresses too, in any spelling: what is remembered of them must not grow for ever. */
const entriesAtMost = 400;

/** The value made for a key, made once; everything is forgotten when there is too much of it. */
export function remembered<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  if (values.size >= entriesAtMost) values.clear();
  const value = make();
  values.set(key, value);
  return value;
}
