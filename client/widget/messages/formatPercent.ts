/** Formats `20%` or `20 %` by locale with plain spaces, because engines use different ones. */
export function formatPercent(percent: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return format.format(percent / 100).replace(/[\u00a0\u202f]/g, " ");
}
