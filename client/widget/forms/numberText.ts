function signsOf(tag: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(tag).formatToParts(1234567.8);
  const sign = (type: string, otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  return { group: sign("group", ","), decimal: sign("decimal", ".") };
}

/**
 * Converts typed text to a plain number with a decimal point. Thousands may be grouped in the locale's format or with
 * spaces. Other text stays as typed and fails validation.
 */
export function plainNumber(typed: string, tag: string): string {
  const { group, decimal } = signsOf(tag);
  const text = typed.trim().replace(/[\s\u00a0\u202f]/g, " ");
  const escaped = (sign: string) =>
    sign.replace(/[\s\u00a0\u202f]/g, " ").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const grouped = new RegExp(
    `^-?\\d{1,3}(?:(?:${escaped(group)}|['’ ])\\d{3})+(?:${escaped(decimal)}\\d+)?$`,
  );
  const bare = grouped.test(text) ? text.replace(new RegExp(`${escaped(group)}|['’ ]`, "g"), "") : text;
  return new RegExp(`^-?\\d*${escaped(decimal)}\\d+$`).test(bare) ? bare.replace(decimal, ".") : bare;
}

export function shownNumber(plain: string, tag: string): string {
  return /^-?\d*\.\d+$/.test(plain) ? plain.replace(".", signsOf(tag).decimal) : plain;
}
