import { getDayOfWeek, parseDate } from "@internationalized/date";

const monday = "2026-11-23";

/** The first day of the week where a language is at home: 1 (Monday) to 7 (Sunday). */
export function firstWeekday(locale: string): number {
  const column = getDayOfWeek(parseDate(monday), locale);
  return ((7 - column) % 7) + 1;
}

/** The names of the days, beginning with one of them. */
export function weekdayNames(
  locale: string,
  first: number,
): readonly { readonly short: string; readonly long: string }[] {
  const format = (weekday: "short" | "long") => new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  const short = format("short");
  const long = format("long");
  return Array.from({ length: 7 }, (_, column) => {
    const day = new Date(Date.parse(`${monday}T00:00:00Z`) + (first - 1 + column) * 86_400_000);
    return { short: short.format(day), long: long.format(day) };
  });
}
