import { getOrCreate } from "../memory/getOrCreate.ts";
import { getCurrencyDecimals } from "./decimals.ts";
import type { Money } from "./money.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** Formats as `$110.00`, with our own decimals and plain spaces, because engines differ. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const decimals = getCurrencyDecimals(currency);
  const format = getOrCreate(
    formats,
    `${locale} ${currency}`,
    () =>
      new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  );
  return format.format(amount / 10 ** decimals).replace(/[\u00a0\u202f]/g, " ");
}
