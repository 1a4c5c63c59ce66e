export type Words = Readonly<Record<string, string>> & { readonly en: string };

/** Returns the text in a language (BCP 47), else in its primary language, else in English. */
export function inLanguage(words: Words, language: string): string {
  const tag = language.toLowerCase();
  return words[tag] ?? words[tag.replace(/-.*/, "")] ?? words.en;
}
