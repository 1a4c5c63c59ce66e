import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { languageTag, type Locale } from "./locales.ts";

/** One chunk a language: the browser loads the active one only. */
const catalogues = import.meta.glob<Messages>("./locales/*.po", { import: "messages" });

/**
 * Loads a language's words and makes an instance that speaks them. Never the library's global instance:
 * on the server many languages speak at once.
 */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const load = catalogues[`./locales/${locale}.po`];
  if (!load) throw new Error(`No catalogue for ${locale}`);
  const tag = languageTag(locale);
  return setupI18n({ locale: tag, messages: { [tag]: await load() } });
}
