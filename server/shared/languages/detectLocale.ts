import { defaultLocale, isLocale, type Locale } from "./locales.ts";

/** The cookie that remembers a chosen language. */
export const localeCookieName = "i18n_redirected";

/** The parameter of the address by which an embedding page passes its language. */
export const localeParameter = "locale";

/** What a request says about its language, as sent. */
export interface LocaleHints {
  /** The value of `?locale=`, which the embed sets. */
  readonly parameter: string | null;
  /** The whole `Cookie` header, or `document.cookie`. */
  readonly cookies: string | null;
  /** The whole `Accept-Language` header (RFC 9110, 12.5.4). */
  readonly acceptLanguage: string | null;
}

/**
 * The interface's language for a request: the embed's word, else the visitor's earlier choice, else the
 * browser's languages in their order of preference, else English. Never throws, whatever was sent.
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
 * Our spelling of a language range: `pt-BR` is `pt-br`, `en-US` and `en_us` are `en`; null for what we do
 * not speak. Lookup as RFC 4647 (3.4) does it: subtags are dropped from the end until one matches.
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
  // A header is free text from anywhere: a bounded number of ranges is looked at.
  const ranges = header
    .split(",", 32)
    .map(readRange)
    .filter(({ quality }) => quality > 0);
  // Array sort is stable: ranges of equal quality stay in the order they were sent in.
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

/** The value of one cookie in a `Cookie` header, undecoded; null when it is not there. */
export function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}
