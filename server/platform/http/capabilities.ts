const MAX_CAPABILITIES = 20;

/** Access keys, order keys and hold tokens. Row ids are shorter or lower case. */
const SHAPE = /^(?=.*[A-Z])[\w-]{36,62}$/;

/** Finds keys and tokens by shape only. */
export function findCapabilities(variables: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const stack: unknown[] = [variables];
  while (stack.length > 0 && found.size < MAX_CAPABILITIES) {
    const value = stack.pop();
    if (typeof value === "string") {
      if (SHAPE.test(value)) found.add(value);
    } else if (value !== null && typeof value === "object") {
      for (const inner of Object.values(value)) stack.push(inner);
    }
  }
  return found;
}
