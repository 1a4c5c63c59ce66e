/** A text with a capital at its start, as at the head of a line: `Lundi 23 novembre`. */
export function capitalize(text: string, locale: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
