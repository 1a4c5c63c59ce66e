import type { I18n, Messages } from "@lingui/core";
import { loadPart, makeI18n } from "./catalogues.ts";
import type { Locale } from "./locales.ts";

const whole = import.meta.glob<Messages>("./locales/*.po", { import: "messages" });

/** Loads all words of a language, those of the site's pages too, and makes an instance that speaks them. */
export async function loadServerI18n(locale: Locale): Promise<I18n> {
  return makeI18n(locale, await loadPart(whole, locale));
}
