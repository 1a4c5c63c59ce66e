const monday = Date.UTC(2026, 10, 23);

/** Locales whose week starts on Sunday (CLDR `weekData`). English is American English here. */
const sundayFirst = new Set(["en", "en-US", "pt", "pt-BR", "pt-PT"]);

/** Returns 1 (Monday) to 7 (Sunday). Browsers disagree, so `Intl` is not used. */
export function firstWeekday(locale: string): number {
  return sundayFirst.has(locale) ? 7 : 1;
}

export interface WeekdayName {
  readonly short: string;
  readonly long: string;
}

/** Cached, because creating the formats costs more than the rest of a month. */
const known = new Map<string, readonly WeekdayName[]>();

/** Returns the names starting with weekday `first`, 1 to 7. */
export function weekdayNames(locale: string, first: number): readonly WeekdayName[] {
  const key = `${locale} ${first}`;
  const names = known.get(key) ?? makeNames(locale, first);
  known.set(key, names);
  return names;
}

function makeNames(locale: string, first: number): readonly WeekdayName[] {
  const format = (tag: string, weekday: "short" | "long") =>
    new Intl.DateTimeFormat(tag, { weekday, timeZone: "UTC" });
  // CLDR has no abbreviations for Portugal that fit a column, so the Brazilian ones are used.
  const short = format(locale === "pt-PT" ? "pt-BR" : locale, "short");
  const long = format(locale, "long");
  return Array.from({ length: 7 }, (_, column) => {
    const day = monday + (first - 1 + column) * 86_400_000;
    return { short: short.format(day), long: long.format(day) };
  });
}
