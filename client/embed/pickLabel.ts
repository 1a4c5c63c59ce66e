export type Labels = Readonly<Record<string, string>> & { readonly en: string };

/** Returns the text in a language (BCP 47), else in its primary language, else in English. */
export function pickLabel(labels: Labels, language: string): string {
  const languageKey = language.toLowerCase();
  return labels[languageKey] ?? labels[languageKey.replace(/-.*/, "")] ?? labels.en;
}
