// ISO 4217. `Intl` is not used, because engines disagree on the decimals of some currencies (HUF).
const DECIMALS: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
  4: "CLF UYW",
};

const byCurrency = new Map(
  Object.entries(DECIMALS).flatMap(([decimals, codes]) =>
    codes.split(" ").map((code) => [code, Number(decimals)] as const),
  ),
);

/** Returns the decimals of a currency's minor unit: 2 for USD, 0 for JPY. */
export function getCurrencyDecimals(currency: string): number {
  return byCurrency.get(currency) ?? 2;
}

export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf("currency").includes(code);
}
