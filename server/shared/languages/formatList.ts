const formats = new Map<string, Intl.ListFormat>();

/** Formats a list: `A, B, and C`, `A, B und C`. `locale` is a BCP 47 tag. */
export function formatList(items: readonly string[], locale: string): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: "conjunction" });
  formats.set(locale, format);
  return format.format(items);
}
