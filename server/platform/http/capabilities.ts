const AT_MOST = 20;

/** Access keys, order keys and hold tokens. Row ids are shorter or lower case. */
const SHAPE = /^(?=.*[A-Z])[\w-]{36,62}$/;

/** Finds keys and tokens by shape only. */
export function capabilitiesOf(variables: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [variables];
  while (waiting.length > 0 && found.size < AT_MOST) {
    const value = waiting.pop();
    if (typeof value === "string") {
      if (SHAPE.test(value)) found.add(value);
    } else if (value !== null && typeof value === "object") {
      for (const inner of Object.values(value)) waiting.push(inner);
    }
  }
  return found;
}
