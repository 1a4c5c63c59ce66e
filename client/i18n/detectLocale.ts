// The server finds the language of a failure by the same rule.
export {
  type LocaleHints,
  cookieValue,
  detectLocale,
  localeCookieName,
  localeParameter,
  matchLanguage,
} from "../../server/shared/languages/detectLocale.ts";
