/** Maximum number of digits that a double represents exactly. */
const MAX_DIGITS = 15;

/**
 * Normalizes a decimal number, or returns null. Accepts ASCII digits with one optional point and minus, but not `1e5`,
 * `+1`, `.5` or `1,000`. Removes redundant zeros, and `-0` becomes `0`.
 */
export function normalizeNumber(text: string): string | null {
  if (text.length > 100) return null;
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!parts) return null;
  const whole = parts[2]!.replace(/^0+(?=\d)/, "");
  const decimals = (parts[3] ?? "").replace(/0+$/, "");
  if (whole.length + decimals.length > MAX_DIGITS) return null;
  const absolute = decimals === "" ? whole : `${whole}.${decimals}`;
  return absolute === "0" ? "0" : parts[1]! + absolute;
}

export function countDecimals(normalized: string): number {
  const point = normalized.indexOf(".");
  return point === -1 ? 0 : normalized.length - point - 1;
}
