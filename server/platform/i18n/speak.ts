import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type I18n, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { type Locale, defaultLocale, isLocale, languageTag } from "../../shared/languages/locales.ts";
import { projectRoot } from "../../root.ts";
import { type Catalogue, readCatalogue } from "./readCatalogue.ts";

const FOLDER = join(projectRoot, "server", "platform", "i18n", "locales");

const catalogues = new Map<Locale, Catalogue>();
const speakers = new Map<Locale, I18n>();

/** Missing translations are English. */
export function speak(locale: Locale): I18n {
  const known = speakers.get(locale);
  if (known) return known;
  const tag = languageTag(locale);
  const messages = {
    ...catalogue(defaultLocale),
    ...(locale === "pt-br" ? catalogue("pt") : {}),
    ...catalogue(locale),
  };
  const compiled = Object.entries(messages).map(([id, message]) => [id, compileMessage(message)] as const);
  const i18n = setupI18n({ locale: tag, messages: { [tag]: Object.fromEntries(compiled) } });
  speakers.set(locale, i18n);
  return i18n;
}

/** `fr-CA` becomes French, unsupported languages English. */
export function spokenLocale(tag: string): Locale {
  const wanted = tag.toLowerCase();
  const language = wanted.split("-", 1)[0];
  return isLocale(wanted) ? wanted : isLocale(language) ? language : defaultLocale;
}

function catalogue(locale: Locale): Catalogue {
  const known = catalogues.get(locale) ?? readCatalogue(readFileSync(join(FOLDER, `${locale}.po`), "utf8"));
  catalogues.set(locale, known);
  return known;
}
