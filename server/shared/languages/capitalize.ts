/** Capitalizes the first letter, for headings: `Lundi 23 novembre`. */
export function capitalize(text: string, locale: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
