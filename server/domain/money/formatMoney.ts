import type { Money } from "./money.ts";

/** `$110.00`, with the currency's own number of decimals and plain spaces: engines differ in theirs. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** decimals).replace(/[\u00a0\u202f]/g, " ");
}
