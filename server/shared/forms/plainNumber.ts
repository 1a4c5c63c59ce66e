/** Maximum number of digits that a double represents exactly. */
const MOST_DIGITS = 15;

/**
 * Normalizes a decimal number, or returns null. Accepts ASCII digits with one optional point and minus, but not `1e5`,
 * `+1`, `.5` or `1,000`. Removes redundant zeros, and `-0` becomes `0`.
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

export function decimalsOf(plain: string): number {
  const point = plain.indexOf(".");
  return point === -1 ? 0 : plain.length - point - 1;
}
