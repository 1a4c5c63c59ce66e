import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { languageTag, type Locale } from "./locales.ts";

/** Takes the place of `catalogues.ts` in the build of the desk. */
const tables = import.meta.glob<Messages>("./locales/*.po", { import: "messages", query: "?desk" });

/** Loads all messages of the desk in a language. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const load = tables[`./locales/${locale}.po`];
  if (!load) throw new Error(`No catalogue for ${locale}`);
  const localeTag = languageTag(locale);
  return setupI18n({ locale: localeTag, messages: { [localeTag]: await load() } });
}

/** Nothing remains, because the desk loads its whole catalogue at once. */
export function loadRemainingMessages(): Promise<void> {
  return Promise.resolve();
}
