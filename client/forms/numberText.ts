function getSeparators(locale: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const findSeparator = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: findSeparator("group", ","), decimal: findSeparator("decimal", ".") };
}

/**
 * Converts typed text to a plain number with a decimal point. Thousands may be grouped in the locale's format or with
 * spaces. Other text stays as typed and fails validation.
 */
export function toPlainNumber(typed: string, locale: string): string {
  const { group, decimal } = getSeparators(locale);
  const text = typed.trim().replace(/[\s\u00a0\u202f]/g, " ");
  const escapeSeparator = (findSeparator: string) =>
    findSeparator.replace(/[\s\u00a0\u202f]/g, " ").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const groupedPattern = new RegExp(
    `^-?\\d{1,3}(?:(?:${escapeSeparator(group)}|['’ ])\\d{3})+(?:${escapeSeparator(decimal)}\\d+)?$`,
  );
  const ungrouped = groupedPattern.test(text)
    ? text.replace(new RegExp(`${escapeSeparator(group)}|['’ ]`, "g"), "")
    : text;
  return new RegExp(`^-?\\d*${escapeSeparator(decimal)}\\d+$`).test(ungrouped)
    ? ungrouped.replace(decimal, ".")
    : ungrouped;
}

export function formatPlainNumber(plain: string, locale: string): string {
  return /^-?\d*\.\d+$/.test(plain) ? plain.replace(".", getSeparators(locale).decimal) : plain;
}
