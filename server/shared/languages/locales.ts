export const locales = ["da", "de", "en", "es", "fr", "hu", "it", "nl", "pl", "pt-br", "pt"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

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

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** `Intl` formats a bare `pt` as Brazilian Portuguese, so both languages have a region. */
const REGIONAL_TAGS: Partial<Record<Locale, string>> = { "pt-br": "pt-BR", pt: "pt-PT" };

/** Returns the BCP 47 tag for `<html lang>`, `Intl` and react-aria. */
export function languageTag(locale: Locale): string {
  return REGIONAL_TAGS[locale] ?? locale;
}

export function textDirection(_locale: Locale): "ltr" | "rtl" {
  return "ltr";
}
