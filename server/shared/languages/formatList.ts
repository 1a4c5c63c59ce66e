const formats = new Map<string, Intl.ListFormat>();

/** Names as a sentence lists them: `A, B, and C`, `A, B und C`. `locale` as BCP 47 writes it. */
export function formatList(items: readonly string[], locale: string): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: "conjunction" });
  formats.set(locale, format);
  return format.format(items);
}
