export { getFirstWeekday } from "../../time/firstWeekday.ts";

const MONDAY_MS = Date.UTC(2026, 10, 23);

export interface WeekdayName {
  readonly short: string;
  readonly long: string;
}

/** Cached, because creating the formats costs more than the rest of a month. */
const namesCache = new Map<string, readonly WeekdayName[]>();

/** Returns the names starting with weekday `first`, 1 to 7. */
export function getWeekdayNames(locale: string, first: number): readonly WeekdayName[] {
  const key = `${locale} ${first}`;
  const names = namesCache.get(key) ?? formatNames(locale, first);
  namesCache.set(key, names);
  return names;
}

function formatNames(locale: string, first: number): readonly WeekdayName[] {
  const createFormat = (tag: string, weekday: "short" | "long") =>
    new Intl.DateTimeFormat(tag, { weekday, timeZone: "UTC" });
  // CLDR has no abbreviations for Portugal that fit a column, so the Brazilian ones are used.
  const short = createFormat(locale === "pt-PT" ? "pt-BR" : locale, "short");
  const long = createFormat(locale, "long");
  return Array.from({ length: 7 }, (_, column) => {
    const day = MONDAY_MS + (first - 1 + column) * 86_400_000;
    return { short: short.format(day), long: long.format(day) };
  });
}
