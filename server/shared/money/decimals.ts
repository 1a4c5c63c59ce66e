// ISO 4217, by hand: engines disagree (a forint has two decimals in one and none in another), and money must not.
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

/** How many decimals of a currency (ISO 4217, upper case) its minor unit stands for: 2 for USD, 0 for JPY. */
export function decimalsOf(currency: string): number {
  return byCurrency.get(currency) ?? 2;
}

/** Whether a text is a currency's code (ISO 4217) that amounts can be in. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf("currency").includes(code);
}
