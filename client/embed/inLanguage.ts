/** The words in a language (BCP 47), else in its main language, else in English. */
export function inLanguage(words: Readonly<Record<string, string>>, language: string): string {
  const tag = language.toLowerCase();
  return words[tag] ?? words[tag.split("-")[0] ?? ""] ?? words["en"] ?? "";
}
