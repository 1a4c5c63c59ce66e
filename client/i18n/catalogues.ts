import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { languageTag, type Locale } from "./locales.ts";

/** Two chunks a language (`vitePluginWords.ts`): the browser loads the active language only, and its later words when they are needed. */
const first = import.meta.glob<Messages>("./locales/*.po", { import: "messages", query: "?first" });
const later = import.meta.glob<Messages>("./locales/*.po", { import: "messages", query: "?later" });

/**
 * Loads a language's words and makes an instance that speaks them. Never the library's global instance:
 * on the server many languages speak at once.
 */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const [firstWords, laterWords] = await Promise.all([loadPart(first, locale), loadPart(later, locale)]);
  return makeI18n(locale, { ...firstWords, ...laterWords });
}

/** Loads what the first view of a calendar says. `completeWords` adds all other words to the same instance. Browsers only. */
export function loadFirstI18n(locale: Locale): Promise<I18n> {
  const making = loadPart(first, locale).then((words) => makeI18n(locale, { ...words }));
  missing = async () => {
    const [i18n, words] = await Promise.all([making, loadPart(later, locale)]);
    // Nothing on the screen uses them, so no component is rendered again.
    Object.assign(i18n.messages, words);
    missing = null;
  };
  return making;
}

/** Loads the words that the page's language still lacks; null: none. */
let missing: (() => Promise<void>) | null = null;
let completing: Promise<void> | null = null;

/** Loads the words that `loadFirstI18n` left out. Code that comes later than the first view must not be rendered before. */
export function completeWords(): Promise<void> {
  if (missing === null) return Promise.resolve();
  return (completing ??= missing().finally(() => {
    completing = null;
  }));
}

/** Makes an instance that speaks these words. */
export function makeI18n(locale: Locale, messages: Messages): I18n {
  const tag = languageTag(locale);
  return setupI18n({ locale: tag, messages: { [tag]: messages } });
}

/** Loads a part of a language's words from one of the tables above. */
export function loadPart(
  parts: Readonly<Record<string, () => Promise<Messages>>>,
  locale: Locale,
): Promise<Messages> {
  const load = parts[`./locales/${locale}.po`];
  if (!load) throw new Error(`No catalogue for ${locale}`);
  return load();
}
