import { defaultLocale, isLocale, type Locale } from "./locales.ts";

/** Cookie with the language that the visitor chose. */
export const localeCookieName = "i18n_redirected";

/** URL parameter with the language of the embedding page. */
export const localeParameter = "locale";

export interface LocaleHints {
  readonly parameter: string | null;
  readonly cookies: string | null;
  /** The whole `Accept-Language` header (RFC 9110, 12.5.4). */
  readonly acceptLanguage: string | null;
}

/**
 * Returns the language from the URL parameter, the cookie, `Accept-Language` or the default, in this order. Never
 * throws.
 */
export function detectLocale(hints: LocaleHints): Locale {
  return (
    matchLanguage(hints.parameter ?? "") ??
    matchLanguage(cookieValue(hints.cookies ?? "", localeCookieName) ?? "") ??
    fromAcceptLanguage(hints.acceptLanguage ?? "") ??
    defaultLocale
  );
}

/**
 * Looks up a language range as in RFC 4647 (3.4): subtags are dropped from the end until a locale matches. Returns null
 * if none does.
 */
export function matchLanguage(range: string): Locale | null {
  const subtags = range.trim().toLowerCase().replaceAll("_", "-").split("-");
  while (subtags.length > 0) {
    const candidate = subtags.join("-");
    if (isLocale(candidate)) return candidate;
    subtags.pop();
  }
  return null;
}

function fromAcceptLanguage(header: string): Locale | null {
  const ranges = header
    .split(",", 32)
    .map(readRange)
    .filter(({ quality }) => quality > 0);
  ranges.sort((left, right) => right.quality - left.quality);
  for (const { range } of ranges) {
    if (range === "*") return defaultLocale;
    const locale = matchLanguage(range);
    if (locale) return locale;
  }
  return null;
}

function readRange(part: string): { range: string; quality: number } {
  const [range = "", ...parameters] = part.split(";").map((piece) => piece.trim());
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  if (weight === undefined) return { range, quality: 1 };
  const quality = Number(weight.slice(weight.indexOf("=") + 1));
  return { range, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

/** Returns the raw value of a cookie, or null if it is missing. */
export function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}
