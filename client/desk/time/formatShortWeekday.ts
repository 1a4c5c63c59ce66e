import type { IsoDate } from "../../time/format.ts";

/**
 * Formats "Mon", without the full stop that some languages add. CLDR has no abbreviations for Portugal that fit a narrow
 * column, so the Brazilian ones are used.
 */
export function formatShortWeekday(date: IsoDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale === "pt-PT" ? "pt-BR" : locale, {
    weekday: "short",
    timeZone: "UTC",
  });
  return format.format(Date.parse(date)).replace(/\.$/, "");
}
