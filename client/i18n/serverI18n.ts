import type { I18n, Messages } from "@lingui/core";
import { loadPart, makeI18n } from "./catalogues.ts";
import type { Locale } from "./locales.ts";

const whole = import.meta.glob<Messages>("./locales/*.po", { import: "messages" });

export async function loadServerI18n(locale: Locale): Promise<I18n> {
  return makeI18n(locale, await loadPart(whole, locale));
}
