// Shared with the server.
export {
  type Locale,
  defaultLocale,
  isLocale,
  languageTag,
  localeNames,
  locales,
  textDirection,
} from "../../server/shared/languages/locales.ts";
