/** How many of one request are counted: who sends more is counted for these. */
const AT_MOST = 20;

/** Access keys, order keys and hold tokens are 36 to 62 characters of base64url; ids of rows are shorter or lower case. */
const SHAPE = /^(?=.*[A-Z])[\w-]{36,62}$/;

/**
 * The texts among an operation's variables that open something by themselves, each once. By their shape alone: whether they
 * open anything is not known yet, and what only looks like one is counted for nothing but itself.
 */
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
