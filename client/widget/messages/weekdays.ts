/** 2026-11-23, a Monday, in milliseconds since 1970. */
const monday = Date.UTC(2026, 10, 23);

/** Languages whose week begins on Sunday at home (CLDR, `weekData`); English is American here. */
const sundayFirst = new Set(["en", "en-US", "pt", "pt-BR", "pt-PT"]);

/** The first day of the week where a language is at home: 1 (Monday) to 7 (Sunday). Browsers disagree, so nothing of them is asked. */
export function firstWeekday(locale: string): number {
  return sundayFirst.has(locale) ? 7 : 1;
}

/** A day's name as it heads a column and as it is read out. */
export interface WeekdayName {
  readonly short: string;
  readonly long: string;
}

/** At most a handful of languages times seven: making the formats costs more than the rest of a month. */
const known = new Map<string, readonly WeekdayName[]>();

/** The names of the days, beginning with one of them. */
export function weekdayNames(locale: string, first: number): readonly WeekdayName[] {
  const key = `${locale} ${first}`;
  const names = known.get(key) ?? makeNames(locale, first);
  known.set(key, names);
  return names;
}

function makeNames(locale: string, first: number): readonly WeekdayName[] {
  const format = (tag: string, weekday: "short" | "long") =>
    new Intl.DateTimeFormat(tag, { weekday, timeZone: "UTC" });
  // CLDR has no short names for Portugal ("segunda"), which do not fit a column. Portugal and Brazil abbreviate alike.
  const short = format(locale === "pt-PT" ? "pt-BR" : locale, "short");
  const long = format(locale, "long");
  return Array.from({ length: 7 }, (_, column) => {
    const day = monday + (first - 1 + column) * 86_400_000;
    return { short: short.format(day), long: long.format(day) };
  });
}
