import type { I18n, Messages } from "@lingui/core";
import { loadMessages, createI18n } from "./catalogues.ts";
import type { Locale } from "./locales.ts";

const allTables = import.meta.glob<Messages>("./locales/*.po", { import: "messages" });

export async function loadServerI18n(locale: Locale): Promise<I18n> {
  return createI18n(locale, await loadMessages(allTables, locale));
}
