// The server speaks the same languages.
export {
  type Locale,
  defaultLocale,
  isLocale,
  languageTag,
  localeNames,
  locales,
  textDirection,
} from "../../server/shared/languages/locales.ts";
