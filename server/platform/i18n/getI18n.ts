import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type I18n, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { type Locale, defaultLocale, isLocale, languageTag } from "../../shared/languages/locales.ts";
import { projectRoot } from "../../root.ts";
import { type Catalogue, parseCatalogue } from "./parseCatalogue.ts";

const FOLDER = join(projectRoot, "server", "platform", "i18n", "locales");

const catalogues = new Map<Locale, Catalogue>();
const instances = new Map<Locale, I18n>();

/** Missing translations are English. */
export function getI18n(locale: Locale): I18n {
  const known = instances.get(locale);
  if (known) return known;
  const tag = languageTag(locale);
  const messages = {
    ...loadCatalogue(defaultLocale),
    ...(locale === "pt-br" ? loadCatalogue("pt") : {}),
    ...loadCatalogue(locale),
  };
  const compiled = Object.entries(messages).map(([id, message]) => [id, compileMessage(message)] as const);
  const i18n = setupI18n({ locale: tag, messages: { [tag]: Object.fromEntries(compiled) } });
  instances.set(locale, i18n);
  return i18n;
}

/** `fr-CA` becomes French, unsupported languages English. */
export function toSupportedLocale(tag: string): Locale {
  const wanted = tag.toLowerCase();
  const language = wanted.split("-", 1)[0];
  return isLocale(wanted) ? wanted : isLocale(language) ? language : defaultLocale;
}

function loadCatalogue(locale: Locale): Catalogue {
  const known = catalogues.get(locale) ?? parseCatalogue(readFileSync(join(FOLDER, `${locale}.po`), "utf8"));
  catalogues.set(locale, known);
  return known;
}
