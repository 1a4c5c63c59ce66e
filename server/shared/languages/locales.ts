/** The languages of the interface, as the cookie, the embed and the catalogues' files write them. */
export const locales = ["da", "de", "en", "es", "fr", "hu", "it", "nl", "pl", "pt-br", "pt"] as const;

/** One language of the interface. */
export type Locale = (typeof locales)[number];

/** What speaks when nothing else was asked for. */
export const defaultLocale: Locale = "en";

/** The name of every language in itself, for the switch. Names of languages are not translated. */
export const localeNames: Readonly<Record<Locale, string>> = {
  da: "Dansk",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  hu: "Magyar",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  "pt-br": "Português (Brasil)",
  pt: "Português",
};

/** True for exactly one of our spellings. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** `Intl` formats a bare `pt` as Brazilian Portuguese, so both languages name their region. */
const REGIONAL_TAGS: Partial<Record<Locale, string>> = { "pt-br": "pt-BR", pt: "pt-PT" };

/** The BCP 47 tag of a language, for `<html lang>`, `Intl` and react-aria. */
export function languageTag(locale: Locale): string {
  return REGIONAL_TAGS[locale] ?? locale;
}

/** All eleven languages are written from left to right; a twelfth may not be. */
export function textDirection(_locale: Locale): "ltr" | "rtl" {
  return "ltr";
}
