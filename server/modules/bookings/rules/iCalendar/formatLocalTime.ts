import { matchLanguage } from "../../../../shared/languages/detectLocale.ts";
import { defaultLocale, languageTag } from "../../../../shared/languages/locales.ts";
import { toLocalDate, formatDate, formatTimeRange } from "../../../../shared/time/format.ts";
import { HOUR_CYCLES } from "../../../../shared/time/hourCycles.ts";
import { ZONE_CITIES } from "../../../../shared/time/zoneCities.ts";
import { zoneLabel } from "../../../../shared/time/zoneLabel.ts";

export interface LocalTimeFormat {
  readonly timeZone: string;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly hourCycle: keyof typeof HOUR_CYCLES;
}

/**
 * `Monday, November 23, 2026, 9:00 AM – 9:30 AM, New York (UTC-5)`. Epoch milliseconds.
 *
 * @throws RangeError for an unknown zone
 */
export function formatLocalTime(startsAt: number, endsAt: number, format: LocalTimeFormat): string {
  const { timeZone } = format;
  const language = matchLanguage(format.locale) ?? defaultLocale;
  const locale = languageTag(language);
  const [start, end] = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()];
  const timeFormat = { locale, timeZone, hourCycle: HOUR_CYCLES[format.hourCycle] };
  return [
    formatDate(toLocalDate(start, timeZone), "full", locale),
    formatTimeRange(start, end, timeFormat),
    zoneLabel(timeZone, start, ZONE_CITIES[language]),
  ].join(", ");
}
