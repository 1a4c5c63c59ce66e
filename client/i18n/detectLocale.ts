// Shared with the server.
export {
  type LocaleHints,
  cookieValue,
  detectLocale,
  localeCookieName,
  localeParameter,
  matchLanguage,
} from "../../server/shared/languages/detectLocale.ts";
