/** Locales whose week starts on Sunday (CLDR `weekData`). English is American English here. */
const SUNDAY_FIRST = new Set(["en", "en-US", "pt", "pt-BR", "pt-PT"]);

/** Returns 1 (Monday) to 7 (Sunday). Browsers disagree, so `Intl` is not used. */
export function getFirstWeekday(locale: string): number {
  return SUNDAY_FIRST.has(locale) ? 7 : 1;
}
