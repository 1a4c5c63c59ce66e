/** `20%`, as its language writes it (`20 %`), with plain spaces: engines differ in theirs. */
export function formatPercent(percent: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return format.format(percent / 100).replace(/[\u00a0\u202f]/g, " ");
}
