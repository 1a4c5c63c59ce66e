import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { languageTag, type Locale } from "./locales.ts";

/**
 * Two chunks per language (`vitePluginMessages.ts`). The browser loads the active language, and its later messages when
 * needed.
 */
const first = import.meta.glob<Messages>("./locales/*.po", { import: "messages", query: "?first" });
const later = import.meta.glob<Messages>("./locales/*.po", { import: "messages", query: "?later" });

/**
 * Loads all browser messages of a language. Each call returns its own instance, because the server renders several
 * languages at once.
 */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const [firstWords, laterWords] = await Promise.all([loadPart(first, locale), loadPart(later, locale)]);
  return makeI18n(locale, { ...firstWords, ...laterWords });
}

/**
 * Loads the messages of a calendar's first view. `loadRemainingMessages` adds the others to the same instance. Browser
 * only.
 */
export function loadFirstI18n(locale: Locale): Promise<I18n> {
  const making = loadPart(first, locale).then((words) => makeI18n(locale, { ...words }));
  missing = async () => {
    const [i18n, words] = await Promise.all([making, loadPart(later, locale)]);
    // Nothing on the screen uses them, so no component renders again.
    Object.assign(i18n.messages, words);
    missing = null;
  };
  return making;
}

let missing: (() => Promise<void>) | null = null;
let completing: Promise<void> | null = null;

/** Loads the messages that `loadFirstI18n` omitted. Code outside of the first view must not render before. */
export function completeWords(): Promise<void> {
  if (missing === null) return Promise.resolve();
  return (completing ??= missing().finally(() => {
    completing = null;
  }));
}

export function makeI18n(locale: Locale, messages: Messages): I18n {
  const tag = languageTag(locale);
  return setupI18n({ locale: tag, messages: { [tag]: messages } });
}

export function loadPart(
  parts: Readonly<Record<string, () => Promise<Messages>>>,
  locale: Locale,
): Promise<Messages> {
  const load = parts[`./locales/${locale}.po`];
  if (!load) throw new Error(`No catalogue for ${locale}`);
  return load();
}
