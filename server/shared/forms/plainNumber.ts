/** Digits that a number may have: so many survive being computed with, whatever the point's place. */
const MOST_DIGITS = 15;

/**
 * A number in its one way of writing, null when it is none. Taken are ASCII digits with at most one point inside and a
 * minus before, white space around them; not `1e5`, `+1`, `.5`, `1,000` or other scripts' digits: which numbers those
 * are is for the screen to know. Zeros that say nothing are left out, and `-0` is `0`.
 */
export function plainNumber(text: string): string | null {
  if (text.length > 100) return null;
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!parts) return null;
  const whole = parts[2]!.replace(/^0+(?=\d)/, "");
  const decimals = (parts[3] ?? "").replace(/0+$/, "");
  if (whole.length + decimals.length > MOST_DIGITS) return null;
  const size = decimals === "" ? whole : `${whole}.${decimals}`;
  return size === "0" ? "0" : parts[1]! + size;
}

/** How many decimals a plain number has. */
export function decimalsOf(plain: string): number {
  const point = plain.indexOf(".");
  return point === -1 ? 0 : plain.length - point - 1;
}
