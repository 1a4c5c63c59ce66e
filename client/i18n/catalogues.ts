import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { languageTag, type Locale } from "./locales.ts";

/**
 * Two chunks per language (`vitePluginMessages.ts`). The browser loads the active language, and its later messages when
 * needed.
 */
const firstTables = import.meta.glob<Messages>("./locales/*.po", { import: "messages", query: "?first" });
const laterTables = import.meta.glob<Messages>("./locales/*.po", { import: "messages", query: "?later" });

/**
 * Loads all browser messages of a language. Each call returns its own instance, because the server renders several
 * languages at once.
 */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const [firstMessages, laterMessages] = await Promise.all([
    loadMessages(firstTables, locale),
    loadMessages(laterTables, locale),
  ]);
  return createI18n(locale, { ...firstMessages, ...laterMessages });
}

/**
 * Loads the messages of a calendar's first view. `loadRemainingMessages` adds the others to the same instance. Browser
 * only.
 */
export function loadFirstI18n(locale: Locale): Promise<I18n> {
  const instance = loadMessages(firstTables, locale).then((loaded) => createI18n(locale, { ...loaded }));
  loadMissing = async () => {
    const [i18n, loaded] = await Promise.all([instance, loadMessages(laterTables, locale)]);
    // Nothing on the screen uses them, so no component renders again.
    Object.assign(i18n.messages, loaded);
    loadMissing = null;
  };
  return instance;
}

let loadMissing: (() => Promise<void>) | null = null;
let loadingRemaining: Promise<void> | null = null;

/** Loads the messages that `loadFirstI18n` omitted. Code outside of the first view must not render before. */
export function loadRemainingMessages(): Promise<void> {
  if (loadMissing === null) return Promise.resolve();
  return (loadingRemaining ??= loadMissing().finally(() => {
    loadingRemaining = null;
  }));
}

export function createI18n(locale: Locale, messages: Messages): I18n {
  const localeTag = languageTag(locale);
  return setupI18n({ locale: localeTag, messages: { [localeTag]: messages } });
}

export function loadMessages(
  tables: Readonly<Record<string, () => Promise<Messages>>>,
  locale: Locale,
): Promise<Messages> {
  const load = tables[`./locales/${locale}.po`];
  if (!load) throw new Error(`No catalogue for ${locale}`);
  return load();
}
