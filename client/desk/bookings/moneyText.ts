import { getCurrencyDecimals } from "../../../server/shared/money/decimals.ts";

/** Writes minor units as a plain number for a field: 1250 is `12.50`. */
export function toMoneyText(amount: number, currency: string): string {
  const decimals = getCurrencyDecimals(currency);
  return (amount / 10 ** decimals).toFixed(decimals);
}

/** Reads a typed amount, with a point or a comma, as minor units. Null if it is no amount above 0. */
export function parseMoney(text: string, currency: string): number | null {
  const decimals = getCurrencyDecimals(currency);
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.replace(/\s/g, ""));
  const fraction = match?.[2] ?? "";
  if (!match || fraction.length > decimals) return null;
  const amount = Number(match[1]) * 10 ** decimals + Number(fraction.padEnd(decimals, "0") || 0);
  return amount > 0 ? amount : null;
}
